import { describe, expect, test } from 'vitest'
import { HOUR, MINUTE } from '../../thermostat/device/device'
import {
  decideFrame,
  type FrameInput,
  fastForwardTo,
  hasReachedTarget,
  type Playback,
  runAt,
  speedOf,
  stopped,
  withoutLastFrameTime,
} from './playback'

const noon = 12 * HOUR

/** Decides the frame at noon of a device that is in sync. */
const frame = (playback: Playback, input: Partial<FrameInput> = {}) =>
  decideFrame(playback, { frameTime: 0, clock: noon, hasDeviceCaughtUp: true, isStale: false, ...input })

/** Returns the simulated ms that pass in frames at these times. */
function elapsedIn(playback: Playback, ...frameTimes: readonly number[]): readonly number[] {
  let now = playback
  return frameTimes.map((at) => {
    const decision = frame(now, { frameTime: at })
    now = decision.playback
    return decision.simulatedMs
  })
}

test('while stopped, no time passes, and only a stale timeline is updated', () => {
  expect(frame(stopped, { frameTime: 5000 })).toEqual({
    simulatedMs: 0,
    shouldUpdateTimeline: false,
    playback: stopped,
  })
  expect(frame(stopped, { isStale: true })).toEqual({
    simulatedMs: 0,
    shouldUpdateTimeline: true,
    playback: stopped,
  })
  expect(runAt(0)).toEqual(stopped)
  expect(runAt(0, noon)).toEqual(stopped)
})

describe('running', () => {
  test('no time passes in the first frame, whole seconds pass in the others', () => {
    expect(elapsedIn(runAt(60), 500, 520, 540)).toEqual([0, 1000, 1000])
    expect(elapsedIn(runAt(1), 0, 200, 400, 600, 800, 1000)).toEqual([0, 0, 0, 0, 0, 1000])
  })

  test('a part of a second is carried over to the next frame', () => {
    expect(elapsedIn(runAt(60), 0, 25, 50)).toEqual([0, 1000, 2000])
  })

  test('a frame in which no time passes does not update the timeline', () => {
    expect(frame(runAt(60)).shouldUpdateTimeline).toBe(false)
    expect(frame(frame(runAt(60)).playback, { frameTime: 20 }).shouldUpdateTimeline).toBe(true)
  })

  test('a late frame, or the first after the page was hidden, does not catch up', () => {
    expect(elapsedIn(runAt(60), 0, 10 * MINUTE)).toEqual([0, 15_000])
    const { playback } = frame(runAt(60), { frameTime: 20 })
    expect(elapsedIn(withoutLastFrameTime(playback), 200, 220)).toEqual([0, 1000])
  })

  test('a hidden page keeps the part of a second, and does not change other playbacks', () => {
    const { playback } = frame(frame(runAt(60)).playback, { frameTime: 25 })
    expect(elapsedIn(withoutLastFrameTime(playback), 100, 125)).toEqual([0, 2000])
    for (const other of [stopped, fastForwardTo(noon)]) expect(withoutLastFrameTime(other)).toBe(other)
  })

  test('time does not pass beyond the target, which can be within a second', () => {
    const { playback } = frame(runAt(3600, noon + 1500))
    expect(frame(playback, { frameTime: 20 }).simulatedMs).toBe(1500)
    expect(frame(playback, { frameTime: 20, clock: noon + MINUTE }).simulatedMs).toBe(0)
  })

  test('a frame is not counted before the device’s clock is at the time last sent', () => {
    const { playback } = frame(runAt(60))
    const late = frame(playback, { frameTime: 20, hasDeviceCaughtUp: false, isStale: true })
    expect(late).toEqual({ simulatedMs: 0, shouldUpdateTimeline: false, playback })
    expect(frame(late.playback, { frameTime: 40 }).simulatedMs).toBe(2000)
  })
})

test('fast forward passes two hours in a frame, however late it is, and the rest at the end', () => {
  const playback = fastForwardTo(noon + 5 * HOUR)
  expect(frame(playback)).toEqual({ simulatedMs: 2 * HOUR, shouldUpdateTimeline: true, playback })
  expect(frame(playback, { clock: noon + 4 * HOUR }).simulatedMs).toBe(HOUR)
  expect(frame(playback, { clock: noon + 6 * HOUR })).toMatchObject({
    simulatedMs: 0,
    shouldUpdateTimeline: false,
  })
})

test.each([
  ['stopped', stopped, false, false],
  ['running without a target', runAt(60), false, false],
  ['running to a target', runAt(60, noon), false, true],
  ['fast forward', fastForwardTo(noon), false, true],
] as const)('%s: hasReachedEnd a second before the target, and at the target', (_, playback, before, at) => {
  expect(hasReachedTarget(playback, noon - 1000)).toBe(before)
  expect(hasReachedTarget(playback, noon)).toBe(at)
})

test('the page shows fast forward as the highest speed', () => {
  expect([stopped, runAt(60), fastForwardTo(noon)].map(speedOf)).toEqual([0, 60, 3600])
})
