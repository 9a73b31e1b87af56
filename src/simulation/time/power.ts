/** The power of the heating, and the area that it heats. */
import type { Device, Text } from '../../thermostat/device/device'
import { typicalPowerDensityOf } from '../house/house'
import type { Construction, Covering } from '../house/model'
import type { HouseSettings, Power } from './model'

/** The assumed area if neither an area nor an installed power is known. */
const TYPICAL_AREA_M2 = 10

type WithSettings = Pick<Device, 'settings'>

/** Returns a driveway for the application ground heating, else the floor that the visitor chose. */
export function constructionOf({ settings }: WithSettings, { floor }: HouseSettings): Construction {
  return settings.application === 'groundHeating' ? 'driveway' : floor
}

export function coveringOf({ settings }: WithSettings): Covering {
  if (settings.floorType === 'wood/laminate') return 'wood'
  return settings.floorType === 'plastic/vinyl' ? 'vinyl' : 'tile'
}

/**
 * Returns the installed power, or the typical power of the floor if none is set. If the visitor has entered no area,
 * the area is the one for which the installed power is typical, or `TYPICAL_AREA_M2` if no power is set.
 */
export function powerOf(device: WithSettings, houseSettings: HouseSettings): Power {
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

/** Returns the number of square metres, with a decimal unless it is whole. */
export function areaText(area: number): Text {
  return { number: area, digits: Number.isInteger(area) ? 0 : 1 }
}
