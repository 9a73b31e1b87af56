/** The adaptive function: it is warm when the week program's event comes, not only then (behaviour 31.18). */
import type { Device } from '../model'
import { HOUR, MINUTE } from '../time'
import type { Regulator } from './heating'
import { isWeekInForce, temperatureInForce } from './in-force'
import { usualMinutes } from './learning'
import { temperatureCap } from './temperature'
import { eventAhead, isWeekUndisturbed } from './week'

/** However slow the floor, it begins no earlier. */
const LONGEST_LEAD = 6 * HOUR

/** The degrees that it heats to, and the event for which it does so early, if it does. */
interface Aim {
  readonly aim: number
  readonly earlyFor: Regulator['earlyFor']
}

/**
 * What is set; with the adaptive function, what the next event of the week sets as soon as it must begin.
 * Home shows what is set until then: the specification names nothing else.
 * @param reading of the sensor in charge, in tenths of a degree
 */
export function aimOf(device: Device, reading: number, before: Regulator): Aim {
  const { settings, passing, clock } = device
  const setpoint = temperatureInForce(device)
  const isAdaptive = settings.adaptiveFunction === 'on' && passing !== null
  if (!isAdaptive || !isWeekInForce(device) || !isWeekUndisturbed(device))
    return { aim: setpoint, earlyFor: null }
  const { at, event } = eventAhead(clock)
  const warm = Math.min(temperatureCap(settings), event.temperature)
  const lead = (warm - reading / 10) * usualMinutes(before) * MINUTE
  const isTime = before.earlyFor === at || clock > at - Math.min(LONGEST_LEAD, lead)
  return isTime && warm > setpoint ? { aim: warm, earlyFor: at } : { aim: setpoint, earlyFor: null }
}
