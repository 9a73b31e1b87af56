import { describe, expect, test, vi } from 'vitest'
import { type FieldName, fieldNames, languageOf, type TimedDevice } from '../../thermostat/device/device'
import { atHome, openAt, openFirst, type Visitor } from '../../thermostat/device/testing'
import { relatedTo } from './manual/related'
import type { Act, Value } from './model'
import type { TaskId } from './tasks/ids'
import { tasks } from './tasks/tasks'
import { defaultValueOf } from './values'
import { freshDevice, replay, wayFrom, wayTo } from './ways'

const installer = '/home/menu/installer'
const settings = '/home/menu/settings'
const power = `${installer}/installed-effect`

const said = ({ buttons, times, holdMs }: Act) =>
  `${holdMs > 0 ? 'hold ' : ''}${buttons.join(' and ')}${times > 1 ? ` × ${times}` : ''}`

/** The presses of a way, equal ones joined; `null` where there is none. */
function presses(visitor: Visitor, taskId: TaskId, value: Value = defaultValueOf(taskId)): string | null {
  const acts: Act[] = []
  for (const act of wayTo(visitor, taskId, value)?.acts ?? [null]) {
    if (!act) return null
    const last = acts.at(-1)
    const isSame = last && last.holdMs + act.holdMs === 0 && last.buttons[0] === act.buttons[0]
    if (isSame) acts[acts.length - 1] = { ...last, times: last.times + act.times }
    else acts.push(act)
  }
  return acts.map(said).join(', ')
}

