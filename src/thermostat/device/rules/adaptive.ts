/** The adaptive function: it is warm when the week program's event comes, not only then (behaviour 31.18). */
import type { Device } from '../model'
import { HOUR, type Instant, MINUTE } from '../time'
import { isScheduled } from './in-force'
import { type Learned, usualMinutes } from './learning'
import { setpointOf } from './setpoint'
import { nextEvent } from './week'

/** However slow the floor, it begins no earlier. */
const LONGEST_LEAD = 6 * HOUR

/** What it remembers of beginning early. */
export interface Early {
  /** The event of the week program for which it began early, `null` while it did for none. */
  readonly earlyFor: Instant | null
}

/** The degrees that it heats to, and the event for which it does so early, if it does. */
interface Adapted extends Early {
  readonly setpoint: number
}

/**
 * The setpoint; with the adaptive function, that of the week's next event as soon as it must begin. It knows no
 * degrees of its own: both are those of `setpointOf`. Home and the chart show what is set until the event: the
 * specification names nothing else.
 * @param setpoint at the device's clock
 * @param reading of the sensor in charge, in tenths of a degree
 */
export function adaptedSetpoint(
  device: Device,
  setpoint: number,
  reading: number,
  before: Learned & Early,
): Adapted {
  const asSet: Adapted = { setpoint, earlyFor: null }
  if (device.settings.adaptiveFunction === 'off' || !isScheduled(device)) return asSet
  const at = nextEvent(device.clock)
  const warm = setpointOf({ ...device, clock: at })
  if (typeof warm !== 'number' || warm <= setpoint) return asSet
  const lead = (warm - reading / 10) * usualMinutes(before) * MINUTE
  const isTime = before.earlyFor === at || device.clock > at - Math.min(LONGEST_LEAD, lead)
  return isTime ? { setpoint: warm, earlyFor: at } : asSet
}
