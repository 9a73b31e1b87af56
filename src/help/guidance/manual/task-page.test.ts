import { describe, expect, test } from 'vitest'
import {
  isIdle,
  languageOf,
  languages,
  pathOf,
  step,
  type TimedDevice,
  waitUntilUnblocked,
} from '../../../thermostat/device/device'
import { degrees } from '../../../thermostat/device/testing'
import type { WayStep } from '../model'
import type { TaskId } from '../tasks/ids'
import { isExplainingTask, taskIds, tasks } from '../tasks/tasks'
import { hasTopics } from '../tasks/topics'
import { defaultValueOf } from '../values'
import { applyAct, findWay } from '../ways'
import { explanationOf } from '../why/explain'
import { createTaskPage } from './manual'

const performSteps = (start: TimedDevice, steps: readonly WayStep[]) =>
  steps.flatMap(({ acts }) => acts).reduce((moment, act) => applyAct(moment, act), start)

test('the page of what the thermostat cannot do has an answer about each topic', () => {
  const { answers, values } = createTaskPage('what-it-cannot-do', 'en')
  expect(answers.map(({ topic }) => topic)).toContain('topic.cooling')
  expect(answers).toContainEqual({
    topic: 'topic.sound',
    answer: explanationOf('what-it-cannot-do', 'sound'),
  })
  expect(values).toBeNull()
})

describe.each(languages)('in %s', (language) => {
  const pages = taskIds.map((id) => createTaskPage(id, language))

  test('every task has a page, and its steps reach the goal', () => {
    for (const { id, value, start, linkPath, steps, end } of pages) {
      const device = linkPath
        ? step(start.device, { type: 'go', path: linkPath, at: start.now })
        : start.device
      const after = performSteps(waitUntilUnblocked({ ...start, device }), steps)
      expect(tasks[id].isDone(after.device, value), id).toBe(true)
      expect(after, id).toEqual(end)
    }
  })

  test('a page begins at rest in its language, at home, or in the guide for the tasks of the guide', () => {
    for (const { id, startPoint, start } of pages) {
      expect(languageOf(start.device), id).toBe(language)
      expect(isIdle(start.device), id).toBe(true)
      expect(pathOf(start.device), id).toBe(startPoint === 'guide' ? '/home/menu/settings/language' : '/home')
    }
    const others = pages
      .filter(({ startPoint }) => startPoint !== 'home')
      .map(({ id, startPoint }) => `${id}: ${startPoint}`)
    expect(others).toEqual(['floor-type: guide', 'install: guide', 'update: link'])
  })

  test('a task is not done at the start of its page, except a question whose answer is on home', () => {
    const done = pages.filter(({ id, value, start }) => tasks[id].isDone(start.device, value))
    const onHome = taskIds.filter((id) => isExplainingTask(id) && tasks[id].screens.at(-1) === '/home')
    expect(done.map(({ id }) => id)).toEqual(onHome)
  })

  test('the steps are the way that the search finds in this language', () => {
    for (const { id, value, start, steps, linkPath } of pages.filter((page) => !page.linkPath)) {
      const way = findWay(start, id, value)
      const acts = steps.flatMap((one) => one.acts)
      expect(acts.flatMap(singlePresses), `${id} ${linkPath}`).toEqual(way?.acts.flatMap(singlePresses))
    }
  })

  test('the task has a way after the first steps of a trouble', () => {
    for (const { id, value, troubles } of pages)
      for (const { firstSteps } of troubles.filter((trouble) => trouble.firstSteps.length > 0))
        expect(findWay((firstSteps.at(-1) as WayStep).after, id, value), id).not.toBeNull()
  })
})

/** Splits an act into single presses. */
const singlePresses = ({ buttons, times, holdMs }: WayStep['acts'][number]) =>
  Array.from({ length: times || 1 }, () => `${buttons} ${holdMs}`)

const page = (id: TaskId) => createTaskPage(id, 'en')

test.each<[TaskId, readonly unknown[]]>([
  ['change-temperature', []],
  ['connect-wifi', ['manual.need.wifiCard']],
  ['set-time-zone', ['manual.need.wifiCard', 'manual.need.connected']],
  ['reset-wifi-account', ['manual.need.wifiCard', 'manual.need.connected']],
  ['install', ['manual.need.guide']],
  ['floor-type', ['manual.need.guide']],
  ['update', [{ id: 'manual.need.link', values: { what: 'upgrade.title' } }]],
  ['turn-on', ['why.turnedOff']],
  ['stop-week-program', ['done.start-week-program']],
  ['comfort-maximum', [{ id: 'why.on', values: { what: 'applications.comfortHeating' } }]],
  ['why-error', [{ id: 'why.fault', values: { code: 1, what: 'error.e1' } }]],
])('the requirements of %s', (id, needs) => {
  expect(page(id).requirements).toEqual(needs)
})

test('the value is the default, or the first other one if the default is already set', () => {
  const others = taskIds.filter((id) => page(id).value !== defaultValueOf(id))
  expect(others.map((id) => `${id}: ${page(id).value}`)).toEqual(['change-language: sv', 'summer-time: off'])
  expect(createTaskPage('change-language', 'fi').value).toBe('en')
})

