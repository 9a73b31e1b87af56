/** How time goes on, as a value: whether it runs, where it stops, and how much of it passes in a frame. Pure. */
import { HOUR, type Instant, SECOND } from '../../thermostat/device/device'
import type { Pace, Speed } from './model'

/** A tab that slept does not catch up, in ms of the visitor's time. */
const LONGEST_FRAME = 250

/** The device's clock moves by whole seconds. */
const TICK = SECOND

/** How much time passes in a frame on the way to a moment, in ms: a day in twelve frames. */
const LEAP = 2 * HOUR

/** The speed that the page shows during a leap. */
const LEAP_SPEED: Pace = 3600

interface Running {
  readonly kind: 'running'
  readonly speed: Pace
  /** The moment to stop at, `null` if only the visitor stops it. */
  readonly until: Instant | null
  /** When the last frame was, in ms of the visitor's time; `null` before the first one and after a break. */
  readonly lastFrame: number | null
  /** Time that is still to pass, in ms: less than a tick. */
  readonly owed: number
}

/** To a moment as fast as the page draws. */
interface Leaping {
  readonly kind: 'leaping'
  readonly until: Instant
}

export type Motion = { readonly kind: 'stopped' } | Running | Leaping

export const stopped: Motion = { kind: 'stopped' }

export function runningAt(speed: Speed, until: Instant | null = null): Motion {
  return speed === 0 ? stopped : { kind: 'running', speed, until, lastFrame: null, owed: 0 }
}

export function leapingTo(until: Instant): Motion {
  return { kind: 'leaping', until }
}

export function speedOf(motion: Motion): Speed {
  if (motion.kind === 'stopped') return 0
  return motion.kind === 'leaping' ? LEAP_SPEED : motion.speed
}

/** The same motion after a break: the time of the break does not pass. */
export function afterBreak(motion: Motion): Motion {
  return motion.kind === 'running' ? { ...motion, lastFrame: null } : motion
}

export interface Frame {
  /** When it comes, in ms of the visitor's time. */
  readonly at: number
  /** The device's clock. */
  readonly clock: Instant
  /** Whether the device has taken what it was sent: one that waits for its screens does so as soon as it can. */
  readonly isInStep: boolean
  /** Whether the panel shows what is no longer so. */
  readonly isStale: boolean
}

interface Decision {
  /** How much time passes, in ms. */
  readonly ms: number
  readonly isDrawn: boolean
  /** The motion from then on. */
  readonly motion: Motion
}

/** Decides what happens in a frame. Whether the goal is reached is known once the device has taken the time. */
export function decideFrame(motion: Motion, frame: Frame): Decision {
  if (!frame.isInStep) return { ms: 0, isDrawn: false, motion }
  const passed = passIn(motion, frame)
  return { ...passed, isDrawn: passed.ms > 0 || frame.isStale }
}

function passIn(motion: Motion, { at, clock }: Frame): Omit<Decision, 'isDrawn'> {
  if (motion.kind === 'stopped') return { ms: 0, motion }
  const left = motion.until === null ? Number.POSITIVE_INFINITY : Math.max(0, motion.until - clock)
  if (motion.kind === 'leaping') return { ms: Math.min(LEAP, left), motion }
  const { lastFrame, speed } = motion
  const owed = motion.owed + Math.min(LONGEST_FRAME, lastFrame === null ? 0 : at - lastFrame) * speed
  const ms = Math.min(left, Math.floor(owed / TICK) * TICK)
  return { ms, motion: { ...motion, lastFrame: at, owed: owed - ms } }
}

export function hasArrived(motion: Motion, clock: Instant): boolean {
  return motion.kind !== 'stopped' && motion.until !== null && clock >= motion.until
}
