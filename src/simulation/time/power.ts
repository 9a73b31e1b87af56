/** The power of the heating, and the area that it heats. */
import type { Settings } from '../../thermostat/device/device'
import { usualPower } from '../house/house'
import type { Build, Covering } from '../house/model'
import type { HousePlan, Power } from './model'

/** Square metres of a room of which nothing is known. */
const TYPICAL_AREA = 10

/** What of a device decides it. */
interface Heater {
  readonly settings: Settings
}

/** What is heated: a driveway with ground heating, else the floor of a room. */
export function buildOf({ settings }: Heater, { floor }: HousePlan): Build {
  return settings.application === 'groundHeating' ? 'driveway' : floor
}

export function coveringOf({ settings }: Heater): Covering {
  if (settings.floorType === 'wood/laminate') return 'wood'
  return settings.floorType === 'plastic/vinyl' ? 'vinyl' : 'tile'
}

/**
 * What is installed, else what is usual for such a floor. The area is the one that is said, else the one for
 * which the installed power is usual.
 */
export function powerOf(heater: Heater, plan: HousePlan): Power {
  const usual = usualPower(buildOf(heater, plan))
  const installed = heater.settings.effectValue
  const area = plan.area ?? (installed > 0 ? installed / usual : TYPICAL_AREA)
  return installed > 0
    ? { watts: installed, isTypical: false, area }
    : { watts: area * usual, isTypical: true, area }
}

/** W/m². */
export function perArea({ watts, area }: Pick<Power, 'watts' | 'area'>): number {
  return watts / area
}
