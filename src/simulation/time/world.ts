/** The world that time runs over: a device, what regulates its heating, and the house around it. */
import {
  DAY,
  type Device,
  type Instant,
  MINUTE,
  midnightOf,
  SECOND,
  step,
  usualSurroundings,
  weekday,
} from '../../thermostat/device/device'
import {
  endDryingIfOver,
  initialRegulatorState,
  regulate,
  regulatingSensorOf,
  setpointOf,
} from '../../thermostat/device/regulation'
import {
  advanceHouse,
  beginHouse,
  endingOf,
  readingsOf,
  rebuilt,
  type Said,
  settledHouse,
} from '../house/house'
import type { House } from '../house/model'
import { meanOutdoors, outdoorAt } from '../house/weather'
import type { HousePlan, World } from './model'
import { buildOf, coveringOf, perArea, powerOf } from './power'

/** How long a house has kept what is set before time is started: walls and concrete take that long. */
const SETTLING = 2 * DAY

/** How warm the floor and the room are, in degrees. */
export type Warmth = Omit<Said, 'outdoor'>

/**
 * A house that has kept what is set for days.
 * @param at moves the device's clock forward first
 * @param warmth how warm it is instead
 */
export function beginWorld(
  device: Device,
  plan: HousePlan,
  at: Instant = device.clock,
  warmth?: Warmth,
): World {
  const house = warmth ? houseAt(device, plan, at, warmth) : keptHouse(device, plan, at)
  return regulated(passTo({ device, plan, house, regulator: initialRegulatorState, heatedFor: 0 }, at))
}

function houseAt(device: Device, plan: HousePlan, at: Instant, warmth: Warmth): House {
  const said = { ...warmth, outdoor: outdoorsAround(device, at) }
  return beginHouse(buildOf(device, plan), coveringOf(device), said)
}

/** The house at an instant, once the device has kept undisturbed for days what is set. */
function keptHouse(device: Device, plan: HousePlan, at: Instant): House {
  return advance(usualWorld(undisturbed(device, at - SETTLING), plan), SETTLING).house
}

/** The device at an instant if nobody disturbs it: turned on, and of what surrounds it only the weather. */
export function undisturbed(device: Device, clock: Instant): Device {
  const { outdoorReading } = device.surroundings
  return {
    ...device,
    clock,
    passing: null,
    session: { ...device.session, changedAt: null },
    settings: { ...endDryingIfOver(device).settings, power: 'on' },
    surroundings: { ...usualSurroundings, outdoorReading },
  }
}

/** A world in which the cables have long given what the device needs on average. */
export function usualWorld(device: Device, plan: HousePlan): World {
  const { outdoorReading } = device.surroundings
  const outdoor = outdoorReading === null ? meanOutdoors : outdoorReading / 10
  const houseWith = (heating: number) =>
    settledHouse(buildOf(device, plan), coveringOf(device), { heating, outdoor, windowOpen: false })
  const unheated = { device, plan, house: houseWith(0), regulator: initialRegulatorState, heatedFor: 0 }
  // A program is in force only once time runs.
  const begun = passTo(unheated, device.clock)
  const house = houseWith(usualHeating(begun.device, plan, outdoor))
  return regulated(passTo({ ...begun, house }, device.clock))
}

/** What the cables give on average, in W/m². */
function usualHeating(device: Device, plan: HousePlan, outdoor: number): number {
  const most = perArea(powerOf(device, plan))
  const setpoint = setpointOf(device)
  if (setpoint === 'powerControl') return (most * device.settings.powerControlValue) / 100
  if (typeof setpoint !== 'number') return 0
  const build = buildOf(device, plan)
  const part = regulatingSensorOf(device) === 'room' && build !== 'driveway' ? 'air' : 'slab'
  const needed = endingOf(build, coveringOf(device), outdoor).heating(part, setpoint)
  return Math.max(0, Math.min(needed, most))
}

/** The same house with another floor or area, which the device does not know yet. */
export function withPlan(world: World, plan: HousePlan): World {
  const moved = fitted({ ...world, plan })
  return plan.floor === world.plan.floor ? moved : regulated({ ...moved, regulator: initialRegulatorState })
}

function regulated(world: World): World {
  const { device } = world
  return passTo({ ...world, regulator: regulate(device, world.regulator) }, device.clock)
}

/** The world that much later. Nobody comes by. */
export function advance(world: World, ms: number): World {
  const end = world.device.clock + ms
  let now = world
  while (now.device.clock < end) now = advanceTo(now, nextStep(now.device.clock, end))
  return now
}

/** When the step that begins now ends: at the turn of the minute, when the device's clock moves on. */
export function nextStep(now: Instant, end: Instant): Instant {
  return Math.min(end, (Math.floor(now / MINUTE) + 1) * MINUTE)
}

/** One step: the device decides whether it heats, the house follows, and the sensors read it. */
export function advanceTo(world: World, end: Instant): World {
  const { device, plan } = world
  const ms = end - device.clock
  const regulator = regulate(device, world.regulator)
  const heats = regulator.heating ? 1 : 0
  const influence = {
    heating: heats * perArea(powerOf(device, plan)),
    outdoor: outdoorsAround(device, device.clock),
    windowOpen: device.surroundings.windowOpen,
  }
  const house = advanceHouse(world.house, influence, ms / SECOND)
  return passTo({ ...world, house, regulator, heatedFor: world.heatedFor + heats * ms }, end)
}

/** The same house around a device that somebody has changed: its sensors read what this house has. */
export function around(world: World, device: Device): World {
  return passTo(fitted({ ...world, device }), device.clock)
}

/** The house that the device says: its covering is another one, or it is a driveway now, or a room again. */
export function fitted(world: World): World {
  const { device, plan, house } = world
  const [build, covering] = [buildOf(device, plan), coveringOf(device)]
  if (build === house.build && covering === house.covering) return world
  const isMoved = (build === 'driveway') !== (house.build === 'driveway')
  const another = isMoved ? keptHouse(device, plan, device.clock) : house
  return { ...world, house: rebuilt(another, build, covering) }
}

function passTo(world: World, clock: Instant): World {
  const { device, house, regulator } = world
  const reads = readingsOf(house, outdoorsAround(device, clock))
  // What the visitor's time moves stays as it is.
  const at = device.view.since
  const { overLimit } = regulator
  return { ...world, device: step(device, { type: 'pass', clock, house: reads, overLimit, at }) }
}

/** Degrees outdoors: the weather, but where the visitor has set something else (behaviour 31.2). */
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
