/** Runs a simulation for the device in view: sends the device its time, and updates the timeline. */
import type { TimeRequest } from '../../common/requests'
import type { Device, Instant } from '../../thermostat/device/device'
import type { DeviceStore } from '../../thermostat/device-store'
import { hasDeviceChanged } from './history'
import type { HouseSettings, SimulationState, Timeline } from './model'
import {
  advanceRun,
  changeHouseSettings,
  forecastPartOf,
  nextStopOf,
  type SimulationRun,
  startRun,
  timelineOf,
} from './simulation-run'
import { createSimulation, type IndoorTemperatures, nextOccurrence } from './simulation-state'
import type { TimelineStore } from './timeline'
import { verdictOf } from './verdict'

export interface LiveSimulation {
  isStarted(): boolean
  /** @param at the weekday and minute to start at; `null` starts now */
  start(at: TimeRequest['begin'], temperatures?: IndoorTemperatures): void
  end(): void
  /** Continues with another floor or area, if started. */
  changeHouseSettings(houseSettings: HouseSettings): void
  /** Returns the target of the button "Next", or now before the start. */
  nextStop(): Instant
  /** Returns the device's clock. */
  clock(): Instant
  advance(ms: number): void
  /** True if the device has taken the last time it was sent. */
  isSynced(): boolean
  /** True if the timeline does not show the device's latest changes. */
  isStale(): boolean
}

export function createLiveSimulation(
  store: Pick<DeviceStore, 'getState'>,
  timeline: TimelineStore,
): LiveSimulation {
  const device = () => store.getState().device
  let run: SimulationRun | null = null
  /** The device and the samples that the timeline shows. */
  let drawn: { readonly device: Device; readonly past: Timeline['past'] } | null = null
  const isStale = () => hasChanged(device(), drawn?.device)

  function startFrom(first: SimulationRun): void {
    run = first
    sendTime(store, first.state)
    draw(first, true)
  }

  /** Computes the forecast, which is slow, only with a new sample or after a change of the device. */
  function draw(now: SimulationRun, isDeviceChanged: boolean): void {
    const isForecastDue = isDeviceChanged || now.history.samples !== drawn?.past
    timeline.setState({ ...timelineOf(now), ...(isForecastDue && forecastAndVerdictOf(now)) })
    drawn = { device: device(), past: now.history.samples }
  }

  return {
    isStarted: () => run !== null,
    start(at, temperatures) {
      const now = device()
      const instant = at ? nextOccurrence(now.clock, at) : now.clock
      startFrom(startRun(createSimulation(now, timeline.getState().houseSettings, instant, temperatures)))
    },
    end() {
      run = null
      drawn = null
    },
    changeHouseSettings(houseSettings) {
      if (run) startFrom(changeHouseSettings(run, device(), houseSettings))
    },
    nextStop: () => (run ? nextStopOf(advanceRun(run, device(), 0)) : device().clock),
    clock: () => device().clock,
    advance(ms) {
      if (!run) return
      const isDeviceChanged = isStale()
      run = advanceRun(run, device(), ms)
      if (ms > 0) sendTime(store, run.state)
      // A subscriber of the device may have ended the simulation.
      if (run) draw(run, isDeviceChanged)
    },
    isSynced: () => device().simulatedTime !== null && device().clock === run?.state.device.clock,
    isStale,
  }
}

function sendTime(
  store: Pick<DeviceStore, 'getState'>,
  { device: { clock, simulatedTime } }: SimulationState,
): void {
  if (!simulatedTime) return
  const { room, floor, outdoor, overLimit } = simulatedTime
  store.getState().send({ type: 'pass', clock, house: { room, floor, outdoor }, overLimit })
}

function hasChanged(now: Device, before: Device | undefined): boolean {
  return hasDeviceChanged(now, before) || now.simulatedTime !== before?.simulatedTime
}

function forecastAndVerdictOf(
  run: SimulationRun,
): Pick<Timeline, 'ahead' | 'events' | 'nextRelayChange' | 'verdict'> {
  return { ...forecastPartOf(run), verdict: verdictOf(run.state) }
}
