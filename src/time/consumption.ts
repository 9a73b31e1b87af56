/** What the heating took, and what it would have taken with one thing different (behaviour 31.27, 31.28). */
import type { Instant } from '../device/device'
import { DAY, HOUR, minuteOfDay } from '../device/time'
import { rebuilt } from '../house/house'
import { floors } from '../house/model'
import { isSampled } from './history'
import type { Comparison, Consumption, Difference, World } from './model'
import { buildOf, powerOf } from './power'
import { advance, around, keptHouse, type Offset } from './world'

/** A world that runs beside the visitor's, in the same weather. */
export interface Variant {
  readonly what: Difference
  readonly world: World
}

/** What the worlds beside begin as. They are made once time passes: that takes longer than a press should. */
export interface Unmade {
  readonly begun: World
  /** Whether its house has kept for days what is set: then so have theirs. */
  readonly isKept: boolean
}

/** The worlds beside, and what is known of them. */
export interface Beside {
  readonly variants: readonly Variant[]
  /** Since when they differ. */
  readonly apartSince: Instant
  /** What all worlds had taken at each point of the last 24 hours of the chart. */
  readonly marks: readonly Mark[]
}

/** What all worlds had taken at an instant. */
interface Mark {
  readonly at: Instant
  /** How long the visitor's had heated, in ms. */
  readonly heatedFor: number
  /** The heat that went outdoors from the visitor's world, in J/m². */
  readonly lost: number
  /** The same of each world beside. */
  readonly others: readonly number[]
}

function made(beside: Beside | Unmade): Beside {
  if ('variants' in beside) return beside
  const variants = variantsOf(beside)
  const { begun } = beside
  return { variants, apartSince: begun.device.clock, marks: [markOf(begun, variants)] }
}

function variantsOf({ begun: world, isKept }: Unmade): readonly Variant[] {
  const { house, device } = world
  const { area } = powerOf(device, world.plan)
  const others = house.build === 'driveway' ? [] : floors.filter((floor) => floor !== house.build)
  return (['night', 'warmer', ...others] as const).map((what) => {
    const floor = what === 'night' || what === 'warmer' ? world.plan.floor : what
    const plan = { floor, area }
    const beginning = isKept
      ? keptHouse(device, plan, device.clock, offsets[what])
      : rebuilt(house, buildOf(device, plan), house.covering)
    return { what, world: { ...world, plan, house: beginning } }
  })
}

/**
 * The worlds beside that much later: the visitor has done with each what was done with the device.
 * They run on through midnight.
 * @param before the visitor's world from which time passes, and `after` the one that it has become
 */
export function advanceBeside(from: Beside | Unmade, before: World, after: World, ms: number): Beside {
  const { device, plan } = before
  const { area } = powerOf(device, plan)
  const beside = made(from)
  const variants = beside.variants.map(({ what, world }) => {
    const sameRoom = { ...world, plan: { ...world.plan, area } }
    return { what, world: advance(around(sameRoom, device), ms, offsets[what]) }
  })
  if (!isSampled(after.device.clock)) return { ...beside, variants }
  const mark = markOf(after, variants)
  return { ...beside, variants, marks: [...beside.marks.filter(({ at }) => at >= mark.at - DAY), mark] }
}

function markOf({ device, heatedFor, house }: World, variants: readonly Variant[]): Mark {
  const others = variants.map(({ world }) => world.house.lost)
  return { at: device.clock, heatedFor, lost: house.lost, others }
}

const night = { from: 22 * 60, to: 6 * 60, lowered: 2 }

const offsets: Readonly<Partial<Record<Difference, Offset>>> = {
  night: (at) => (isNight(at) ? -night.lowered : 0),
  warmer: () => 1,
}

function isNight(at: Instant): boolean {
  const minute = minuteOfDay(at)
  return minute >= night.from || minute < night.to
}

/** @param heatedFor ms */
export function consumed(heatedFor: number, watts: number): Consumption {
  const hours = heatedFor / HOUR
  return { hours, kWh: (hours * watts) / 1000 }
}

/** Percent that are not seen. */
const UNSEEN = 0.5

/** How long the worlds take to come apart: before that, only a part of a difference is known. */
const APART_AFTER = 2 * DAY

/**
 * The last 24 hours in the worlds beside, where they differ. What a house needs is what it loses outdoors:
 * what its floor and walls take up is not lost, and the other rooms need less for what they get.
 */
export function compare(beside: Beside | Unmade, visitors: World, watts: number): readonly Comparison[] {
  if (!('variants' in beside)) return []
  const { marks, variants, apartSince } = beside
  const now = markOf(visitors, variants)
  const before = marks[0] ?? now
  const known = Math.min(1, (now.at - apartSince) / APART_AFTER)
  const lost = now.lost - before.lost
  const { kWh } = consumed(now.heatedFor - before.heatedFor, watts)
  return variants.flatMap(({ what }, index): readonly Comparison[] => {
    const lostThere = (now.others[index] ?? 0) - (before.others[index] ?? 0)
    const percent = lost > 0 ? (lostThere / lost - 1) * 100 * known : 0
    return Math.abs(percent) < UNSEEN ? [] : [{ what, percent, kWh: kWh * (1 + percent / 100) }]
  })
}

/** The comparisons that differ most, in their own order. */
export function mostDifferent(comparisons: readonly Comparison[], count: number): readonly Comparison[] {
  const bySize = [...comparisons].sort((one, other) => Math.abs(other.percent) - Math.abs(one.percent))
  const most = new Set(bySize.slice(0, count))
  return comparisons.filter((one) => most.has(one))
}
