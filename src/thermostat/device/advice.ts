/** The second line of the notice: advice, above all where a visitor may be stuck (behaviour 21.4). */
import { amount, type Text } from '../../common/texts/text'
import { screenOf } from './controls'
import type { Device } from './model'
import { floorTypeNames } from './names'
import { isRoute, routes } from './paths'
import { programInForce } from './rules/drying'
import { canOverheatFloor } from './rules/floor-overheating'
import {
  isTimerProgramInForce,
  isWeekProgramInForce,
  remainingTimerHours,
  TIMER_STANDBY_DEGREES,
  temperatureInForce,
  weekTemperatureOf,
} from './rules/in-force'
import { isLocked } from './rules/keylock'
import { faultInForce, isHeatingStoppedByFault, isOverheatFault } from './rules/sensors'
import { isGuestRoom } from './rules/temperature'
import { hasManualOverride, nextWeekEventTime } from './rules/week'
import type { Fault } from './surroundings'
import { minuteOfDay } from './time'
import { pathOf } from './trail'

/** Returns the advice for the notice, `null` if the notice says enough. */
export function adviceOf(device: Device): Text | null {
  const path = pathOf(device)
  if (path === routes.home) return homeAdvice(device)
  if (!isRoute(path)) return 'page.advice.unknown'
  // The screen looks the same before and after saving, so the notice confirms that the value is saved.
  if (device.view.saved) return 'page.advice.saved'
  return screenOf(device).advice?.(device) ?? null
}

/**
 * Returns the fault that the notice on home offers to explain, 0 for none (behaviour 21.8). While the keypad is locked,
 * the notice says only how to unlock it.
 */
export function faultToExplain(device: Device): Fault {
  return pathOf(device) === routes.home && !isLocked(device) ? faultInForce(device) : 0
}

/** Returns the first advice that applies (behaviour 21.5). */
function homeAdvice(device: Device): Text | null {
  const { settings, trail } = device
  const program = programInForce(device)
  if (isOverheatFault(device)) return 'page.advice.faultHot'
  if (isLocked(device)) return 'page.advice.oneFinger'
  if (isGuestRoom(settings)) return { id: 'page.advice.guestRoom', values: { panel: 'surroundings.title' } }
  if (faultInForce(device) !== 0)
    return isHeatingStoppedByFault(device) ? 'page.advice.faultOff' : 'page.advice.faultOn'
  if (settings.power === 'off') return 'page.advice.turnedOff'
  if (program === 'delayedStartup') return 'page.advice.drying'
  if (canOverheatFloor(device))
    return { id: 'page.advice.floorUnlimited', values: { floor: floorTypeNames[settings.floorType] } }
  if (isTimerStandby(device))
    return {
      id: 'page.advice.timerOver',
      values: { temperature: amount(TIMER_STANDBY_DEGREES, 'unit.degree') },
    }
  if (isWeekProgramInForce(device)) return weekAdvice(device)
  const hasOpenedMenu = trail.places.some(({ path }) => path === '/home/menu')
  if (!hasOpenedMenu) return 'page.advice.menu'
  return program || settings.application ? null : 'page.advice.noProgram'
}

/** True if the timer is off or its hours are over, so that the timer program keeps `TIMER_STANDBY_DEGREES`. */
function isTimerStandby(device: Device): boolean {
  // Ground heating has a standby temperature of its own.
  if (device.settings.application === 'groundHeating') return false
  return isTimerProgramInForce(device) && remainingTimerHours(device) === 0
}

/** Tells when a manual change of the temperature ends; `null` if only another one ends it. */
export function manualChangeAdvice(device: Device): Text | null {
  if (!isWeekProgramInForce(device)) return null
  return {
    id: 'page.advice.until',
    values: { time: { time: minuteOfDay(nextWeekEventTime(device.clock)) } },
  }
}

/**
 * Tells when a manual change ends, or else which temperature the week program would set now.
 * Returns `null` if that temperature is in force already.
 */
function weekAdvice(device: Device): Text | null {
  if (hasManualOverride(device)) return manualChangeAdvice(device)
  const temperature = weekTemperatureOf(device)
  if (temperature === temperatureInForce(device)) return null
  return { id: 'page.advice.week', values: { temperature: amount(temperature, 'unit.degree') } }
}
