/**
 * Keeps the comparison up to date. It is computed again after each change, while the browser is idle (behaviour
 * 31.28).
 */
import { type IdleWindow, runWhenIdle } from '../../common/idle'
import { type Device, midnightOf } from '../../thermostat/device/device'
import { programInForce } from '../../thermostat/device/regulation'
import type { DeviceStore } from '../../thermostat/device-store'
import { compareDays } from './comparison'
import { hasSettingsOrSurroundingsChanged } from './history'
import type { HouseSettings, VariantComparison } from './model'
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
  onChange: (result: readonly VariantComparison[] | null) => void,
): () => void {
  let currentInput: ComparisonInput | null = null
  let runningComparison: ReturnType<typeof compareDays> | null = null

  function restartIfChanged(): void {
    const latest = { device: store.getState().device, houseSettings: timeline.getState().houseSettings }
    // Midnight does not interrupt a comparison: at the highest speed a slow browser would never finish one.
    if (
      currentInput &&
      hasSameInput(latest, currentInput) &&
      (runningComparison || isSameDay(latest, currentInput))
    )
      return
    currentInput = latest
    const comparison = compareDays(latest.device, latest.houseSettings)
    runningComparison = comparison
    runWhenIdle(window, () => continueComparison(comparison))
  }

  /** Continues a comparison until its next `yield`. Does nothing if a newer comparison has replaced it. */
  function continueComparison(comparison: ReturnType<typeof compareDays>): void {
    if (comparison !== runningComparison) return
    const { done, value } = comparison.next()
    if (!done) runWhenIdle(window, () => continueComparison(comparison))
    else {
      runningComparison = null
      onChange(value)
      restartIfChanged()
    }
  }

  restartIfChanged()
  const unsubscribes = [store.subscribe(restartIfChanged), timeline.subscribe(restartIfChanged)]
  return () => {
    runningComparison = null
    for (const unsubscribe of unsubscribes) unsubscribe()
  }
}

function hasSameInput({ device, houseSettings }: ComparisonInput, before: ComparisonInput): boolean {
  return (
    !hasSettingsOrSurroundingsChanged(device, before.device) &&
    // Drying ends without a change of the settings.
    programInForce(device) === programInForce(before.device) &&
    houseSettings.floor === before.houseSettings.floor &&
    houseSettings.area === before.houseSettings.area
  )
}

function isSameDay({ device }: ComparisonInput, before: ComparisonInput): boolean {
  return midnightOf(device.clock) === midnightOf(before.device.clock)
}
