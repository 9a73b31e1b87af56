/** The course that runs over the device in view: sends the device its time, and shows it in the timeline. */
import type { TimeRequest } from '../../common/requests'
import type { Device, Instant } from '../../thermostat/device/device'
import type { DeviceStore } from '../../thermostat/device-store'
import { aheadOf, beginCourse, type Course, nextMoment, replanned, runOn, shown } from './course'
import { isTouched } from './history'
import type { HousePlan, Timeline, World } from './model'
import type { TimelineStore } from './timeline'
import { verdictOn } from './verdict'
import { beginWorld, nextSuch, type Warmth } from './world'

export interface CourseOnPage {
  hasBegun(): boolean
  /** @param at the next such moment; `null` begins now */
  begin(at: TimeRequest['begin'], warmth?: Warmth): void
  end(): void
  /** Goes on with what is said of the house from now on, if it has begun. */
  replan(plan: HousePlan): void
  /** The moment that a visitor waits for; now before it has begun. */
  nextMoment(): Instant
  /** The device's. */
  clock(): Instant
  /** Lets time pass, and shows it. */
  pass(ms: number): void
  /** Whether the device has taken what it was sent. */
  isInStep(): boolean
  /** Whether the timeline shows another device than the one in view. */
  isStale(): boolean
}

export function createCourseOnPage(
  store: Pick<DeviceStore, 'getState'>,
  timeline: TimelineStore,
): CourseOnPage {
  const device = () => store.getState().device
  let course: Course | null = null
  /** The device and the points of the chart that the timeline shows. */
  let drawn: { readonly device: Device; readonly past: Timeline['past'] } | null = null
  const isStale = () => isOther(device(), drawn?.device)

  function start(begun: Course): void {
    course = begun
    send(store, begun.world)
    draw(begun, true)
  }

  /** What takes long is done only where a point of the chart is new, or somebody changed the device. */
  function draw(now: Course, isStaleNow: boolean): void {
    const isNew = isStaleNow || now.past.samples !== drawn?.past
    timeline.setState({ ...shown(now), ...(isNew && chartOf(now)) })
    drawn = { device: device(), past: now.past.samples }
  }

  return {
    hasBegun: () => course !== null,
    begin(at, warmth) {
      const now = device()
      const then = at ? nextSuch(now.clock, at) : now.clock
      start(beginCourse(beginWorld(now, timeline.getState().plan, then, warmth)))
    },
    end() {
      course = null
      drawn = null
    },
    replan(plan) {
      if (course) start(replanned(course, device(), plan))
    },
    nextMoment: () => (course ? nextMoment(runOn(course, device(), 0)) : device().clock),
    clock: () => device().clock,
    pass(ms) {
      if (!course) return
      const isStaleNow = isStale()
      course = runOn(course, device(), ms)
      if (ms > 0) send(store, course.world)
      // What the device was sent may have had somebody end it.
      if (course) draw(course, isStaleNow)
    },
    isInStep: () => device().passing !== null && device().clock === course?.world.device.clock,
    isStale,
  }
}

function send(store: Pick<DeviceStore, 'getState'>, { device: { clock, passing } }: World): void {
  if (!passing) return
  const { room, floor, outdoor, overLimit } = passing
  store.getState().send({ type: 'pass', clock, house: { room, floor, outdoor }, overLimit })
}

/** Whether the timeline was drawn of another device. */
function isOther(now: Device, before: Device | undefined): boolean {
  return isTouched(now, before) || now.passing !== before?.passing
}

function chartOf(course: Course): Pick<Timeline, 'ahead' | 'events' | 'turns' | 'verdict'> {
  return { ...aheadOf(course), verdict: verdictOn(course.world) }
}
