import { describe, expect, test } from 'vitest'
import type { Moment } from '../device/device'
import { type FieldName, fieldNames, languageOf } from '../device/device'
import { type Given, openAt, openFirst, type Visitor } from '../device/testing'
import { relatedTo } from './manual/related'
import type { Act, Value } from './model'
import type { TaskId } from './tasks/ids'
import { taskIds, tasks } from './tasks/tasks'
import { usualValue } from './values'
import { freshDevice, replay, wayTo } from './ways'

const installer = '/home/menu/installer'
const settings = '/home/menu/settings'
const power = `${installer}/installed-effect`

const said = ({ buttons, times, holds }: Act) =>
  `${holds > 0 ? 'hold ' : ''}${buttons.join(' and ')}${times > 1 ? ` × ${times}` : ''}`

/** The presses of a way, equal ones joined; `null` where there is none. */
function presses(visitor: Visitor, taskId: TaskId, value: Value = usualValue(taskId)): string | null {
  const acts: Act[] = []
  for (const act of wayTo(visitor, taskId, value)?.acts ?? [null]) {
    if (!act) return null
    const last = acts.at(-1)
    const isSame = last && last.holds + act.holds === 0 && last.buttons[0] === act.buttons[0]
    if (isSame) acts[acts.length - 1] = { ...last, times: last.times + act.times }
    else acts.push(act)
  }
  return acts.map(said).join(', ')
}

/** What a way changes, besides where the visitor is. */
function changes(visitor: Visitor, taskId: TaskId, value: Value = usualValue(taskId)): readonly FieldName[] {
  const end = wayTo(visitor, taskId, value)?.end.device.settings
  const before = visitor.settings
  return fieldNames.filter((name) => name !== 'previousRoute' && end && before[name] !== end[name])
}

describe('From home', () => {
  test.each([
    ['change-temperature', 21, 'next × 2'],
    ['change-temperature', 28, 'hold next'],
    ['turn-off', '', 'hold confirm, confirm'],
    ['lock-keys', '', 'confirm, next × 2, confirm, next × 3, confirm, previous, confirm'],
    ['see-energy', 'year', 'confirm, next, confirm, next × 2'],
    ['change-language', 'fi', 'confirm, next × 2, confirm, next, confirm, next × 3, confirm'],
    ['start-week-program', '', 'confirm × 4'],
    ['start-timer', 4, 'confirm × 2, next, confirm × 3'],
    ['start-timer', 12, 'confirm × 2, next, confirm × 3, next × 2'],
    ['set-date', '', 'confirm, next × 2, confirm × 3'],
    ['screen-saver', 'none', 'confirm, next × 2, confirm, next × 2, confirm, next × 2, confirm'],
    [
      'choose-sensor',
      'floorSensorRoom',
      'confirm, next × 3, confirm, next × 2, confirm × 2, next × 2, confirm',
    ],
    ['comfort-heating', 'on', 'confirm, next × 3, confirm, next, confirm, next, confirm, previous, confirm'],
    ['delay-start', '', 'confirm, next × 3, confirm, next × 4, confirm, next × 2, confirm × 2'],
    ['hardware-test', '', 'confirm, next × 3, confirm × 2, hold confirm'],
    ['factory-reset', 'everything', 'confirm, next × 3, confirm, hold next, confirm × 2, previous, confirm'],
    [
      'factory-reset',
      'save-data',
      'confirm, next × 3, confirm, hold next, confirm, next, confirm, previous, confirm',
    ],
  ] as const)('%s %s', (taskId, value, way) => {
    expect(presses(openAt('/home'), taskId, value)).toBe(way)
  })
})

