/** Lets time run over the device: frame by frame while it runs, and not at all while it does not. */
import type { TimeRequest } from '../../common/requests'
import type { Device, Instant } from '../../thermostat/device/device'
import type { DeviceStore } from '../../thermostat/device-store'
import { type CourseOnPage, createCourseOnPage } from './course-on-page'
import type { PageWindow } from './frames'
import { type HousePlan, notStarted, type Pace, type Speed } from './model'
import { leapingTo, runningAt } from './motion'
import { createMover, type Mover } from './mover'
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
  const commands = createCommands(store, course, mover, timeline)

  function onChange(after: Device, before: Device): void {
    if (!course.hasBegun()) return
    if (before.passing && !after.passing) endTime(course, mover, timeline)
    else mover.wake()
  }

  const ignore = store.subscribe((after, before) => onChange(after.device, before.device))
  return {
    ...commands,
    getState: timeline.getState,
    dispose() {
      ignore()
      mover.dispose()
    },
  }
}

/** What the page asks of time. */
function createCommands(
  store: Pick<DeviceStore, 'getState'>,
  course: CourseOnPage,
  mover: Mover,
  timeline: TimelineStore,
): Omit<Clockwork, 'getState' | 'dispose'> {
  const { getState: get, setState: set } = timeline

  function begin(at: TimeRequest['begin'], speed: Speed, warmth?: Warmth): void {
    if (at || !course.hasBegun()) {
      backToNow()
      course.begin(at, warmth)
    }
    mover.move(runningAt(speed))
    if (speed !== 0) set({ pace: speed })
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
    endTime(course, mover, timeline)
    store.getState().send({ type: 'now' })
  }

  function choosePlan(change: Partial<HousePlan>): void {
    const plan = { ...get().plan, ...change }
    set({ plan })
    course.replan(plan)
  }

  function letHouseRead(): void {
    const change = { roomReading: null, floorReading: null, outdoorReading: null }
    store.getState().send({ type: 'surroundings', change })
  }

  const run = (pace: Pace) => begin(null, pace)
  return { begin, run, stop: mover.stop, toNextEvent, runUntil, backToNow, choosePlan, letHouseRead }
}

/** What the visitor has said of the house stays, and the speed that was chosen last. */
function endTime(course: CourseOnPage, mover: Mover, { getState, setState }: TimelineStore): void {
  course.end()
  mover.rest()
  const { plan, pace } = getState()
  setState({ ...notStarted, plan, pace })
}
