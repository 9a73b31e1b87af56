/** For tests: a house in winter, and the device that heats it. */
import { type Device, HOUR, type Settings, type Surroundings } from '../../thermostat/device/device'
import { openAt } from '../../thermostat/device/testing'
import { createDeviceStore } from '../../thermostat/device-store'
import type { FloorId } from '../house/model'
import type { HousePlan, World } from './model'
import { beginWorld } from './world'

/** Wednesday, 5 February 2025: the week program warms at six and three, and lowers at eight and eleven. */
export const day = Date.UTC(2025, 1, 5)
export const noon = day + 12 * HOUR

export interface Given {
  readonly settings?: Partial<Settings>
  readonly surroundings?: Partial<Surroundings>
  readonly floor?: FloorId
  readonly area?: number | null
  /** The hour of that Wednesday. */
  readonly from?: number
}

export function deviceOf({ settings = {}, surroundings = {}, from = 12 }: Given): Device {
  return openAt('/home', { settings, surroundings, at: day + from * HOUR }).device
}

export function planOf({ floor = 'screed', area = null }: Given): HousePlan {
  return { floor, area }
}

/** A store of the device, whose inputs come at noon. */
export function storeOf(given: Given) {
  return createDeviceStore(deviceOf(given), () => noon)
}

/** A house as time begins it: it has kept for days what is set. */
export function settled(given: Given): World {
  return beginWorld(deviceOf(given), planOf(given))
}

/** A house with 19 degrees everywhere. */
export function begin(given: Given = {}): World {
  const device = deviceOf(given)
  return beginWorld(device, planOf(given), device.clock, { floor: 19, room: 19 })
}
