/** What today's heating takes, and what it would take with one thing different (behaviour 31.27). */
import type { Device, Instant } from '../device/device'
import { HOUR, minuteOfDay } from '../device/time'
import { changeFloor, powerPerArea } from '../house/house'
import { floors } from '../house/model'
import type { Comparison, Consumption, World } from './model'
import { advance, around, type Offset } from './world'

/** A world that runs beside the visitor's, in the same weather. */
export interface Variant {
  readonly what: Comparison['what']
  readonly world: World
}

/** The worlds beside, which begin as this one is now. */
export function beginVariants(world: World): readonly Variant[] {
  const today = { ...world, heatedFor: 0 }
  const others = floors.filter((floor) => floor !== world.house.floor)
  return [
    ...others.map((floor) => ({
      what: { floor },
      world: { ...today, house: changeFloor(today.house, floor) },
    })),
    { what: 'lower-night', world: today },
    { what: 'higher-setting', world: today },
  ]
}

/** The worlds beside that much later: the visitor has done with each what was done with the device. */
export function advanceVariants(
  variants: readonly Variant[],
  device: Device,
  ms: number,
): readonly Variant[] {
  return variants.map(({ what, world }) => ({
    what,
    world: advance(around(world, device), ms, typeof what === 'string' ? offsets[what] : undefined),
  }))
}

const night = { from: 22 * 60, to: 6 * 60, lowered: 2 }

const offsets: Readonly<Record<'lower-night' | 'higher-setting', Offset>> = {
  'lower-night': (at) => (isNight(at) ? -night.lowered : 0),
  'higher-setting': () => 1,
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

/** The same day in the worlds beside; a room as large as the visitor's. */
export function compare(variants: readonly Variant[], visitors: World): readonly Comparison[] {
  const area = powerOf(visitors).watts / powerPerArea(visitors.house.floor)
  return variants.map(({ what, world }) => {
    return { what, ...consumed(world.heatedFor, area * powerPerArea(world.house.floor)) }
  })
}

/** How many kWh more, of two figures that stand beside it with one digit: what is seen adds up. */
export function more(kWh: number, than: number): number {
  const seen = (value: number) => Number(value.toFixed(1))
  return seen(seen(kWh) - seen(than))
}

/** Square metres of a room of which nothing is known. */
const TYPICAL_AREA = 10

/** Watts that heat the floor: what is installed, else what is typical of such a floor. */
export function powerOf({ device, house }: World): { readonly watts: number; readonly isTypical: boolean } {
  const installed = device.settings.effectValue
  return installed > 0
    ? { watts: installed, isTypical: false }
    : { watts: TYPICAL_AREA * powerPerArea(house.floor), isTypical: true }
}
