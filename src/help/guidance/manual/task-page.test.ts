import { describe, expect, test } from 'vitest'
import {
  isIdle,
  languageOf,
  languages,
  pathOf,
  step,
  type TimedDevice,
  waitUntilIdle,
} from '../../../thermostat/device/device'
import { degrees } from '../../../thermostat/device/testing'
import type { WayStep } from '../model'
import type { TaskId } from '../tasks/ids'
import { taskIds, tasks } from '../tasks/tasks'
import { defaultValueOf } from '../values'
import { replay, wayTo } from '../ways'
import { explanationOf } from '../why/explain'
import { taskPage } from './manual'

/** What a reader does who follows the steps, from where they begin. */
const followed = (begin: TimedDevice, steps: readonly WayStep[]) =>
  steps.flatMap(({ acts }) => acts).reduce((moment, act) => replay(moment, act), begin)

describe.each(languages)('in %s', (language) => {
  const pages = taskIds.map((id) => taskPage(id, language))

  test('every task has a page, whose steps lead to its goal', () => {
    for (const { id, value, start, link, steps, end } of pages) {
      const device = link ? step(start.device, { type: 'go', path: link, at: start.now }) : start.device
      const after = followed(waitUntilIdle({ ...start, device }), steps)
      expect(tasks[id].isDone(after.device, value), id).toBe(true)
      expect(after, id).toEqual(end)
    }
  })

  test('a page begins at home and at rest, in its language, in the guide where only that leads there', () => {
    for (const { id, from, start } of pages) {
      expect(languageOf(start.device), id).toBe(language)
      expect(isIdle(start.device), id).toBe(true)
      expect(pathOf(start.device), id).toBe(from === 'guide' ? '/home/menu/settings/language' : '/home')
    }
    const elsewhere = pages.filter(({ from }) => from !== 'home').map(({ id, from }) => `${id}: ${from}`)
    expect(elsewhere).toEqual(['floor-type: guide', 'install: guide', 'update: link'])
  })

  test('what is told is not done yet, but for what home shows by itself', () => {
    const done = pages.filter(({ id, value, start }) => tasks[id].isDone(start.device, value))
    expect(done.map(({ id }) => id)).toEqual(['why-error'])
  })

  test('its way is the one that the search finds in this language', () => {
    for (const { id, value, start, steps, link } of pages.filter((page) => !page.link)) {
      const way = wayTo(start, id, value)
      const acts = steps.flatMap((one) => one.acts)
      expect(acts.flatMap(single), `${id} ${link}`).toEqual(way?.acts.flatMap(single))
    }
  })

  test('where a trouble says how the way begins then, the way goes on from there', () => {
    for (const { id, value, troubles } of pages)
      for (const { firstSteps } of troubles.filter((trouble) => trouble.firstSteps.length > 0))
        expect(wayTo((firstSteps.at(-1) as WayStep).after, id, value), id).not.toBeNull()
  })
})

/** Presses one by one, however they are counted together. */
const single = ({ buttons, times, holdMs }: WayStep['acts'][number]) =>
  Array.from({ length: times || 1 }, () => `${buttons} ${holdMs}`)

const page = (id: TaskId) => taskPage(id, 'en')

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
])('what must be around first is found by asking: %s', (id, needs) => {
  expect(page(id).needs).toEqual(needs)
})

test('the value is the usual one, or the first other one where that is so already', () => {
  const others = taskIds.filter((id) => page(id).value !== defaultValueOf(id))
  expect(others.map((id) => `${id}: ${page(id).value}`)).toEqual(['change-language: sv', 'summer-time: off'])
  expect(taskPage('change-language', 'fi').value).toBe('en')
})

describe('a page says which values there are', () => {
  test('a range with its step, which leads both ways', () => {
    const range = { min: degrees(5), max: degrees(35), step: degrees(1) }
    expect(page('change-temperature').values).toEqual(range)
    expect(page('calibrate-floor').values).toMatchObject({ step: { number: 0.1, signed: false } })
  })

  test('choices as the display names them', () => {
    const choices = ['screensaver.timeAndTemperature', 'screensaver.timeAndDate', 'screensaver.none']
    expect(page('screen-saver').values).toEqual({ choices })
  })

  test('none where there is nothing to choose', () => {
    for (const id of taskIds) expect(page(id).values === null, id).toBe(tasks[id].values === undefined)
  })
})

