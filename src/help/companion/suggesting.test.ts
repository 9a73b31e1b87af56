import { describe, expect, test } from 'vitest'
import { openCompanion, stepsOf } from '../../../tests/helpers/fakes/companion'
import { createPicture, type Settings } from '../../thermostat/device/device'
import { online } from '../../thermostat/device/testing'
import {
  defaultValueOf,
  isExplainingTask,
  suggestNextTask,
  type TaskId,
  type TaskValue,
  taskIds,
  tasks,
} from '../guidance/guidance'
import { noteOf } from '../guidance/instructions/notes'
import { captionTexts } from './caption-texts'
import { isQuestionAnswered } from './is-question-answered'
import { targetOf } from './phase-state'

const timer = { program: 'timer', timer: 'on', timerTime: 8 } as const
type Opened = ReturnType<typeof openCompanion>

const asideOf = ({ companion }: Opened) => captionTexts(companion(), (task) => task, null)?.secondary

test.each<[TaskId, TaskValue | undefined, TaskId | undefined]>([
  ['change-temperature', 23, undefined],
  // The menus are locked now.
  ['lock-keys', undefined, undefined],
  ['start-week-program', undefined, 'see-week-program'],
  ['start-timer', 8, undefined],
  ['hotel', 'on', undefined],
  ['comfort-heating', 'on', 'comfort-maximum'],
  // The account is not suggested for a reset.
  ['connect-wifi', 'Home', undefined],
])('the next task after %s', (task, value, next) => {
  const { showToEnd, companion, moment } = openCompanion({ settings: { wifiInstalled: true } })
  showToEnd(task, value)
  const target = targetOf(companion())
  expect(target && suggestNextTask(moment(), target)?.task).toBe(next)
})

test('a broken sensor leads to 20 percent, and not to the higher power with which power control begins', () => {
  const { choose, phaseState } = openCompanion({ settings: { floorType: 'tile/stone' } })
  choose('sensor-broken')
  expect(phaseState()).toMatchObject({ nextTask: { task: 'power-share', value: 20 } })
})

test('the answer for an absence leads to 5°, and first stops a weekly program, which would change it', () => {
  const { choose, chooseNext, until, settings } = openCompanion({ settings: { program: 'week' } })
  choose('away')
  expect(chooseNext()).toBe('stop-week-program')
  until('reached')
  expect(chooseNext()).toBe('change-temperature')
  until('reached')
  expect(settings()).toMatchObject({ program: null, temperatureValue: 5 })
})

test('the answer for an absence leads straight to 5° if no weekly program runs', () => {
  const { choose, phaseState } = openCompanion()
  choose('away')
  expect(phaseState()).toMatchObject({ nextTask: { task: 'change-temperature', value: 5 } })
})

test('a fix does not end what the visitor has just started', () => {
  const { choose, showToEnd, phaseState } = openCompanion()
  showToEnd('start-timer', 8)
  choose('change-temperature', 23)
  expect(phaseState()).toMatchObject({ phase: 'impossible', why: { id: 'why.on' }, fixes: [] })
})

test('setting the clock does not suggest to remove the WiFi that was just connected', () => {
  const { choose, showToEnd, phaseState } = openCompanion({ settings: { wifiInstalled: true } })
  showToEnd('connect-wifi', 'Home')
  choose('set-clock')
  expect(phaseState()).toMatchObject({ phase: 'impossible', fixes: [] })
})

describe('side effects are announced before', () => {
  const locked = { keylock: 'on' } as const
  test.each<[TaskId, TaskValue | undefined, Partial<Settings>, readonly string[]]>([
    // It replaces the timer.
    ['start-week-program', undefined, timer, ['program.timer']],
    // The way releases the keypad lock.
    ['see-energy', undefined, locked, ['keylock.title']],
    ['stop-timer', undefined, timer, []],
    ['change-language', 'fi', timer, []],
    ['see-energy', undefined, timer, []],
  ])('of %s %s, with %j: %j', (task, value, settings, undoes) => {
    const { choose, phaseState } = openCompanion({ settings })
    choose(task, value)
    expect(phaseState()).toMatchObject({ plan: { sideEffects: undoes } })
  })

  test('a practice after a demonstration that started a timer warns that the timer ends', () => {
    const opened = openCompanion()
    const { tell, showToEnd, state, settings } = opened
    showToEnd('start-timer', 8)
    expect(asideOf(opened)).toEqual({ id: 'guide.tryEnds', values: { what: 'program.timer' } })
    tell('try')
    expect(settings().program).toBeNull()
    expect(state()).toBe('trying')
  })

  test('once the visitor keeps the device, nothing warns of a practice that no longer restores it', () => {
    const opened = openCompanion()
    opened.showToEnd('start-timer', 8)
    opened.tell('keep')
    expect(asideOf(opened)).toBeNull()
  })

  test('the warning includes what the visitor starts after the demonstration', () => {
    const opened = openCompanion()
    const { showToEnd, send } = opened
    showToEnd('summer-time', 'off')
    expect(asideOf(opened)).toBe('guide.tryUndoes')
    send({ type: 'go', path: '/home/menu/settings/keylock' })
    send({ type: 'tap', line: 0 })
    expect(asideOf(opened)).toEqual({ id: 'guide.tryEnds', values: { what: 'keylock.title' } })
  })

  test('the warning names the program with which the visitor replaces another one', () => {
    const opened = openCompanion()
    const { showToEnd, send } = opened
    showToEnd('start-timer', 8)
    send({ type: 'go', path: '/home/menu/program/week' })
    send({ type: 'tap', line: 0 })
    expect(asideOf(opened)).toEqual({ id: 'guide.tryEnds', values: { what: 'program.week' } })
  })
})

