import { describe, expect, test, vi } from 'vitest'
import { type FieldName, fieldNames, languageOf, type TimedDevice } from '../../thermostat/device/device'
import { atHome, openAt, openFirstTime, type Visitor } from '../../thermostat/device/testing'
import { relatedTasksOf } from './manual/related'
import type { Act, TaskValue } from './model'
import type { TaskId } from './tasks/ids'
import { tasks } from './tasks/tasks'
import { defaultValueOf } from './values'
import { applyAct, createFreshDevice, findWay, findWayFrom } from './ways'

const installer = '/home/menu/installer'
const settings = '/home/menu/settings'
const power = `${installer}/installed-effect`

const describeAct = ({ buttons, times, holdMs }: Act) =>
  `${holdMs > 0 ? 'hold ' : ''}${buttons.join(' and ')}${times > 1 ? ` × ${times}` : ''}`

/** Returns the presses of a way as text, with equal ones joined; `null` without a way. */
function presses(visitor: Visitor, taskId: TaskId, value: TaskValue = defaultValueOf(taskId)): string | null {
  const acts: Act[] = []
  for (const act of findWay(visitor, taskId, value)?.acts ?? [null]) {
    if (!act) return null
    const last = acts.at(-1)
    const isSame = last && last.holdMs + act.holdMs === 0 && last.buttons[0] === act.buttons[0]
    if (isSame) acts[acts.length - 1] = { ...last, times: last.times + act.times }
    else acts.push(act)
  }
  return acts.map(describeAct).join(', ')
}