describe('From wherever the visitor is', () => {
  test('a locked keypad is unlocked first', () => {
    const locked = openAt('/home', { settings: { keylock: 'on' } })
    expect(presses(locked, 'see-energy')).toBe('confirm × 2, next, confirm')
    expect(changes(locked, 'see-energy')).toEqual(['keylock'])
  })

  test('in the menus the lock is no hindrance, and stays', () => {
    const locked = openAt('/home/menu/program', { settings: { keylock: 'on' } })
    expect(presses(locked, 'see-energy')).toBe('back, next, confirm')
    expect(changes(locked, 'see-energy')).toEqual([])
  })

  test('a device that is off is turned on first, where that is needed', () => {
    const off = openAt('/home', { settings: { power: 'off' } })
    expect(presses(off, 'change-temperature')).toBe('hold confirm, confirm, next × 2')
    expect(presses(off, 'see-energy')).toBe('confirm, next, confirm')
  })

  test('a guide half way is gone through to its end', () => {
    const halfWay = openFirst().wait(2000).press('confirm')
    expect(halfWay.path).toBe(`${settings}/time-and-date/set-time`)
    expect(presses(halfWay, 'turn-off')).toBe('confirm × 6, next, confirm, hold confirm, confirm')
    expect(changes(halfWay, 'turn-off')).toEqual(['installationGuide', 'power'])
  })

  test('a number that is edited in the guide is left as it was, and the guide gone through to its end', () => {
    const editing = openFirst('/').wait(2000)
    while (editing.path !== power) editing.press('confirm')
    editing.press('confirm').press('next')
    expect(editing.device.view.draft).toBe(50)
    expect(presses(editing, 'change-temperature', 20)).toMatch(/^back, /)
    expect(changes(editing, 'change-temperature', 20)).not.toContain('effectValue')
  })

  test('the guide’s own question about the program is answered with “Right now”: nothing dries by the way', () => {
    const last = openFirst().wait(2000).press('confirm', 7)
    expect(last.path).toBe(`${installer}/functions/delayed-startup`)
    expect(presses(last, 'start-week-program')).toBe('next, confirm × 5')
    expect(presses(last, 'delay-start')).toBe('confirm')
  })

  test('what the guide asks itself is answered in it', () => {
    const halfWay = openFirst().wait(2000).press('confirm', 3)
    expect(presses(halfWay, 'floor-type')).toBe('next, confirm')
    expect(presses(halfWay.press('confirm'), 'floor-type')).toBe('back, next, confirm')
  })

  test('a splash and an overlay are waited for', () => {
    expect(presses(openFirst(), 'change-language', 'sv')).toBe('next, confirm')
    const saving = openAt(`${settings}/summertime`).press('confirm')
    expect(saving.overlay).not.toBe(null)
    expect(presses(saving, 'summer-time', 'off')).toBe('next, confirm')
  })

  test('an open draft is left, unless it is what the task edits', () => {
    const editing = openAt(power).press('confirm').press('next')
    expect(presses(editing, 'see-energy')).toBe('close, confirm, next, confirm')
    expect(changes(editing, 'see-energy')).toEqual([])
    expect(presses(editing, 'installed-power', 70)).toBe('next × 2, confirm')
  })

  test('an unknown path is left', () => {
    expect(presses(openAt('/nowhere'), 'see-energy')).toBe('close, confirm, next, confirm')
  })

  test('a faulty sensor is no hindrance to what needs none', () => {
    const faulty = openAt('/home', { surroundings: { fault: 3 } })
    expect(presses(faulty, 'change-temperature')).toBe('next × 2')
    expect(presses(faulty, 'why-error', 3)).toBe('')
    expect(presses(faulty, 'choose-sensor', 'roomSensorFloor')).toBe(null)
  })

  test('a floor that dries is heated now', () => {
    const drying = openAt('/home', { settings: { program: 'delayedStartup', secondaryProgram: 'week' } })
    expect(changes(drying, 'heat-now')).toEqual(['program', 'secondaryProgram'])
  })

  test('a guest room has its temperature, and no menu', () => {
    const guest = openAt('/home', { settings: { application: 'hotel' } })
    expect(presses(guest, 'change-temperature', 22)).toBe('next × 3')
    expect(presses(guest, 'change-temperature', 24)).toBe(null)
    expect(presses(guest, 'see-energy')).toBe(null)
    expect(presses(guest, 'why-locked-guest')).toBe('')
  })
})

describe('There is no way', () => {
  const card: Given = { settings: { wifiInstalled: true } }
  const online: Given = { settings: { wifiInstalled: true, wifi: 'on', wifiNetwork: 'Home' } }
  test.each([
    ['to wifi without a card', 'connect-wifi', {}],
    [
      'to wifi with a connection that fails',
      'connect-wifi',
      { ...card, surroundings: { connectionFails: true } },
    ],
    ['to the time zone without wifi, which sets it', 'set-time-zone', card],
    ['to the clock with wifi, which sets it', 'set-clock', online],
    ['to the floor type after the guide: a reset would change everything', 'floor-type', {}],
    ['to the comfort maximum without comfort heating', 'comfort-maximum', {}],
    ['to the share of power without power control', 'power-share', {}],
    ['to a program of remote control without its application', 'start-remote-control', {}],
    [
      'to a sensor choice under power control',
      'choose-sensor',
      { settings: { application: 'powerControl' } },
    ],
    [
      'to a temperature while the timer program is in force',
      'change-temperature',
      { settings: { program: 'timer' } },
    ],
    ['to an upgrade, which no button opens', 'update', {}],
    ['to a fault that is none', 'why-error', {}],
  ] as const)('%s', (_, taskId, given) => {
    expect(wayTo(openAt('/home', given), taskId, usualValue(taskId))).toBe(null)
  })
})

