/** Stores the house settings in the browser (behaviour 31.52). */
import { openSafeStorage, parseObject } from '../../common/safe-storage'
import { floors } from '../house/model'
import { defaultHouseSettings, type HouseSettings } from './model'

const STORAGE_KEY = 'house'

/** The areas that one thermostat can heat, in m². */
export const areaRange = { min: 1, max: 100 } as const

const storage = () => openSafeStorage(() => window.localStorage)

/** Returns the stored house settings, with the default for each missing or invalid value. */
export function readHouseSettings(): HouseSettings {
  const stored = parseObject(storage().read(STORAGE_KEY))
  const floor = floors.find((id) => id === stored?.floor) ?? defaultHouseSettings.floor
  return { floor, area: typeof stored?.area === 'number' && isValidArea(stored.area) ? stored.area : null }
}

export function storeHouseSettings(change: Partial<HouseSettings>): void {
  storage().write(STORAGE_KEY, JSON.stringify({ ...readHouseSettings(), ...change }))
}

export function clearHouseSettings(): void {
  storage().remove(STORAGE_KEY)
}

/**
 * Parses the area that a visitor typed, with a decimal point or comma.
 * @returns the area in m²; `null` for an empty text; `undefined` for an invalid text
 */
export function parseArea(text: string): number | null | undefined {
  const normalized = text.trim().replace(',', '.')
  if (normalized === '') return null
  const squareMetres = /^\d{1,3}(\.\d{1,2})?$/.test(normalized) ? Number(normalized) : Number.NaN
  return isValidArea(squareMetres) ? squareMetres : undefined
}

function isValidArea(squareMetres: number): boolean {
  return squareMetres >= areaRange.min && squareMetres <= areaRange.max
}
