/** How time has run: the world now, what the heating took, and what the chart keeps. */
import { DAY, type Device, HOUR, type Instant } from '../../thermostat/device/device'
import { nextOf, withoutBreaks } from './events'
import { forecastOf } from './forecast'
import { beginHistory, type History, nextSample, remember, sampleOf } from './history'
import { CHART_SPAN, type Day, type HouseEvent, type HousePlan, type Timeline, type World } from './model'
import { powerOf } from './power'
import { advance, fitted, withPlan } from './world'

export interface Course {
  readonly world: World
  /** How long it had heated before today, in ms. */
  readonly heatedBefore: number
  /** Since when today's heating is counted. */
  readonly countedFrom: Instant
  /** The days before today, the latest first. */
  readonly days: readonly Day[]
  readonly past: History
}

export function beginCourse(world: World): Course {
  return { ...beginCount(world), days: [], past: beginHistory(world) }
}

function beginCount(world: World): Omit<Course, 'past' | 'days'> {
  const { device, heatedFor } = world
  return { world, heatedBefore: heatedFor, countedFrom: device.clock }
}

/** The course with what is said of the house from now on. */
export function replanned(course: Course, device: Device, plan: HousePlan): Course {
  const world = withPlan({ ...course.world, device }, plan)
  return plan.floor === course.world.plan.floor ? { ...course, world } : moveTo(course, world)
}

/** Another house from now on, and counted from now; what was before stays on the chart. */
function moveTo(course: Course, world: World): Course {
  return { ...course, ...beginCount(world) }
}

/**
 * The course that much later.
 * @param device the device as it is now: others may have changed it since
 */
export function runOn(course: Course, device: Device, ms: number): Course {
  const end = device.clock + ms
  let now: Course = meet(course, device)
  while (now.world.device.clock < end) {
    const { clock } = now.world.device
    now = runPiece(now, Math.min(end, nextSample(clock)) - clock)
  }
  return now
}

/** The same course with the device that others have changed. */
function meet(course: Course, device: Device): Course {
  const world = fitted({ ...course.world, device })
  const past = remember(course.past, course.world, world)
  if (world.house.build !== course.world.house.build) return { ...moveTo(course, world), past }
  return { ...course, world, past }
}

/** At most until the next point of the chart; midnight is one. */
function runPiece(course: Course, ms: number): Course {
  const world = advance(course.world, ms)
  const now = { ...course, world, past: remember(course.past, course.world, world) }
  return world.device.clock % DAY === 0 ? beginDay(now) : now
}

/** How many days stay to be seen. */
const DAYS_KEPT = 7

function beginDay(course: Course): Course {
  const { world } = course
  const days = [todayOf(course), ...course.days].slice(0, DAYS_KEPT)
  return { ...course, days, heatedBefore: world.heatedFor, countedFrom: world.device.clock }
}

function todayOf({ world, heatedBefore, countedFrom }: Course): Day {
  const { watts } = powerOf(world.device, world.plan)
  const hours = (world.heatedFor - heatedBefore) / HOUR
  return { from: countedFrom, hours, kWh: (hours * watts) / 1000 }
}

/** What the panel shows of it. */
export function shown(course: Course) {
  const { world, past, days } = course
  return {
    plan: world.plan,
    now: sampleOf(world),
    past: past.samples,
    today: todayOf(course),
    days,
  } satisfies Partial<Timeline>
}

/** What the chart shows besides, if nobody does anything. */
export function aheadOf({ world, past }: Course): Pick<Timeline, 'ahead' | 'events' | 'turns'> {
  const { samples, events, turns } = forecastOf(world)
  const { clock } = world.device
  const inView = ({ at }: HouseEvent) => Math.abs(at - clock) <= CHART_SPAN
  return { ahead: samples, events: withoutBreaks([...past.events, ...events]).filter(inView), turns }
}

/** Where a visitor wants to be who waits: something happens, the heating turns on or off, a day is over. */
export function nextMoment(course: Course): Instant {
  const { clock } = course.world.device
  const { events, turns } = aheadOf(course)
  return nextOf(events, clock)?.at ?? turns ?? clock + CHART_SPAN
}
