/** Time that runs (behaviour 31): what the model remembers of it, and what is in force meanwhile. */
import type { Memory } from './memory'
import { interrupted } from './programs'
import { isGuestRoom, range } from './temperature'
import { lastEvent } from './week'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export interface Time {
  /** What the device's clock shows. */
  clock: number
  /** When the temperature was last changed by hand, on the visitor's clock (behaviour 8.6). */
  changedAt: number | null
  /** What counts while time runs, on the device's clock; `null` while it does not run. */
  running: Running | null
}

export interface Running {
  changedAt: number | null
  timerSince: number
  dryingSince: number
  windowSince: number
  /** Since when the temperature is kept for a guest who has left. */
  leftSince: number | null
  overLimit: boolean
}

export const noTime: Time = { clock: 0, changedAt: null, running: null }

/** Time comes to an instant; the first time everything begins to count (behaviour 31.1). */
export function pass(time: Time, clock: number, overLimit: boolean) {
  time.clock = clock
  time.running ??= begin(time)
  time.running.overLimit = overLimit
}

function begin({ clock, changedAt }: Time): Running {
  return {
    changedAt,
    timerSince: clock,
    dryingSince: clock,
    windowSince: clock,
    leftSince: null,
    overLimit: false,
  }
}

/** A factory reset begins everything that time counts anew (behaviour 31.14). */
export function beginAnew(time: Time) {
  time.changedAt = null
  if (time.running) time.running = { ...begin(time), overLimit: time.running.overLimit }
}

/** The temperature was changed by hand; that ends the post-heat time (behaviour 31.9). */
export function changeByHand(time: Time, at: number) {
  time.changedAt = at
  if (time.running) Object.assign(time.running, { changedAt: time.clock, leftSince: null })
}

/** A program that starts forgets any change by hand (behaviour 6.4). */
export function forgetChange(time: Time) {
  time.changedAt = null
  if (time.running) time.running.changedAt = null
}

/** The remote control's contact goes over (behaviour 31.9). */
export function switchContact(memory: Memory, time: Time) {
  const { running } = time
  if (!running) return
  const program = programInForce(memory, time)
  const has = memory.application === 'hotel' || program === 'remoteControlProgram'
  running.leftSince = has && !memory.remoteControlInstalled ? time.clock : null
}

/** The full days that the floor still dries (behaviour 31.6). */
export function dryingDays({ clock, running }: Time): number {
  return running ? 28 - Math.floor((clock - running.dryingSince) / DAY) : 28
}

/** Whether delayed start-up is over: what it interrupted is in force again. */
export function isDry(memory: Memory, time: Time): boolean {
  return memory.program === 'delayedStartup' && dryingDays(time) <= 0
}

function programInForce(memory: Memory, time: Time): string | null {
  return isDry(memory, time) ? interrupted(memory) : memory.program
}

/** The hours that are left, rounded up (behaviour 31.3). */
function hoursLeft({ timer, timerTime }: Memory, { clock, running }: Time): number {
  if (timer === 'off') return 0
  const left = running ? timerTime - (clock - running.timerSince) / HOUR : timerTime
  return left > 0 ? Math.ceil(left) : 0
}

/** The settings as they are in force: what is over is no longer there, and what is kept is what is set. */
export function inForce(memory: Memory, time: Time): Memory {
  if (!time.running) return memory
  const left = hoursLeft(memory, time)
  const now: Memory = {
    ...memory,
    program: programInForce(memory, time),
    timer: left > 0 ? 'on' : 'off',
    timerTime: left,
  }
  return { ...now, temperatureValue: kept(now, memory, time) }
}

export function isUndisturbed(now: Memory, { clock, changedAt, running }: Time): boolean {
  const changed = (running ? running.changedAt : changedAt) ?? Number.NEGATIVE_INFINITY
  return now.program === 'week' && changed < lastEvent(clock).at
}

/** The temperature that is kept (behaviour 31.4, 31.5, 31.7, 31.9, 31.10). */
function kept(now: Memory, memory: Memory, time: Time): number {
  const isTimer = now.program === 'timer' && !isGuestRoom(now)
  const isActive = now.timer === 'on' || isPostHeating(memory, time)
  if (isTimer && now.application === 'groundHeating') return isActive ? 23 : 15
  if (isTimer) return isActive ? 22 : 17
  if (isPostHeating(memory, time)) return 22
  if (isUndisturbed(now, time) && now.application !== 'hotel')
    return Math.min(range(now).max, lastEvent(time.clock).degrees)
  return now.temperatureValue
}

/** Whether the post-heat time runs: a guest's, a remote control's or ground heating's. */
export function isPostHeating(memory: Memory, time: Time): boolean {
  const { clock, running } = time
  const program = programInForce(memory, time)
  if (!running || program === 'delayedStartup') return false
  if (program === 'timer' && !isGuestRoom(memory)) {
    const over = running.timerSince + memory.timerTime * HOUR
    const isGround = memory.application === 'groundHeating' && memory.timer === 'on'
    return isGround && clock >= over && clock < over + 4 * HOUR
  }
  const has = memory.application === 'hotel' || program === 'remoteControlProgram'
  const isGone = !memory.remoteControlInstalled && running.leftSince !== null
  return has && isGone && clock < (running.leftSince ?? 0) + 4 * HOUR
}

/** An open window pauses for 15 minutes while time runs (behaviour 31.11). */
export function isWindowPausing({ clock, running }: Time): boolean {
  return !running || clock < running.windowSince + 15 * MINUTE
}

/** The last minutes of each hour (behaviour 31.12). */
export function isOperatingPause({ operatingTimeLimitation }: Memory, { clock, running }: Time): boolean {
  return running !== null && new Date(clock).getUTCMinutes() >= 60 - operatingTimeLimitation
}