describe('what can go wrong', () => {
  const told = (id: TaskId) => page(id).troubles.map(({ why }) => why)

  test('a locked keypad, and a device that is off, are dealt with by the first steps', () => {
    const [locked, off] = page('change-temperature').troubles
    expect(locked).toMatchObject({ why: 'why.locked', fixes: [] })
    expect(locked?.firstSteps.map(({ after }) => after.device.settings.keylock)).toEqual(['off'])
    expect(off).toMatchObject({ why: 'why.turnedOff', fixes: [] })
    expect(off?.firstSteps.at(-1)?.after.device.settings.power).toBe('on')
  })

  test('everything else has a way out', () => {
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
        const saysItself = typeof why === 'object' && 'id' in why && why.id === 'why.unprotected'
        expect(fixes.length + firstSteps.length > 0, `${id}: ${JSON.stringify(why)}`).toBe(!saysItself)
      }
  })

  test('each reason is told once', () => {
    for (const id of taskIds) {
      const reasons = told(id).map((why) => JSON.stringify(why))
      expect(reasons, id).toEqual([...new Set(reasons)])
    }
  })

  test('what a page needs is no trouble', () => {
    for (const id of taskIds) for (const need of page(id).needs) expect(told(id), id).not.toContainEqual(need)
  })

  test('what only one value, or only WiFi, makes impossible is told too', () => {
    expect(told('choose-sensor')).toContain('sensorChoice.refused.floorNeedsLimit')
    const values = expect.objectContaining({ what: 'applications.comfortHeating' })
    expect(told('change-temperature')).toContainEqual({ id: 'why.rangeOf', values })
    const clock = { time: 'time.title', zone: 'timezone.title' }
    expect(told('set-clock')).toContainEqual({ id: 'why.wifiClock', values: clock })
  })

  test('no way out resets, brings a fault about, takes a sensor away, or opens an address', () => {
    const ways = taskIds.flatMap((id) => page(id).troubles.flatMap(({ fixes }) => fixes))
    const resets: readonly TaskId[] = ['reset-programs', 'reset-wifi-account', 'factory-reset']
    expect(ways.filter((fix) => 'task' in fix && resets.includes(fix.task))).toEqual([])
    const deviceEvents = ways.flatMap((fix) => ('deviceEvent' in fix ? [fix.deviceEvent] : []))
    expect(deviceEvents.filter(({ type }) => type === 'go')).toEqual([])
    const changes = deviceEvents.flatMap((one) => (one.type === 'surroundings' ? [one.change] : []))
    expect(changes.filter((one) => one.fault || one.floorSensorConnected === false)).toEqual([])
  })

  test('what only the guide asks leads to the guide, and to no reset', () => {
    expect(page('floor-type').troubles).toMatchObject([{ fixes: [{ task: 'install' }] }])
  })
})

describe('related tasks', () => {
  test('at most five, the nearest first, never itself', () => {
    for (const id of taskIds) {
      const { related } = page(id)
      expect(related.length, id).toBeGreaterThan(0)
      expect(related.length, id).toBeLessThanOrEqual(5)
      expect(new Set([id, ...related]).size, id).toBe(related.length + 1)
    }
  })

  test.each<[TaskId, TaskId]>([
    ['turn-off', 'turn-on'],
    ['calibrate-floor', 'calibrate-room'],
    ['why-early', 'adaptive'],
    ['adaptive', 'why-early'],
  ])('%s: %s first', (id, first) => {
    expect(page(id).related[0]).toBe(first)
  })
})

test('a task that explains has its explanation, and the way to the screen that proves it', () => {
  for (const id of taskIds) {
    const { value, explanation: told, end } = page(id)
    expect(told, id).toEqual(explanationOf(id, value))
    expect(told !== null, id).toBe(tasks[id].group === 'why')
    if (told) expect(tasks[id].screens, id).toContain(pathOf(end.device))
  }
})
