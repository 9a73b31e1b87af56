/** The power of the heating, and the area that it heats. */
import type { Settings } from '../../thermostat/device/device'
import { typicalPowerDensityOf } from '../house/house'
import type { Construction, Covering } from '../house/model'
import type { HouseSettings, Power } from './model'

/** The assumed area if neither an area nor an installed power is known. */
const TYPICAL_AREA_M2 = 10

interface HasSettings {
  readonly settings: Settings
}

/** Returns the heated construction: a driveway for the application ground heating, else the floor of a room. */
export function constructionOf({ settings }: HasSettings, { floor }: HouseSettings): Construction {
  return settings.application === 'groundHeating' ? 'driveway' : floor
}

export function coveringOf({ settings }: HasSettings): Covering {
  if (settings.floorType === 'wood/laminate') return 'wood'
  return settings.floorType === 'plastic/vinyl' ? 'vinyl' : 'tile'
}

/**
 * Returns the installed power, else the typical power for the floor. The area is the one that the visitor entered,
 * else the one for which the installed power is typical.
 */
export function powerOf(device: HasSettings, houseSettings: HouseSettings): Power {
  const typicalDensity = typicalPowerDensityOf(constructionOf(device, houseSettings))
  const installedWatts = device.settings.effectValue
  const area = houseSettings.area ?? (installedWatts > 0 ? installedWatts / typicalDensity : TYPICAL_AREA_M2)
  return installedWatts > 0
    ? { watts: installedWatts, isTypical: false, area }
    : { watts: area * typicalDensity, isTypical: true, area }
}

/** Returns W/m². */
export function powerDensityOf({ watts, area }: Pick<Power, 'watts' | 'area'>): number {
  return watts / area
}
