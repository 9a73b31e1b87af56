/**
 * What a day like this one needs as it is set, and with one thing different (behaviour 31.28): the same day again
 * and again, by the device's own rules, until one is like the one before.
 */
import { type Device, MINUTE, midnightOf, type Settings } from '../../thermostat/device/device'
import {
  readingOf,
  regulatingSensorOf,
  setpointOf,
  temperatureRange,
} from '../../thermostat/device/regulation'
import { floors } from '../house/model'
import type { Comparison, Comparisons, Difference, HousePlan, World } from './model'
import { powerOf } from './power'
import { isUnheated } from './verdict'
import { advanceTo, around, undisturbed, usualWorld } from './world'

/** A house comes to rest within some days; one whose power is too little takes longest. */
const MOST_DAYS = 30

/** The part of a day's heat by which like days differ: the relay does not close at the same minutes. */
const ALIKE = 0.001

/** Percent that are not seen. */
const UNSEEN = 0.5

/** Joules. */
const KILOWATT_HOUR = 3_600_000

/** How many degrees more than set in an hour of the day. */
type Shift = (hour: number) => number

const asSet: Shift = () => 0

const LOWERED = 2
const RAISED = 1

const shifts: Readonly<Partial<Record<Difference, Shift>>> = {
  night: (hour) => (hour < 6 || hour >= 22 ? -LOWERED : 0),
  warmer: () => RAISED,
}

/** A day that is over. */
interface Lived {
  readonly world: World
  /** The heat that went outdoors, in J/m². */
  readonly lost: number
  /** The lowest and the highest setpoint, in degrees. */
  readonly lowest: number
  readonly highest: number
  /** Whether the highest was read. */
  readonly isReached: boolean
}

/**
 * It pauses after each day, which takes some milliseconds: nobody has to wait longer for the browser. It goes by
 * settings, weather and floor, and not by how warm the house is just now.
 * @returns `null` where nothing heats, or nothing to degrees
 */
export function* comparing(device: Device, plan: HousePlan): Generator<undefined, Comparisons | null> {
  if (isUnheated(device) || typeof setpointOf(device) !== 'number') return null
  const begun = undisturbed(device, midnightOf(device.clock))
  const { area } = powerOf(device, plan)
  const kWhOf = ({ lost }: Lived) => (lost * area) / KILOWATT_HOUR
  const own = yield* settledDay(begun, plan, asSet)
  if (!own.isReached) {
    const others = settingsFor(own).map((what) => ({ what, need: null }))
    return { kWh: null, others }
  }
  const others: Comparison[] = []
  for (const what of [...settingsFor(own), ...floorsFor(own)]) {
    const floor = what === 'night' || what === 'warmer' ? plan.floor : what
    const day = yield* settledDay(begun, { floor, area }, shifts[what] ?? asSet)
    const percent = own.lost > 0 ? (day.lost / own.lost - 1) * 100 : 0
    if (!day.isReached) others.push({ what, need: null })
    else if (Math.abs(percent) >= UNSEEN) others.push({ what, need: { kWh: kWhOf(day), percent } })
  }
  return { kWh: kWhOf(own), others }
}

/** The settings that the device allows. */
function settingsFor({ world, lowest, highest }: Lived): readonly Difference[] {
  const { min, max } = temperatureRange(world.device.settings)
  return [
    ...(lowest - LOWERED < min ? [] : (['night'] as const)),
    ...(highest + RAISED > max ? [] : (['warmer'] as const)),
  ]
}

function floorsFor({ world: { house } }: Lived): readonly Difference[] {
  return house.build === 'driveway' ? [] : floors.filter((floor) => floor !== house.build)
}

/** The comparisons that differ most, in their own order: first those whose setpoint is not reached. */
export function mostDifferent(comparisons: readonly Comparison[], count: number): readonly Comparison[] {
  const sizeOf = ({ need }: Comparison) => (need ? Math.abs(need.percent) : Number.MAX_VALUE)
  const bySize = [...comparisons].sort((one, other) => sizeOf(other) - sizeOf(one))
  const most = new Set(bySize.slice(0, count))
  return comparisons.filter((one) => most.has(one))
}

function* settledDay(device: Device, plan: HousePlan, shift: Shift): Generator<undefined, Lived> {
  let day = liveDay(usualWorld(device, plan), shift)
  for (let days = 1; days < MOST_DAYS; days++) {
    yield
    // The clock goes back: what began at its instants is over.
    const regulator = { ...day.world.regulator, preheatingFor: null, heatUp: null }
    const next = liveDay(around({ ...day.world, regulator }, device), shift)
    if (Math.abs(next.lost - day.lost) <= ALIKE * day.lost) return next
    day = next
  }
  return day
}

/** @param begun at midnight */
function liveDay(begun: World, shift: Shift): Lived {
  const { device, house } = begun
  /** Degrees that are kept at some time of the day, and those of them that are read. */
  const [kept, read] = [new Set<number>(), new Set<number>()]
  let world = begun
  for (let hour = 0; hour < 24; hour++) {
    const degrees = shift(hour)
    world = around(world, { ...world.device, settings: shifted(device, degrees) })
    for (let minute = 0; minute < 60; minute++) {
      const setpoint = Number(setpointOf(world.device))
      kept.add(setpoint + degrees)
      if (readingInCharge(world.device) >= setpoint * 10) read.add(setpoint + degrees)
      world = advanceTo(world, world.device.clock + MINUTE)
    }
  }
  const highest = Math.max(...kept)
  const lost = world.house.lost - house.lost
  return { world, lost, lowest: Math.min(...kept), highest, isReached: read.has(highest) }
}

/** To whatever sets the degrees, one more is the same as a sensor that reads one less. */
function shifted(device: Device, degrees: number): Settings {
  const { settings } = device
  const name =
    regulatingSensorOf(device) === 'room' ? 'roomSensorCalibrationValue' : 'floorSensorCalibrationValue'
  return { ...settings, [name]: settings[name] - degrees * 10 }
}

/** Tenths of a degree. */
function readingInCharge(device: Device): number {
  return readingOf(device, regulatingSensorOf(device) ?? 'floor') ?? Number.NaN
}
