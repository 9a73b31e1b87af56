/**
 * Keeps the comparison up to date. It is computed again after each change, while the browser is idle (behaviour
 * 31.28).
 */
import { type IdleWindow, runWhenIdle } from '../../common/idle'
import { type Device, midnightOf } from '../../thermostat/device/device'
import { programInForce } from '../../thermostat/device/regulation'
import type { DeviceStore } from '../../thermostat/device-store'
import { compareDays } from './comparison'
import { hasDeviceChanged } from './history'
import type { ComparisonResult, HouseSettings } from './model'
import type { TimelineStore } from './timeline'

interface ComparisonInput {
  readonly device: Device
  readonly houseSettings: HouseSettings
}

/**
 * @param onChange receives each new result
 * @returns a function that stops the updates
 */
export function watchComparisons(
  store: Pick<DeviceStore, 'getState' | 'subscribe'>,
  timeline: Pick<TimelineStore, 'getState' | 'subscribe'>,
  window: IdleWindow,
  onChange: (result: ComparisonResult | null) => void,
): () => void {
  let currentInput: ComparisonInput | null = null
  let currentComparison: ReturnType<typeof compareDays> | null = null

  function restartIfChanged(): void {
    const latest = { device: store.getState().device, houseSettings: timeline.getState().houseSettings }
    // Midnight does not interrupt a comparison: at the highest speed a slow browser would never finish one.
    if (
      currentInput &&
      hasSameSettings(latest, currentInput) &&
      (currentComparison || isSameDay(latest, currentInput))
    )
      return
    currentInput = latest
    const comparison = compareDays(latest.device, latest.houseSettings)
    currentComparison = comparison
    runWhenIdle(window, () => simulateNextDay(comparison))
  }

  /** Simulates one more day of a comparison. Does nothing if a newer comparison has replaced it. */
  function simulateNextDay(comparison: ReturnType<typeof compareDays>): void {
    if (comparison !== currentComparison) return
    const { done, value } = comparison.next()
    if (!done) runWhenIdle(window, () => simulateNextDay(comparison))
    else {
      currentComparison = null
      onChange(value)
      restartIfChanged()
    }
  }

  restartIfChanged()
  const unsubscribes = [store.subscribe(restartIfChanged), timeline.subscribe(restartIfChanged)]
  return () => {
    currentComparison = null
    for (const unsubscribe of unsubscribes) unsubscribe()
  }
}

function hasSameSettings({ device, houseSettings }: ComparisonInput, before: ComparisonInput): boolean {
  return (
    !hasDeviceChanged(device, before.device) &&
    programInForce(device) === programInForce(before.device) &&
    houseSettings.floor === before.houseSettings.floor &&
    houseSettings.area === before.houseSettings.area
  )
}

function isSameDay({ device }: ComparisonInput, before: ComparisonInput): boolean {
  return midnightOf(device.clock) === midnightOf(before.device.clock)
}
