import { describe, expect, test, vi } from 'vitest'
import { type FieldName, fieldNames, languageOf, type Moment } from '../device/device'
import { atHome, openAt, openFirst, type Visitor } from '../device/testing'
import { relatedTo } from './manual/related'
import type { Act, Value } from './model'
import type { TaskId } from './tasks/ids'
import { tasks } from './tasks/tasks'
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
] as const)('from home: %s %s', (taskId, value, way) => {
  expect(presses(atHome(), taskId, value)).toBe(way)
})

describe('From wherever the visitor is', () => {
  test('a locked keypad is unlocked first', () => {
    const locked = atHome({ keylock: 'on' })
    expect(presses(locked, 'see-energy')).toBe('confirm × 2, next, confirm')
    expect(changes(locked, 'see-energy')).toEqual(['keylock'])
  })

  test('in the menus the lock is no hindrance, and stays', () => {
    const locked = openAt('/home/menu/program', { settings: { keylock: 'on' } })
    expect(presses(locked, 'see-energy')).toBe('back, next, confirm')
    expect(changes(locked, 'see-energy')).toEqual([])
  })

  test('a device that is off is turned on first, where that is needed', () => {
    const off = atHome({ power: 'off' })
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
    const faulty = atHome({}, { fault: 3 })
    expect(presses(faulty, 'change-temperature')).toBe('next × 2')
    expect(presses(faulty, 'why-error', 3)).toBe('')
    expect(presses(faulty, 'choose-sensor', 'roomSensorFloor')).toBe(null)
  })

  test('a floor that dries is heated now', () => {
    const drying = atHome({ program: 'delayedStartup', secondaryProgram: 'week' })
    expect(changes(drying, 'heat-now')).toEqual(['program', 'secondaryProgram'])
  })

  test('a guest room has its temperature, and no menu', () => {
    const guest = atHome({ application: 'hotel' })
    expect(presses(guest, 'change-temperature', 22)).toBe('next × 3')
    expect(presses(guest, 'change-temperature', 24)).toBe(null)
    expect(presses(guest, 'see-energy')).toBe(null)
    expect(presses(guest, 'why-locked-guest')).toBe('')
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
    const week = atHome().press('confirm', 3)
    expect(week.path).toBe('/home/menu/program/week')
    expect(presses(week, 'see-energy')).toBe('close, confirm, next, confirm')
  })

  test('pressing three times is taken, not holding', () => {
    expect(presses(atHome(), 'change-temperature', 22)).toBe('next × 3')
    expect(presses(atHome(), 'change-temperature', 23)).toBe('hold next')
  })
})

describe('A search', () => {
  const statesTo = (watts: number) => {
    const look = vi.fn()
    wayTo(atHome(), 'installed-power', watts, look)
    return look.mock.calls.length
  }

  test('looks at as many states for 9,990 W as for 60 W: values are counted', () => {
    expect(statesTo(9990)).toBe(statesTo(60))
  })

  test('of a goal that holds already looks at none', () => {
    const look = vi.fn()
    expect(wayTo(atHome(), 'unlock-keys', '', look)).toMatchObject({ acts: [], presses: 0 })
    expect(look).not.toHaveBeenCalled()
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
    const rightNow = atHome({ effectValue: 0 })
    expect(tasks.install.holds(rightNow.device, '')).toBe(true)
  })

  test('leads on to the sensor: its type, its choice, its calibration', () => {
    const onward = ['sensor-type', 'choose-sensor', 'calibrate-floor']
    const before = ['install', 'sensor-type', 'choose-sensor'] as const
    expect(before.map((id) => tasks[id].leadsTo)).toEqual(onward)
    expect(relatedTo('install')).toEqual(expect.arrayContaining(onward))
  })
})