describe('a typed value is set by the task', () => {
  test.each<[TaskId, TaskValue, Parameters<typeof openCompanion>[0]]>([
    ['power-share', 65, {}],
    ['power-share', 65, { settings: { application: 'hotel', temperatureValue: 22 } }],
    ['comfort-maximum', 27, {}],
    ['change-temperature', 27, { settings: { application: 'powerControl' } }],
    ['set-time-zone', 'UTC+3', {}],
  ])('%s %s', (task, value, given) => {
    const { choose, tell, phaseState, fix, until, device } = openCompanion(given)
    choose(task, value, { mode: 'show' })
    for (let turns = 0; turns < 8; turns++) {
      const now = phaseState()
      if (now.phase === 'demonstrating') until('reached', 'impossible')
      else if (now.phase === 'impossible') fix()
      else if (now.phase === 'done' && now.returnTo) tell({ type: 'choose', ...now.returnTo })
      else if (now.phase === 'ready') tell('show')
    }
    expect(phaseState()).toMatchObject({ target: { task, value } })
    expect(tasks[task].isDone(device(), value)).toBe(true)
  })

  test('a number outside of the range is answered with the range and the nearest value', () => {
    const comfort = { application: 'comfortHeating', comfortHeating: 'on' } as const
    const { choose, phaseState, fix, until, settings } = openCompanion({ settings: comfort })
    choose('change-temperature', 30)
    expect(phaseState()).toMatchObject({ phase: 'impossible', why: { id: 'why.rangeOf' } })
    fix()
    until('reached')
    expect(settings().temperatureValue).toBe(25)
    expect(phaseState()).toMatchObject({ returnTo: null })
  })

  test('a task chosen in place of an impossible one does not return to that', () => {
    const { choose, fix, until, phaseState, settings } = openCompanion({
      settings: { floorType: 'wood/laminate' },
    })
    choose('choose-sensor', 'roomSensor')
    expect(phaseState()).toMatchObject({ phase: 'impossible', why: 'sensorChoice.refused.floorNeedsLimit' })
    fix()
    until('reached')
    expect(settings().sensorChoice).toBe('roomSensorFloor')
    expect(phaseState()).toMatchObject({ returnTo: null })
  })
})

describe('a task that only reads', () => {
  const reading = taskIds.filter((id) => tasks[id].onlyReads)

  test.each(reading)('%s ends on its screen, and offers no next task', (task) => {
    const { showToEnd, phaseState } = openCompanion({ settings: online })
    showToEnd(task)
    expect(isQuestionAnswered(phaseState())).toBe(true)
    expect(phaseState()).toMatchObject({ nextTask: null })
  })

  test.each(['version', 'serialNumber', 'mac', 'wmbusKey'])('the line of the system info: %s', (line) => {
    const { showToEnd, device, path } = openCompanion()
    showToEnd('system-info', line)
    expect(path()).toBe('/home/menu/installer/system-info')
    const { body } = createPicture(device())
    expect(body.kind === 'system-info' && body.lines[body.focus]?.text).toBe(`systemInfo.${line}`)
  })
})

describe('the note on a task', () => {
  const known = (task: TaskId, value = defaultValueOf(task), settings: Partial<Settings> = {}) =>
    noteOf({ task, value }, openCompanion({ settings }).device())

  test('is shown before the task is done', () => {
    expect(known('start-timer')).toBe('know.few-hours')
    expect(known('delay-start')).toBe('know.delay-start')
    const values = { value: { number: 15 } }
    expect(known('operating-time', 15)).toMatchObject({ id: 'know.operating-time', values })
    const others = ['edit-week-program', 'set-clock', 'set-date', 'hotel', 'start-remote-control'] as const
    for (const task of others) expect(known(task), task).not.toBeNull()
  })

  test('says until when a temperature set by hand applies while the weekly program runs', () => {
    expect(known('change-temperature', 23, { program: 'week' })).toMatchObject({ id: 'page.advice.until' })
    expect(known('change-temperature', 23, { program: 'week', application: 'hotel' })).toBeNull()
    expect(known('change-temperature', 23)).toBeNull()
  })

  test('is missing for tasks that only turn something off', () => {
    for (const task of taskIds.filter((id) => id !== 'summer-time')) expect(known(task, 'off')).toBeNull()
  })

  test('exists for each task on a screen that says what the demo cannot do', () => {
    const notices = ['values', 'time', 'timezone', 'summertime', 'screensaver']
    // A question changes nothing, so its answer has no note.
    const silent = taskIds.filter((task) => known(task) === null && !isExplainingTask(task))
    expect(silent.filter((task) => notices.includes(noticeOf(task)))).toEqual([])
  })
})

/** Returns the notice of the screen on which a task ends. */
function noticeOf(task: TaskId): string {
  const opened = openCompanion({ settings: online })
  opened.choose(task)
  const end = stepsOf(opened).at(-1)?.after.device
  return (end && createPicture(end).notice) ?? ''
}
