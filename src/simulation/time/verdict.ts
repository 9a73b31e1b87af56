/** What a house comes to in the end with what is set, in the weather of this day (behaviour 31.51). */
import { type Device, HOUR } from '../../thermostat/device/device'
import {
  type HeatingBlock,
  heatingBlockOf,
  regulatingSensorOf,
  sensorLimits,
  setpointOf,
} from '../../thermostat/device/regulation'
import { endingOf } from '../house/house'
import type { Place, Verdict, World } from './model'
import { perArea, powerOf } from './power'
import { outdoorsAround } from './world'

/** The floor of a room where people live may have 29 degrees (EN 1264-2). */
const HOT = 29

/** What passes by itself says nothing of how it ends. */
const passing: readonly (HeatingBlock | null)[] = [null, 'ventilation', 'limit', 'operatingPause']

/** Whether nothing heats, for longer than a pause: off, drying, a fault. */
export function isUnheated(device: Device): boolean {
  const setpoint = setpointOf(device)
  // A pause may come before drying among the reasons that hold the heating back.
  const isToHeat = typeof setpoint === 'number' || setpoint === 'powerControl'
  return !isToHeat || !passing.includes(heatingBlockOf(device))
}

export function verdictOn(world: World): Verdict {
  const { device, plan } = world
  const outdoor = mean(dayAhead(device).map(({ clock }) => outdoorsAround(device, clock)))
  const place = placeOf(world)
  const ending = endingOf(world.house.build, world.house.covering, outdoor)
  const settled = (where: Place, heating: number) => ending.degrees(partOf(where), heating)
  const toKeep = (where: Place, degrees: number) => ending.heating(partOf(where), degrees)
  if (isUnheated(device)) return { kind: 'unheated', place, degrees: settled(place, 0), outdoor }
  const { powerControlValue: percent, operatingTimeLimitation } = device.settings
  const most = perArea(powerOf(device, plan))
  if (setpointOf(device) === 'powerControl') {
    const floor = settled('floor', (most * percent) / 100)
    return { kind: floor > HOT ? 'hot' : 'share', percent, floor, outdoor }
  }
  const setpoints = dayAhead(device)
    .map(setpointOf)
    .filter((one) => typeof one === 'number')
  const set = Math.max(...setpoints)
  const needed = toKeep(place, set)
  const available = most * (1 - operatingTimeLimitation / 60)
  const limit = limitOf(world)
  const allowed = limit ? toKeep(limit.place, limit.degrees) : Number.POSITIVE_INFINITY
  if (limit && allowed < Math.min(needed, available)) {
    const kept = limit.place === 'floor' ? 'room' : 'floor'
    return { kind: 'limited', limit: limit.degrees, place: kept, degrees: settled(kept, allowed) }
  }
  if (needed > available) return { kind: 'weak', place, degrees: settled(place, available), outdoor }
  const hours = (24 * toKeep(place, mean(setpoints))) / most
  return hours > 0 ? { kind: 'holds', set, hours, outdoor } : { kind: 'warm', set, outdoor }
}

/** The device as it is at each hour of the next day, if nobody does anything. */
function dayAhead(device: Device): readonly Device[] {
  return Array.from({ length: 24 }, (_, hour) => ({ ...device, clock: device.clock + hour * HOUR }))
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

const partOf = (place: Place) => (place === 'room' ? 'air' : 'slab')

/** What the sensor in charge measures. */
function placeOf({ device, house }: World): Place {
  if (house.build === 'driveway') return 'ground'
  return regulatingSensorOf(device) === 'room' ? 'room' : 'floor'
}

/** The limit of the second sensor of a combined choice. */
function limitOf({ device, house }: World): { readonly place: Place; readonly degrees: number } | null {
  if (house.build === 'driveway') return null
  const { sensorChoice } = device.settings
  if (sensorChoice === 'roomSensorFloor') return { place: 'floor', degrees: sensorLimits[sensorChoice].max }
  if (sensorChoice === 'floorSensorRoom') return { place: 'room', degrees: sensorLimits[sensorChoice].max }
  return null
}
