import { describe, expect, test } from 'vitest'
import { HOUR, MINUTE } from '../../thermostat/device/device'
import {
  afterBreak,
  decideFrame,
  type FrameInput,
  fastForwardTo,
  hasArrived,
  type Playback,
  runAt,
  speedOf,
  stopped,
} from './playback'

const noon = 12 * HOUR

/** What happens in a frame of a device that keeps step, at noon. */
const frame = (motion: Playback, given: Partial<FrameInput> = {}) =>
  decideFrame(motion, { at: 0, clock: noon, isSynced: true, isStale: false, ...given })

/** How much time passes in frames that come at these moments. */
function passing(motion: Playback, ...moments: readonly number[]): readonly number[] {
  let now = motion
  return moments.map((at) => {
    const decided = frame(now, { at })
    now = decided.playback
    return decided.ms
  })
}

test('stopped, nothing passes, and only what is no longer so is drawn', () => {
  expect(frame(stopped, { at: 5000 })).toEqual({ ms: 0, isDrawn: false, motion: stopped })
  expect(frame(stopped, { isStale: true })).toEqual({ ms: 0, isDrawn: true, motion: stopped })
  expect(runAt(0)).toEqual(stopped)
  expect(runAt(0, noon)).toEqual(stopped)
})

describe('running', () => {
  test('the first frame says when it begins, each other lets whole seconds pass', () => {
    expect(passing(runAt(60), 500, 520, 540)).toEqual([0, 1000, 1000])
    expect(passing(runAt(1), 0, 200, 400, 600, 800, 1000)).toEqual([0, 0, 0, 0, 0, 1000])
  })

  test('a part of a second is kept for the next frame', () => {
    expect(passing(runAt(60), 0, 25, 50)).toEqual([0, 1000, 2000])
  })

  test('a frame in which nothing passes draws nothing', () => {
    expect(frame(runAt(60)).isDrawn).toBe(false)
    expect(frame(frame(runAt(60)).playback, { at: 20 }).isDrawn).toBe(true)
  })

  test('a frame that is late does not catch up, nor does one after a break', () => {
    expect(passing(runAt(60), 0, 10 * MINUTE)).toEqual([0, 15_000])
    const { playback } = frame(runAt(60), { at: 20 })
    expect(passing(afterBreak(playback), 200, 220)).toEqual([0, 1000])
  })

  test('a break keeps the part of a second, and changes nothing else', () => {
    const { playback } = frame(frame(runAt(60)).playback, { at: 25 })
    expect(passing(afterBreak(playback), 100, 125)).toEqual([0, 2000])
    for (const other of [stopped, fastForwardTo(noon)]) expect(afterBreak(other)).toBe(other)
  })

  test('not beyond the moment to stop at, which may be no whole second', () => {
    const { playback } = frame(runAt(3600, noon + 1500))
    expect(frame(playback, { at: 20 }).ms).toBe(1500)
    expect(frame(playback, { at: 20, clock: noon + MINUTE }).ms).toBe(0)
  })

  test('a device that has not taken the last time is given none, and no frame is counted', () => {
    const { playback } = frame(runAt(60))
    const late = frame(playback, { at: 20, isSynced: false, isStale: true })
    expect(late).toEqual({ ms: 0, isDrawn: false, motion: playback })
    expect(frame(late.playback, { at: 40 }).ms).toBe(2000)
  })
})

test('a leap passes two hours in a frame, however late it is, and what is left at the end', () => {
  const motion = fastForwardTo(noon + 5 * HOUR)
  expect(frame(motion)).toEqual({ ms: 2 * HOUR, isDrawn: true, motion })
  expect(frame(motion, { clock: noon + 4 * HOUR }).ms).toBe(HOUR)
  expect(frame(motion, { clock: noon + 6 * HOUR })).toMatchObject({ ms: 0, isDrawn: false })
})

test.each([
  ['stopped', stopped, false, false],
  ['running without a goal', runAt(60), false, false],
  ['running to a goal', runAt(60, noon), false, true],
  ['leaping', fastForwardTo(noon), false, true],
] as const)('%s: whether it has arrived a second before its goal, and there', (_, motion, before, there) => {
  expect(hasArrived(motion, noon - 1000)).toBe(before)
  expect(hasArrived(motion, noon)).toBe(there)
})

test('the page shows a leap as the highest speed', () => {
  expect([stopped, runAt(60), fastForwardTo(noon)].map(speedOf)).toEqual([0, 60, 3600])
})
