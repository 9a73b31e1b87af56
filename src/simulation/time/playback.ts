/** The state of playback: its speed, where it stops, and how much simulated time passes in a frame. */
import { HOUR, type Instant, SECOND } from '../../thermostat/device/device'
import type { RunSpeed, Speed } from './model'

/** The longest real time counted between two frames, so that a suspended tab does not catch up all at once. */
const MAX_FRAME_MS = 250

/** The device's clock moves by whole seconds. */
const TICK_MS = SECOND

/** The simulated time that passes in a frame of fast forward: a day passes in twelve frames. */
const FAST_FORWARD_MS_PER_FRAME = 2 * HOUR

/** The speed in the timeline during fast forward. */
const FAST_FORWARD_SPEED: RunSpeed = 3600

interface RunningPlayback {
  readonly kind: 'running'
  readonly speed: RunSpeed
  /** The instant to stop at; `null` to run until the visitor stops it. */
  readonly until: Instant | null
  /** The time of the last frame, in ms of real time; `null` before the first frame and after the page was hidden. */
  readonly lastFrameTime: number | null
  /** Simulated time carried over to the next frame, in ms: less than a tick, unless `until` is reached. */
  readonly remainderMs: number
}

/** Advances to an instant as fast as the page can draw. */
interface FastForward {
  readonly kind: 'fastForward'
  readonly until: Instant
}

export type Playback = { readonly kind: 'stopped' } | RunningPlayback | FastForward

export const stopped: Playback = { kind: 'stopped' }

export function runAt(speed: Speed, until: Instant | null = null): Playback {
  return speed === 0 ? stopped : { kind: 'running', speed, until, lastFrameTime: null, remainderMs: 0 }
}

export function fastForwardTo(until: Instant): Playback {
  return { kind: 'fastForward', until }
}

export function speedOf(playback: Playback): Speed {
  if (playback.kind === 'stopped') return 0
  return playback.kind === 'fastForward' ? FAST_FORWARD_SPEED : playback.speed
}

/**
 * Returns the playback without the time of its last frame. No simulated time passes between that frame and the next.
 */
export function withoutLastFrameTime(playback: Playback): Playback {
  return playback.kind === 'running' ? { ...playback, lastFrameTime: null } : playback
}

export interface FrameInput {
  /** The time of the frame, in ms of real time. */
  readonly frameTime: number
  /** The device's clock. */
  readonly clock: Instant
  /**
   * True if the device's clock is at the time most recently sent. A device that is still loading its screens is
   * late.
   */
  readonly hasDeviceCaughtUp: boolean
  /** True if the timeline is out of date. */
  readonly isStale: boolean
}

interface FrameDecision {
  /** The simulated time that passes, in ms. */
  readonly simulatedMs: number
  readonly shouldUpdateTimeline: boolean
  /** The playback after this frame. */
  readonly playback: Playback
}

/**
 * Decides how much simulated time passes in a frame. Call `hasReachedTarget` after the device has received that
 * time.
 */
export function decideFrame(playback: Playback, frame: FrameInput): FrameDecision {
  if (!frame.hasDeviceCaughtUp) return { simulatedMs: 0, shouldUpdateTimeline: false, playback }
  const advanced = advancePlayback(playback, frame)
  return { ...advanced, shouldUpdateTimeline: advanced.simulatedMs > 0 || frame.isStale }
}

function advancePlayback(
  playback: Playback,
  { frameTime, clock }: FrameInput,
): Omit<FrameDecision, 'shouldUpdateTimeline'> {
  if (playback.kind === 'stopped') return { simulatedMs: 0, playback }
  const remainingMs = playback.until === null ? Number.POSITIVE_INFINITY : Math.max(0, playback.until - clock)
  if (playback.kind === 'fastForward')
    return { simulatedMs: Math.min(FAST_FORWARD_MS_PER_FRAME, remainingMs), playback }
  const { lastFrameTime, speed } = playback
  const realMs = Math.min(MAX_FRAME_MS, lastFrameTime === null ? 0 : frameTime - lastFrameTime)
  const dueMs = playback.remainderMs + realMs * speed
  const simulatedMs = Math.min(remainingMs, Math.floor(dueMs / TICK_MS) * TICK_MS)
  return {
    simulatedMs,
    playback: { ...playback, lastFrameTime: frameTime, remainderMs: dueMs - simulatedMs },
  }
}

export function hasReachedTarget(playback: Playback, clock: Instant): boolean {
  return playback.kind !== 'stopped' && playback.until !== null && clock >= playback.until
}
