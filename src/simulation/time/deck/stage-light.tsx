/** The light of the simulated hour on the wall around the device, and the warmth below it while it heats. */
import { HOURS_PER_DAY, MINUTE, MINUTES_PER_HOUR } from '../../../thermostat/device/device'
import { useDevice } from '../../../thermostat/display/use-device'
import { dayPhaseAt } from '../../house/sky'
import { useIsHeating } from '../heating'
import { useTimeline } from '../timeline'
import './stage-light.css'

const MINUTES_PER_DAY = HOURS_PER_DAY * MINUTES_PER_HOUR

export function StageLight() {
  const isStarted = useTimeline((timeline) => timeline.isStarted)
  return isStarted && <SimulatedLight />
}

function SimulatedLight() {
  const phase = useDevice(({ clock }) => dayPhaseAt(Math.floor(clock / MINUTE) % MINUTES_PER_DAY))
  const isHeating = useIsHeating()
  return (
    <div
      className="stage-light"
      data-phase={phase}
      data-warm={isHeating ? '' : undefined}
      aria-hidden="true"
    />
  )
}