describe('the values on a page', () => {
  test('a range has a step without a sign', () => {
    const range = { min: degrees(5), max: degrees(35), step: degrees(1) }
    expect(page('change-temperature').values).toEqual(range)
    expect(page('calibrate-floor').values).toMatchObject({ step: { number: 0.1, signed: false } })
  })

  test('choices have their names on the display', () => {
    const choices = ['screensaver.timeAndTemperature', 'screensaver.timeAndDate', 'screensaver.none']
    expect(page('screen-saver').values).toEqual({ choices })
  })

  test('they are null if there is nothing to choose', () => {
    for (const id of taskIds)
      expect(page(id).values === null, id).toBe(tasks[id].values === undefined || hasTopics(id))
  })
})

describe('troubles', () => {
  const reasonsOf = (id: TaskId) => page(id).troubles.map(({ why }) => why)

  test('the first steps unlock the keypad, or turn the device on', () => {
    const [locked, off] = page('change-temperature').troubles
    expect(locked).toMatchObject({ why: 'why.locked', fixes: [] })
    expect(locked?.firstSteps.map(({ after }) => after.device.settings.keylock)).toEqual(['off'])
    expect(off).toMatchObject({ why: 'why.turnedOff', fixes: [] })
    expect(off?.firstSteps.at(-1)?.after.device.settings.power).toBe('on')
  })

  test('every other trouble has a fix', () => {
    const { troubles } = page('connect-wifi')
    expect(troubles.map(({ why, fixes }) => [why, fixes.map(({ label }) => label)])).toEqual([
      ['why.locked', []],
      ['why.guestRoom', ['fix.remoteControlOff']],
      ['why.wifiCard', ['fix.wifiCard']],
      ['why.slot.occupied', ['fix.slot']],
      ['why.slot.incompatible', ['fix.slot']],
      ['why.connection', ['fix.connection']],
    ])
    for (const id of taskIds)
      for (const { why, fixes, firstSteps } of page(id).troubles) {
        const isWithoutFix = typeof why === 'object' && 'id' in why && why.id === 'why.unprotected'
        expect(fixes.length + firstSteps.length > 0, `${id}: ${JSON.stringify(why)}`).toBe(!isWithoutFix)
      }
  })

  test('each reason is listed once', () => {
    for (const id of taskIds) {
      const reasons = reasonsOf(id).map((why) => JSON.stringify(why))
      expect(reasons, id).toEqual([...new Set(reasons)])
    }
  })

  test('a requirement is not listed as a trouble', () => {
    for (const id of taskIds)
      for (const need of page(id).requirements) expect(reasonsOf(id), id).not.toContainEqual(need)
  })

  test('a trouble with a single value, or with WiFi only, is listed', () => {
    expect(reasonsOf('choose-sensor')).toContain('sensorChoice.refused.floorNeedsLimit')
    const values = expect.objectContaining({ what: 'applications.comfortHeating' })
    expect(reasonsOf('change-temperature')).toContainEqual({ id: 'why.rangeOf', values })
    const clock = { time: 'time.title', zone: 'timezone.title' }
    expect(reasonsOf('set-clock')).toContainEqual({ id: 'why.wifiClock', values: clock })
  })

  test('no fix resets, causes a fault, removes a sensor or opens an address', () => {
    const allFixes = taskIds.flatMap((id) => page(id).troubles.flatMap(({ fixes }) => fixes))
    const resets: readonly TaskId[] = ['reset-programs', 'reset-wifi-account', 'factory-reset']
    expect(allFixes.filter((fix) => 'task' in fix && resets.includes(fix.task))).toEqual([])
    const events = allFixes.flatMap((fix) => ('deviceEvent' in fix ? [fix.deviceEvent] : []))
    expect(events.filter(({ type }) => type === 'go')).toEqual([])
    const changes = events.flatMap((one) => (one.type === 'surroundings' ? [one.change] : []))
    expect(changes.filter((one) => one.fault || one.floorSensorConnected === false)).toEqual([])
  })

  test('a task of the guide has the guide as its only fix, and no reset', () => {
    expect(page('floor-type').troubles).toMatchObject([{ fixes: [{ task: 'install' }] }])
  })
})

describe('related tasks', () => {
  test('a page has one to five, without the task itself', () => {
    for (const id of taskIds) {
      const { relatedTasks } = page(id)
      expect(relatedTasks.length, id).toBeGreaterThan(0)
      expect(relatedTasks.length, id).toBeLessThanOrEqual(5)
      expect(new Set([id, ...relatedTasks]).size, id).toBe(relatedTasks.length + 1)
    }
  })

  test.each<[TaskId, TaskId]>([
    ['turn-off', 'turn-on'],
    ['calibrate-floor', 'calibrate-room'],
    ['why-early', 'adaptive'],
    ['adaptive', 'why-early'],
  ])('%s: %s first', (id, first) => {
    expect(page(id).relatedTasks[0]).toBe(first)
  })
})

test('a task that explains has an explanation, and ends on the screen that proves it', () => {
  for (const id of taskIds) {
    const { value, explanation, end } = page(id)
    expect(explanation, id).toEqual(explanationOf(id, value))
    expect(explanation !== null, id).toBe(tasks[id].group === 'why')
    if (explanation) expect(tasks[id].screens, id).toContain(pathOf(end.device))
  }
})
