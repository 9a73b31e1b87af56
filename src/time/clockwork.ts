/** Lets time run over the device: frame by frame while it runs, and not at all while it does not. */
import type { Device, Input, Instant } from '../device/device'
import { HOUR, SECOND } from '../device/device'
import type { DeviceStore } from '../device-store'
import type { TimeRequest } from '../messages/requests'
import { aheadOf, beginCourse, type Course, nextMoment, replanned, runOn, shown } from './course'
import { isTouched } from './history'
import {
  type HousePlan,
  notStarted,
  type Pace,
  type Speed,
  type Timeline,
  usualPlan,
  type World,
} from './model'
import { forgetPlan } from './plan'
import type { TimelineStore } from './timeline'
import { verdictOn } from './verdict'
import { beginWorld, nextSuch, type Warmth } from './world'

/** A tab that slept does not catch up, in ms of the visitor's time. */
const LONGEST_FRAME = 250

/** The device's clock moves by whole seconds. */
const TICK = SECOND

/** How much time passes in a frame on the way to a moment, in ms: a day in twelve frames. */
const LEAP = 2 * HOUR

interface PageWindow {
  requestAnimationFrame(frame: (at: number) => void): number
  cancelAnimationFrame(id: number): void
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener'>
}

export interface Clockwork extends Pick<TimelineStore, 'getState'> {
  /** @param warmth how warm the house is, which else has kept for days what is set */
  readonly begin: (begin: TimeRequest['begin'], speed: Speed, warmth?: Warmth) => void
  readonly run: (pace: Pace) => void
  readonly stop: () => void
  readonly toNextEvent: () => void
  /** Lets time pass until then at once, or at the speed, and stops there. */
  readonly runUntil: (instant: Instant, speed?: Speed) => void
  readonly backToNow: () => void
  /** Changes what is said of the house. */
  readonly choosePlan: (change: Partial<HousePlan>) => void
  /** Gives back the readings that were set by hand. */
  readonly letHouseRead: () => void
}

/** @param timeline what the page knows of time */
export function createClockwork(
  store: Pick<DeviceStore, 'getState' | 'subscribe'>,
  window: PageWindow,
  timeline: TimelineStore,
): Clockwork {
  const { getState: get, setState: set } = timeline
  const device = () => store.getState().device
  let course: Course | null = null
  /** The device and the points of the chart as the panel shows them. */
  let drawn: { readonly device: Device; readonly past: Timeline['past'] } | null = null
  let goal: { readonly at: Instant; readonly atOnce: boolean } | null = null
  let frame: number | null = null
  /** When the last frame was, in the visitor's time. */
  let last: number | null = null
  /** Time that is still to pass, in ms: less than a tick. */
  let owed = 0

  function begin(at: TimeRequest['begin'], speed: Speed, warmth?: Warmth): void {
    if (at || !course) {
      backToNow()
      const now = device()
      const then = at ? nextSuch(now.clock, at) : now.clock
      start(beginCourse(beginWorld(now, get().plan, then, warmth)))
    }
    setSpeed(speed)
    if (speed !== 0) set({ pace: speed })
  }

  function start(begun: Course): void {
    course = begun
    send(begun.world)
    draw(begun)
  }

  function send({ device: { clock, passing } }: World): void {
    if (!passing) return
    const { room, floor, outdoor, overLimit } = passing
    store.getState().send({ type: 'pass', clock, house: { room, floor, outdoor }, overLimit })
  }

  function setSpeed(speed: Speed): void {
    set({ isStarted: true, speed })
    goal = null
    last = null
    owed = 0
    rest()
    schedule()
  }

  function toNextEvent(): void {
    if (!course) begin(null, 0)
    if (course) runUntil(nextMoment(runOn(course, device(), 0)))
  }

  function runUntil(at: Instant, speed?: Speed): void {
    if (!course) begin(null, 0)
    setSpeed(speed ?? 3600)
    goal = { at, atOnce: speed === undefined }
  }

  function stop(): void {
    if (course) setSpeed(0)
  }

  function backToNow(): void {
    if (!course) return
    end()
    store.getState().send({ type: 'now' })
  }

  function end(): void {
    course = null
    drawn = null
    goal = null
    rest()
    const { plan, pace } = get()
    set({ ...notStarted, plan, pace })
  }

  function choosePlan(change: Partial<HousePlan>): void {
    const plan = { ...get().plan, ...change }
    set({ plan })
    if (course) start(replanned(course, device(), plan))
  }

  function letHouseRead(): void {
    const change = { roomReading: null, floorReading: null, outdoorReading: null }
    store.getState().send({ type: 'surroundings', change })
  }

  /** A frame comes where time runs, or where the panel shows what is no longer so. */
  function schedule(): void {
    const isIdle = !course || (get().speed === 0 && !isStale(device(), drawn?.device))
    if (isIdle || frame !== null || window.document.visibilityState === 'hidden') return
    frame = window.requestAnimationFrame(onFrame)
  }

  function rest(): void {
    if (frame !== null) window.cancelAnimationFrame(frame)
    frame = null
  }

  function onFrame(at: number): void {
    frame = null
    if (!course) return
    const now = device()
    // A device that still waits for its screens takes what it was sent as soon as it can.
    if (now.passing && now.clock === course.world.device.clock) {
      const ms = timeToPass(at, now.clock)
      const isStaleNow = isStale(now, drawn?.device)
      if (ms > 0 || isStaleNow) {
        course = runOn(course, now, ms)
        if (ms > 0) send(course.world)
        draw(course, isStaleNow)
      }
    }
    if (goal && device().clock >= goal.at) stop()
    schedule()
  }

  /** How much time passes in this frame, in ms. */
  function timeToPass(at: number, clock: Instant): number {
    const left = goal ? Math.max(0, goal.at - clock) : Number.POSITIVE_INFINITY
    if (goal?.atOnce) return Math.min(LEAP, left)
    owed += Math.min(LONGEST_FRAME, last === null ? 0 : at - last) * get().speed
    last = at
    const ms = Math.min(left, Math.floor(owed / TICK) * TICK)
    owed -= ms
    return ms
  }

  /** What takes long is done only where a point of the chart is new, or somebody changed the device. */
  function draw(now: Course, isStaleNow = true): void {
    const isNew = isStaleNow || now.past.samples !== drawn?.past
    set({ ...shown(now), ...(isNew && chartOf(now)) })
    drawn = { device: device(), past: now.past.samples }
  }

  function onChange(after: Device, before: Device, input: Input | null): void {
    if (input?.type === 'next-visitor') {
      forgetPlan()
      set({ plan: usualPlan, pace: notStarted.pace })
    }
    if (!course) return
    // The next visitor, or whoever else ends it.
    if (before.passing && !after.passing) end()
    else schedule()
  }

  function onShow(): void {
    last = null
    if (window.document.visibilityState === 'hidden') rest()
    else schedule()
  }

  store.subscribe((after, before) => onChange(after.device, before.device, after.input))
  window.document.addEventListener('visibilitychange', onShow)

  const run = (pace: Pace) => begin(null, pace)
  return { getState: get, begin, run, stop, toNextEvent, runUntil, backToNow, choosePlan, letHouseRead }
}

/** Whether the chart was drawn of another device. */
function isStale(now: Device, before: Device | undefined): boolean {
  return isTouched(now, before) || now.passing !== before?.passing
}

function chartOf(course: Course): Pick<Timeline, 'ahead' | 'events' | 'turns' | 'verdict'> {
  return { ...aheadOf(course), verdict: verdictOn(course.world) }
}
