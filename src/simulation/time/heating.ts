/** Says whether the device heats: the one place that knows it, also before simulated time starts. */
import type { Device } from '../../thermostat/device/device'
import { initialRegulatorState, regulate } from '../../thermostat/device/regulation'
import { useDevice } from '../../thermostat/display/use-device'
import type { Sample } from './model'
import { useTimeline } from './timeline'

/**
 * True while the relay is closed (behaviour 31.15). Before simulated time starts, nothing is known about the past, so
 * the device decides as if it had not heated until now.
 * @param currentSample that of the timeline; `null` before the start
 */
export function isHeating(device: Device, currentSample: Pick<Sample, 'isHeating'> | null): boolean {
  return currentSample?.isHeating ?? regulate(device, initialRegulatorState).heating
}

export function useIsHeating(): boolean {
  const simulated = useTimeline(({ currentSample }) => currentSample?.isHeating ?? null)
  return useDevice((device) => isHeating(device, simulated === null ? null : { isHeating: simulated }))
}