describe('A task is done on its own screens', () => {
  test('programs are deleted by the question that does so, not by stopping the one that runs', () => {
    const week = openAt('/home/menu/program/week', { settings: { program: 'week' } })
    expect(presses(week, 'stop-week-program')).toBe('confirm')
    expect(presses(week, 'reset-programs')).toBe('back, next × 3, confirm, previous, confirm')
  })

  test('each reset is asked by its own question, also where the other one is in view', () => {
    const saveData = openAt(`${installer}/reset/save-data`).press('previous')
    expect(presses(saveData, 'factory-reset', 'save-data')).toBe('confirm')
    expect(presses(saveData, 'factory-reset', 'everything')).toBe(
      'back, previous, confirm, previous, confirm',
    )
  })
})

describe('Of ways with as many presses', () => {
  test('the one from home along the menus is taken, not the one with more ways back', () => {
    const week = openAt('/home').press('confirm', 3)
    expect(week.path).toBe('/home/menu/program/week')
    expect(presses(week, 'see-energy')).toBe('close, confirm, next, confirm')
  })

  test('pressing three times is taken, not holding', () => {
    expect(presses(openAt('/home'), 'change-temperature', 22)).toBe('next × 3')
    expect(presses(openAt('/home'), 'change-temperature', 23)).toBe('hold next')
  })
})

describe('A search', () => {
  const statesTo = (watts: number) => {
    let states = 0
    wayTo(openAt('/home'), 'installed-power', watts, () => states++)
    return states
  }

  test('looks at as many states for 9,990 W as for 60 W: values are counted', () => {
    expect(statesTo(9990)).toBe(statesTo(60))
  })

  test('of a goal that holds already looks at none', () => {
    let states = 0
    const way = wayTo(openAt('/home'), 'unlock-keys', '', () => states++)
    expect(way).toMatchObject({ acts: [], presses: 0 })
    expect(states).toBe(0)
  })
})

describe('The installation', () => {
  const used = openAt('/home/menu', { settings: { language: 'sv', keylock: 'on', application: 'hotel' } })

  test('is shown on a fresh device, in the language of the visitor’s', () => {
    const fresh = freshDevice(used)
    expect(languageOf(fresh.device)).toBe('sv')
    expect(fresh.device.settings).toMatchObject({ installationGuide: 'pending', keylock: 'off' })
    const way = wayTo(used, 'install', '')
    const end = way?.acts.reduce<Moment>((after, act) => replay(after, act), fresh)
    expect(end?.device.settings.installationGuide).toBe('false')
  })

  test('is shown as an installer would do it: with the mat’s power, and four weeks for the tiles to dry', () => {
    const way = wayTo(used, 'install', '')
    expect(way?.end.device.settings).toMatchObject({ effectValue: 600, program: 'delayedStartup' })
    expect(way?.presses).toBe(11)
  })

  test('is done with any other power and start, too', () => {
    const rightNow = openAt('/home', { settings: { effectValue: 0 } })
    expect(tasks.install.holds(rightNow.device, '')).toBe(true)
  })

  test('leads on to the sensor: its type, its choice, its calibration', () => {
    const onward = (id: TaskId) => tasks[id].leadsTo
    expect(onward('install')).toBe('sensor-type')
    expect(onward('sensor-type')).toBe('choose-sensor')
    expect(onward('choose-sensor')).toBe('calibrate-floor')
    expect(relatedTo('install')).toEqual(
      expect.arrayContaining(['sensor-type', 'choose-sensor', 'calibrate-floor']),
    )
  })
})

describe('A way to each task', () => {
  const around: Given = { settings: { wifiInstalled: true }, surroundings: { fault: 1 } }
  const possible = taskIds.filter((taskId) => wayTo(openAt('/home', around), taskId, usualValue(taskId)))

  test.each(possible)('%s: its acts, done one by one, reach the goal', (taskId) => {
    const way = wayTo(openAt('/home', around), taskId, usualValue(taskId))
    if (!way) throw new Error('There is no way.')
    const { device } = way.acts.reduce((after, act) => replay(after, act), way.begin)
    expect(tasks[taskId].holds(device, usualValue(taskId))).toBe(true)
  })
})