/** Returns the settings that a way changes, except the path. */
function changes(
  visitor: Visitor,
  taskId: TaskId,
  value: TaskValue = defaultValueOf(taskId),
): readonly FieldName[] {
  const end = findWay(visitor, taskId, value)?.end.device.settings
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

describe('from other states', () => {
  const locked = (path: string) => openAt(path, { settings: { keylock: 'on' } })
  const off = () => atHome({ power: 'off' })
  const guest = () => atHome({ application: 'hotel' })
  const guide = (presses: number) => openFirstTime().wait(2000).press('confirm', presses)
  const edited = () => openAt(power).press('confirm').press('next')
  const saving = () => openAt(`${settings}/summertime`).press('confirm')
  const saveData = () => openAt(`${installer}/reset/save-data`).press('previous')
  const week = () => openAt('/home/menu/program/week', { settings: { program: 'week' } })
  const faulty = () => atHome({}, { fault: 3 })
  const drying = () => atHome({ program: 'delayedStartup', secondaryProgram: 'week' })

  test.each<[from: string, TaskId, TaskValue, way: string | null, Visitor]>([
    // A way unlocks the keypad and turns the device on, but only if it has to.
    ['a locked home', 'see-energy', 'week', 'confirm × 2, next, confirm', locked('/home')],
    ['a locked menu', 'see-energy', 'week', 'back, next, confirm', locked('/home/menu/program')],
    ['off', 'change-temperature', 21, 'hold confirm, confirm, next × 2', off()],
    ['off', 'see-energy', 'week', 'confirm, next, confirm', off()],
    // A way goes through the guide to its end and answers “Right now”, so that it does not start the drying.
    ['the guide', 'turn-off', '', 'confirm × 6, next, confirm, hold confirm, confirm', guide(1)],
    ['its end', 'start-week-program', '', 'next, confirm × 5', guide(7)],
    // A question of the guide is answered in the guide.
    ['its end', 'delay-start', '', 'confirm', guide(7)],
    ['its floor type', 'floor-type', 'wood/laminate', 'next, confirm', guide(3)],
    ['after its floor type', 'floor-type', 'wood/laminate', 'back, next, confirm', guide(4)],
    // A way waits for a splash or an overlay.
    ['the splash', 'change-language', 'sv', 'next, confirm', openFirstTime()],
    ['an overlay', 'summer-time', 'off', 'next, confirm', saving()],
    // A way leaves a draft, unless the task edits it.
    ['a draft', 'see-energy', 'week', 'close, confirm, next, confirm', edited()],
    ['a draft', 'installed-power', 70, 'next × 2, confirm', edited()],
    ['an unknown path', 'see-energy', 'week', 'close, confirm, next, confirm', openAt('/nowhere')],
    // A faulty sensor affects only the tasks that need the sensor.
    ['a fault', 'change-temperature', 21, 'next × 2', faulty()],
    ['a fault', 'why-error', 3, '', faulty()],
    ['a fault', 'choose-sensor', 'roomSensorFloor', null, faulty()],
    // A guest room has a temperature, but no menu.
    ['a guest room', 'change-temperature', 22, 'next × 3', guest()],
    ['a guest room', 'change-temperature', 24, null, guest()],
    ['a guest room', 'see-energy', 'week', null, guest()],
    ['a guest room', 'why-locked-guest', '', '', guest()],
    // A task is done only on its own screens, even if another task's question is in view.
    ['its program', 'stop-week-program', '', 'confirm', week()],
    ['a program', 'reset-programs', '', 'back, next × 3, confirm, previous, confirm', week()],
    ['its reset', 'factory-reset', 'save-data', 'confirm', saveData()],
    ['the other', 'factory-reset', 'everything', 'back, previous, confirm, previous, confirm', saveData()],
    // Among ways with equal cost, those without back and without holds are preferred.
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
  ])('a way to %s changes only: %j', (taskId, changed, visitor) => {
    expect(changes(visitor, taskId)).toEqual(changed)
  })

  test('a way leaves a number that is edited in the guide unchanged, and goes through the guide to its end', () => {
    const editing = openFirstTime('/').wait(2000)
    while (editing.path !== power) editing.press('confirm')
    editing.press('confirm').press('next')
    expect(editing.device.view.draft).toBe(50)
    expect(presses(editing, 'change-temperature', 20)).toMatch(/^back, /)
    expect(changes(editing, 'change-temperature', 20)).not.toContain('effectValue')
  })
})

describe('a search', () => {
  const statesTo = (watts: number) => {
    const onVisit = vi.fn()
    findWay(atHome(), 'installed-power', watts, onVisit)
    return onVisit.mock.calls.length
  }

  test('expands as many states for 9,990 W as for 60 W', () => {
    expect(statesTo(9990)).toBe(statesTo(60))
  })

  test('expands no state if the goal is already reached', () => {
    const onVisit = vi.fn()
    expect(findWay(atHome(), 'unlock-keys', '', onVisit)).toMatchObject({ acts: [], pressCount: 0 })
    expect(onVisit).not.toHaveBeenCalled()
  })
})

describe('the installation', () => {
  const used = openAt('/home/menu', { settings: { language: 'sv', keylock: 'on', application: 'hotel' } })

  test('starts on a device with factory settings, in the visitor’s language', () => {
    const fresh = createFreshDevice(used)
    expect(languageOf(fresh.device)).toBe('sv')
    expect(fresh.device.settings).toMatchObject({ installationGuide: 'pending', keylock: 'off' })
    const way = findWay(used, 'install', '')
    const end = way?.acts.reduce<TimedDevice>((after, act) => applyAct(after, act), fresh)
    expect(end?.device.settings.installationGuide).toBe('false')
  })

  test('sets the rated power, and delays the heating for four weeks', () => {
    const way = findWay(used, 'install', '')
    expect(way?.end.device.settings).toMatchObject({ effectValue: 600, program: 'delayedStartup' })
    expect(way?.pressCount).toBe(11)
  })

  test('continues in a sandbox, and starts anew from any other device', () => {
    const [first] = findWay(used, 'install', '')?.acts ?? []
    const sandbox = first ? applyAct(createFreshDevice(used), first) : used
    expect(findWay(sandbox, 'install', '')?.pressCount).toBe(11)
    expect(findWayFrom(sandbox, 'install', '')?.pressCount).toBe(11 - (first?.times ?? 0))
  })

  test('is also done with another rated power and without a delay', () => {
    const rightNow = atHome({ effectValue: 0 })
    expect(tasks.install.isDone(rightNow.device, '')).toBe(true)
  })

  test('leads on to the type, the choice and the calibration of the sensor', () => {
    const nextTasks = ['sensor-type', 'choose-sensor', 'calibrate-floor']
    const before = ['install', 'sensor-type', 'choose-sensor'] as const
    expect(before.map((id) => tasks[id].nextTask)).toEqual(nextTasks)
    expect(relatedTasksOf('install')).toEqual(expect.arrayContaining(nextTasks))
  })
})
