/** Lets time run over the device: frame by frame while it runs, and not at all while it does not. */
import type { TimeRequest } from '../../common/requests'
import type { Instant } from '../../thermostat/device/device'
import type { DeviceStore } from '../../thermostat/device-store'
import { createCourseOnPage } from './course-on-page'
import { type HousePlan, notStarted, type Pace, type Speed } from './model'
import { leapingTo, runningAt } from './motion'
import { createMover, type PageWindow } from './mover'
import type { TimelineStore } from './timeline'
import type { Warmth } from './world'

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
  /** Listens to nothing any more, and asks for no frame. */
  readonly dispose: () => void
}

/** @param timeline what the page knows of time */
export function createClockwork(
  store: Pick<DeviceStore, 'getState' | 'subscribe'>,
  window: PageWindow,
  timeline: TimelineStore,
): Clockwork {
  const course = createCourseOnPage(store, timeline)
  const mover = createMover(window, course, timeline)

  function begin(at: TimeRequest['begin'], speed: Speed, warmth?: Warmth): void {
    if (at || !course.hasBegun()) {
      backToNow()
      course.begin(at, warmth)
    }
    mover.move(runningAt(speed))
    if (speed !== 0) timeline.setState({ pace: speed })
  }

  function runUntil(at: Instant, speed?: Speed): void {
    if (!course.hasBegun()) begin(null, 0)
    mover.move(speed === undefined ? leapingTo(at) : runningAt(speed, at))
  }

  function toNextEvent(): void {
    if (!course.hasBegun()) begin(null, 0)
    runUntil(course.nextMoment())
  }

  function backToNow(): void {
    if (!course.hasBegun()) return
    end()
    store.getState().send({ type: 'now' })
  }

  /** What the visitor has said of the house stays, and the speed that was chosen last. */
  function end(): void {
    course.end()
    mover.rest()
    const { plan, pace } = timeline.getState()
    timeline.setState({ ...notStarted, plan, pace })
  }

  function choosePlan(change: Partial<HousePlan>): void {
    const plan = { ...timeline.getState().plan, ...change }
    timeline.setState({ plan })
    course.replan(plan)
  }

  function letHouseRead(): void {
    const change = { roomReading: null, floorReading: null, outdoorReading: null }
    store.getState().send({ type: 'surroundings', change })
  }

  const ignore = store.subscribe(({ device: after }, { device: before }) => {
    if (!course.hasBegun()) return
    if (before.passing && !after.passing) end()
    else mover.wake()
  })
  return {
    getState: timeline.getState,
    begin,
    run: (pace) => begin(null, pace),
    stop: mover.stop,
    toNextEvent,
    runUntil,
    backToNow,
    choosePlan,
    letHouseRead,
    dispose() {
      ignore()
      mover.dispose()
    },
  }
}
