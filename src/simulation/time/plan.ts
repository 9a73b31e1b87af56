/** What a visitor says of the house: kept in the browser, and only that (behaviour 31.52). */
import { openSafeStorage, parseObject } from '../../common/safe-storage'
import { floors } from '../house/model'
import { type HousePlan, usualPlan } from './model'

const KEY = 'house'

/** Square metres that one thermostat may heat. */
export const areas = { min: 1, max: 100 } as const

const storage = () => openSafeStorage(() => window.localStorage)

/** What is stored, as far as it is possible. */
export function keptPlan(): HousePlan {
  const stored = parseObject(storage().read(KEY))
  const floor = floors.find((one) => one === stored?.floor) ?? usualPlan.floor
  return { floor, area: typeof stored?.area === 'number' && isArea(stored.area) ? stored.area : null }
}

export function keepPlan(change: Partial<HousePlan>): void {
  storage().write(KEY, JSON.stringify({ ...keptPlan(), ...change }))
}

export function forgetPlan(): void {
  storage().remove(KEY)
}

/**
 * The area that somebody typed: with a point or a comma; `null` for nothing, which is the usual area.
 * @returns `undefined` for what is no area
 */
export function typedArea(text: string): number | null | undefined {
  const typed = text.trim().replace(',', '.')
  if (typed === '') return null
  const square = /^\d{1,3}(\.\d{1,2})?$/.test(typed) ? Number(typed) : Number.NaN
  return isArea(square) ? square : undefined
}

function isArea(squareMetres: number): boolean {
  return squareMetres >= areas.min && squareMetres <= areas.max
}
