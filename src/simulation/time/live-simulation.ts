/** Runs a simulation for the device on the page: sends the device its time, and updates the timeline. */
import type { TimeRequest } from '../../common/requests'
import { type Device, type Instant, MINUTE } from '../../thermostat/device/device'
import type { DeviceStore } from '../../thermostat/device-store'
import { nextStopOf } from './events'
import { hasSettingsOrSurroundingsChanged } from './history'
import type { HouseSettings, RelayChange, Sample, SimulationState, Timeline } from './model'
import {
  advanceRun,
  changeHouseSettings,
  currentPartOf,
  forecastPartOf,
  type SimulationRun,
  startRun,
} from './simulation-run'
import { createSimulation, type IndoorTemperatures, nextOccurrence } from './simulation-state'
import type { TimelineStore } from './timeline'
import { verdictOf } from './verdict'

export interface LiveSimulation {
  isStarted(): boolean
  /** @param at the weekday and minute to start at; `null` starts at the device's clock */
  start(at: TimeRequest['begin'], temperatures?: IndoorTemperatures): void
  end(): void
  /** Continues with another floor or area. Does nothing before the start. */
  changeHouseSettings(houseSettings: HouseSettings): void
  /** Returns the time to which the button for the next event advances; `undefined` without one, and before the start. */
  getNextStopTime(): Instant | undefined
  getClock(): Instant
  advance(ms: number): void
  /** True if the device's clock is at the time most recently sent. */
  hasDeviceCaughtUp(): boolean
  /** True if the timeline does not show the device's latest changes. */
  isStale(): boolean
}

export function createLiveSimulation(
  store: Pick<DeviceStore, 'getState'>,
  timeline: TimelineStore,
): LiveSimulation {
  const getDevice = () => store.getState().device
  let run: SimulationRun | null = null
  /** The device that the timeline shows; undefined before the start. */
  let shownDevice: Device | undefined
  let forecastAt: Instant = 0
  const isStale = () => hasDeviceOrTimeChanged(getDevice(), shownDevice)

  function replaceRun(newRun: SimulationRun): void {
    run = newRun
    sendTime(store, newRun.state)
    updateTimeline(newRun, { isForecastStale: true })
  }

  function updateTimeline(newRun: SimulationRun, { isForecastStale }: { isForecastStale: boolean }): void {
    const currentPart = currentPartOf(newRun)
    const { clock } = newRun.state.device
    // The forecast is slow, so it is computed only if it is stale or old, and after a relay change.
    const isForecastDue =
      isForecastStale ||
      clock - forecastAt >= FORECAST_INTERVAL_MS ||
      isOver(timeline.getState().nextRelayChange, currentPart.currentSample)
    if (isForecastDue) forecastAt = clock
    timeline.setState({ ...currentPart, ...(isForecastDue && forecastAndVerdictOf(newRun)) })
    shownDevice = getDevice()
  }

  return {
    isStarted: () => run !== null,
    start(at, temperatures) {
      const currentDevice = getDevice()
      const startTime = at ? nextOccurrence(currentDevice.clock, at) : currentDevice.clock
      replaceRun(
        startRun(createSimulation(currentDevice, timeline.getState().houseSettings, startTime, temperatures)),
      )
    },
    end() {
      run = null
      shownDevice = undefined
    },
    changeHouseSettings(houseSettings) {
      if (run) replaceRun(changeHouseSettings(run, getDevice(), houseSettings))
    },
    // Advancing by 0 ms takes over changes of the device.
    getNextStopTime: () =>
      run ? nextStopOf(forecastPartOf(advanceRun(run, getDevice(), 0)), getDevice().clock)?.at : undefined,
    getClock: () => getDevice().clock,
    advance(ms) {
      if (!run) return
      const isDeviceChanged = isStale()
      run = advanceRun(run, getDevice(), ms)
      if (ms > 0) sendTime(store, run.state)
      // `sendTime` calls the store's subscribers, which may have ended the simulation.
      if (run) updateTimeline(run, { isForecastStale: isDeviceChanged })
    },
    hasDeviceCaughtUp: () =>
      getDevice().simulatedTime !== null && getDevice().clock === run?.state.device.clock,
    isStale,
  }
}

/** The past follows the forecast, which therefore changes little in this time. */
const FORECAST_INTERVAL_MS = 30 * MINUTE

/** The forecast has steps of a minute, so a relay change may come somewhat earlier or later than expected. */
function isOver(relayChange: RelayChange | null, { at, isHeating }: Sample): boolean {
  return relayChange !== null && (relayChange.at <= at || relayChange.isOn === isHeating)
}

function hasDeviceOrTimeChanged(device: Device, before: Device | undefined): boolean {
  return hasSettingsOrSurroundingsChanged(device, before) || device.simulatedTime !== before?.simulatedTime
}

/** Sends the device the clock, the sensor readings and the state of the temperature limit. */
function sendTime(
  store: Pick<DeviceStore, 'getState'>,
  { device: { clock, simulatedTime } }: SimulationState,
): void {
  // For the type only: the device of a simulation always has simulated time.
  if (!simulatedTime) return
  const { room, floor, outdoor, overLimit } = simulatedTime
  store.getState().send({ type: 'advance-time', clock, house: { room, floor, outdoor }, overLimit })
}

function forecastAndVerdictOf(
  run: SimulationRun,
): Pick<Timeline, 'forecast' | 'events' | 'nextRelayChange' | 'verdict'> {
  return { ...forecastPartOf(run), verdict: verdictOf(run.state) }
}
