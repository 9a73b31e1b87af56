/** How time has run: the world now, the worlds beside it, today's heating, and what the chart keeps. */
import type { Device, Instant } from '../device/device'
import { DAY } from '../device/time'
import { advanceVariants, beginVariants, compare, consumed, powerOf, type Variant } from './consumption'
import { nextOf, withoutBreaks } from './events'
import { forecastOf } from './forecast'
import { beginHistory, type History, nextSample, remember, sampleOf } from './history'
import { CHART_SPAN, type HouseEvent, type Timeline, type World } from './model'
import { advance } from './world'

export interface Course {
  readonly world: World
  /** They begin anew at midnight. */
  readonly variants: readonly Variant[]
  /** How long it had heated before today, in ms. */
  readonly heatedBefore: number
  /** Since when today's heating is counted. */
  readonly countedFrom: Instant
  readonly past: History
}

export function beginCourse(world: World): Course {
  return { ...beginDay(world), past: beginHistory(world) }
}

function beginDay(world: World): Omit<Course, 'past'> {
  return {
    world,
    variants: beginVariants(world),
    heatedBefore: world.heatedFor,
    countedFrom: world.device.clock,
  }
}

/** Another world from now on; what was before stays on the chart. */
export function moveTo(course: Course, world: World): Course {
  return { ...beginDay(world), past: course.past }
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
  const world = { ...course.world, device }
  return { ...course, world, past: remember(course.past, course.world, world) }
}

/** At most until the next point of the chart; midnight is one. */
function runPiece(course: Course, ms: number): Course {
  const { device } = course.world
  const world = advance(course.world, ms)
  const past = remember(course.past, course.world, world)
  if (world.device.clock % DAY === 0) return { ...beginDay(world), past }
  return { ...course, world, variants: advanceVariants(course.variants, device, ms), past }
}

/** What the panel shows of it. */
export function shown({ world, past, heatedBefore, countedFrom }: Course) {
  const { watts, isTypical } = powerOf(world)
  return {
    floor: world.house.floor,
    now: sampleOf(world),
    past: past.samples,
    power: watts,
    isTypicalPower: isTypical,
    countedFrom,
    today: consumed(world.heatedFor - heatedBefore, watts),
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

export function comparisonsOf({ variants, world }: Course): Timeline['comparisons'] {
  return compare(variants, world)
}
