/** The world that time runs over: a device, what regulates its heating, and the house around it. */
import { type Device, type Instant, step, uncalibrated } from '../device/device'
import { regulate, restingRegulator } from '../device/rules/heating'
import { DAY, MINUTE, midnightOf, SECOND, weekday } from '../device/time'
import { advanceHouse, beginHouse, changeFloor, readingsOf } from '../house/house'
import type { FloorId } from '../house/model'
import { outdoorAt } from '../house/weather'
import type { World } from './model'

/** Degrees more than is set, at an instant: what a comparison does otherwise. */
export type Offset = (at: Instant) => number

const asSet: Offset = () => 0

/**
 * A house that begins at what the device's sensors read now.
 * @param at moves the device's clock forward first
 */
export function beginWorld(device: Device, floor: FloorId, at: Instant = device.clock): World {
  const house = beginHouse(floor, {
    room: uncalibrated(device, 'roomReading') / 10,
    floor: uncalibrated(device, 'floorReading') / 10,
    outdoor: uncalibrated(device, 'outdoorReading') / 10,
  })
  return regulated(passTo({ device, house, regulator: restingRegulator, heatedFor: 0 }, at))
}

/** The same house with another floor, which the device does not know yet. */
export function withFloor(world: World, floor: FloorId): World {
  return regulated({ ...world, house: changeFloor(world.house, floor), regulator: restingRegulator })
}

function regulated(world: World): World {
  const { device } = world
  return passTo({ ...world, regulator: regulate(device, world.regulator) }, device.clock)
}

/**
 * The world that much later. Nobody comes by.
 * @param offset what the heating does otherwise than is set
 */
export function advance(world: World, ms: number, offset = asSet): World {
  const end = world.device.clock + ms
  let now = world
  while (now.device.clock < end) now = advanceTo(now, nextStep(now.device.clock, end), offset)
  return now
}

/** When the step that begins now ends: at the turn of the minute, when the device's clock moves on. */
export function nextStep(now: Instant, end: Instant): Instant {
  return Math.min(end, (Math.floor(now / MINUTE) + 1) * MINUTE)
}

/** One step: the device decides whether it heats, the house follows, and the sensors read it. */
export function advanceTo(world: World, end: Instant, offset = asSet): World {
  const { device } = world
  const ms = end - device.clock
  const regulator = regulate(device, world.regulator, offset(device.clock))
  const heating = regulator.heating ? 1 : 0
  const { windowOpen } = device.surroundings
  const outdoor = outdoorsAround(device, device.clock)
  const house = advanceHouse(world.house, { heating, outdoor, windowOpen }, ms / SECOND)
  return passTo({ device, house, regulator, heatedFor: world.heatedFor + heating * ms }, end)
}

/** The same house around a device that somebody has changed: its sensors read what this house has. */
export function around(world: World, device: Device): World {
  return passTo({ ...world, device }, device.clock)
}

function passTo(world: World, clock: Instant): World {
  const { device, house, regulator } = world
  const reads = readingsOf(house, outdoorsAround(device, clock))
  // What the visitor's time moves stays as it is.
  const at = device.view.since
  const { overLimit } = regulator
  return { ...world, device: step(device, { type: 'pass', clock, house: reads, overLimit, at }) }
}

/** Degrees outdoors: the weather, but where the visitor has set something else (behaviour 31.29). */
export function outdoorsAround({ surroundings }: Device, at: Instant): number {
  const { outdoorReading } = surroundings
  return outdoorReading === null ? outdoorAt(at) : outdoorReading / 10
}

/** The next such weekday (1 is Monday) and minute of the day, or now within that very minute. */
export function nextSuch(
  now: Instant,
  { weekday: day, minute }: { weekday: number; minute: number },
): Instant {
  const at = midnightOf(now) + ((day - weekday(now) + 7) % 7) * DAY + minute * MINUTE
  if (at > now) return at
  return now - at < MINUTE ? now : at + 7 * DAY
}