/** What a way changes, besides where the visitor is. */
function changes(
  visitor: Visitor,
  taskId: TaskId,
  value: Value = defaultValueOf(taskId),
): readonly FieldName[] {
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
  const locked = (path: string) => openAt(path, { settings: { keylock: 'on' } })
  const off = () => atHome({ power: 'off' })
  const guest = () => atHome({ application: 'hotel' })
  const guide = (presses: number) => openFirst().wait(2000).press('confirm', presses)
  const edited = () => openAt(power).press('confirm').press('next')
  const saving = () => openAt(`${settings}/summertime`).press('confirm')
  const saveData = () => openAt(`${installer}/reset/save-data`).press('previous')
  const week = () => openAt('/home/menu/program/week', { settings: { program: 'week' } })
  const faulty = () => atHome({}, { fault: 3 })
  const drying = () => atHome({ program: 'delayedStartup', secondaryProgram: 'week' })

  test.each<[from: string, TaskId, Value, way: string | null, Visitor]>([
    // A keypad is unlocked where that is needed, and what is off is turned on.
    ['a locked home', 'see-energy', 'week', 'confirm × 2, next, confirm', locked('/home')],
    ['a locked menu', 'see-energy', 'week', 'back, next, confirm', locked('/home/menu/program')],
    ['off', 'change-temperature', 21, 'hold confirm, confirm, next × 2', off()],
    ['off', 'see-energy', 'week', 'confirm, next, confirm', off()],
    // The guide is gone through to its end, and its question answered with “Right now”: nothing dries by the way.
    ['the guide', 'turn-off', '', 'confirm × 6, next, confirm, hold confirm, confirm', guide(1)],
    ['its end', 'start-week-program', '', 'next, confirm × 5', guide(7)],
    // What the guide asks itself is answered in it.
    ['its end', 'delay-start', '', 'confirm', guide(7)],
    ['its floor type', 'floor-type', 'wood/laminate', 'next, confirm', guide(3)],
    ['after its floor type', 'floor-type', 'wood/laminate', 'back, next, confirm', guide(4)],
    // A splash and an overlay are waited for.
    ['the splash', 'change-language', 'sv', 'next, confirm', openFirst()],
    ['an overlay', 'summer-time', 'off', 'next, confirm', saving()],
    // A draft is left, unless it is what the task edits.
    ['a draft', 'see-energy', 'week', 'close, confirm, next, confirm', edited()],
    ['a draft', 'installed-power', 70, 'next × 2, confirm', edited()],
    ['an unknown path', 'see-energy', 'week', 'close, confirm, next, confirm', openAt('/nowhere')],
    // A faulty sensor is no hindrance to what needs none.
    ['a fault', 'change-temperature', 21, 'next × 2', faulty()],
    ['a fault', 'why-error', 3, '', faulty()],
    ['a fault', 'choose-sensor', 'roomSensorFloor', null, faulty()],
    // A guest room has its temperature, and no menu.
    ['a guest room', 'change-temperature', 22, 'next × 3', guest()],
    ['a guest room', 'change-temperature', 24, null, guest()],
    ['a guest room', 'see-energy', 'week', null, guest()],
    ['a guest room', 'why-locked-guest', '', '', guest()],
    // A task is done on its own screens, also where the question of another one is in view.
    ['its program', 'stop-week-program', '', 'confirm', week()],
    ['a program', 'reset-programs', '', 'back, next × 3, confirm, previous, confirm', week()],
    ['its reset', 'factory-reset', 'save-data', 'confirm', saveData()],
    ['the other', 'factory-reset', 'everything', 'back, previous, confirm, previous, confirm', saveData()],
    // Of ways with as many presses the one from home is taken, and pressing three times, not holding.
    ['deep in menus', 'see-energy', 'week', 'close, confirm, next, confirm', atHome().press('confirm', 3)],
    ['home', 'change-temperature', 22, 'next × 3', atHome()],
    ['home', 'change-temperature', 23, 'hold next', atHome()],
  ])('from %s to %s %s: %s', (_, taskId, value, way, visitor) => {
    expect(presses(visitor, taskId, value)).toBe(way)
  })

  test.each<[TaskId, changed: readonly FieldName[], Visitor]>([
    ['see-energy', ['keylock'], locked('/home')],
    ['see-energy', [], locked('/home/menu/program')],
    ['see-energy', [], edited()],
    ['turn-off', ['installationGuide', 'power'], guide(1)],
    ['heat-now', ['program', 'secondaryProgram'], drying()],
  ])('a way to %s changes no more than it must: %j', (taskId, changed, visitor) => {
    expect(changes(visitor, taskId)).toEqual(changed)
  })

  test('a number that is edited in the guide is left as it was, and the guide gone through to its end', () => {
    const editing = openFirst('/').wait(2000)
    while (editing.path !== power) editing.press('confirm')
    editing.press('confirm').press('next')
    expect(editing.device.view.draft).toBe(50)
    expect(presses(editing, 'change-temperature', 20)).toMatch(/^back, /)
    expect(changes(editing, 'change-temperature', 20)).not.toContain('effectValue')
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
    const end = way?.acts.reduce<TimedDevice>((after, act) => replay(after, act), fresh)
    expect(end?.device.settings.installationGuide).toBe('false')
  })

  test('is shown as an installer would do it: with the mat’s power, and four weeks for the tiles to dry', () => {
    const way = wayTo(used, 'install', '')
    expect(way?.end.device.settings).toMatchObject({ effectValue: 600, program: 'delayedStartup' })
    expect(way?.presses).toBe(11)
  })

  test('goes on from where a sandbox is, and begins anew from any other device', () => {
    const [first] = wayTo(used, 'install', '')?.acts ?? []
    const sandbox = first ? replay(freshDevice(used), first) : used
    expect(wayTo(sandbox, 'install', '')?.presses).toBe(11)
    expect(wayFrom(sandbox, 'install', '')?.presses).toBe(11 - (first?.times ?? 0))
  })

  test('is done with any other power and start, too', () => {
    const rightNow = atHome({ effectValue: 0 })
    expect(tasks.install.isDone(rightNow.device, '')).toBe(true)
  })

  test('leads on to the sensor: its type, its choice, its calibration', () => {
    const onward = ['sensor-type', 'choose-sensor', 'calibrate-floor']
    const before = ['install', 'sensor-type', 'choose-sensor'] as const
    expect(before.map((id) => tasks[id].leadsTo)).toEqual(onward)
    expect(relatedTo('install')).toEqual(expect.arrayContaining(onward))
  })
})
