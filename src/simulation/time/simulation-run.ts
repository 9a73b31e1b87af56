/** A run of the simulation: its current state, the energy used, and the history for the chart. */
import { DAY, type Device, HOUR, type Instant } from '../../thermostat/device/device'
import { joinLimitPeriods } from './events'
import { forecastOf } from './forecast'
import { extendHistory, type History, nextSampleTime, sampleOf, startHistory } from './history'
import {
  type DailyEnergy,
  type HouseEvent,
  type HouseSettings,
  type SimulationState,
  TIMELINE_SPAN_MS,
  type Timeline,
} from './model'
import { powerOf } from './power'
import { advance, matchHouseToSettings, withHouseSettings } from './simulation-state'

const WATTS_PER_KILOWATT = 1000
const MAX_PAST_DAYS = 7

export interface SimulationRun {
  readonly state: SimulationState
  /** The value of `state.heatedMs` at `countedFrom`. */
  readonly heatedMsBeforeCounting: number
  /** The instant from which today's heating is counted: midnight, or a later start or change of the construction. */
  readonly countedFrom: Instant
  /** The days before today, the latest first. */
  readonly pastDays: readonly DailyEnergy[]
  readonly history: History
}

export function startRun(state: SimulationState): SimulationRun {
  return { ...startCounting(state), pastDays: [], history: startHistory(state) }
}

function startCounting(state: SimulationState): Omit<SimulationRun, 'history' | 'pastDays'> {
  const { device, heatedMs } = state
  return { state, heatedMsBeforeCounting: heatedMs, countedFrom: device.clock }
}

/** Returns the run with another floor or area from now on. */
export function changeHouseSettings(
  run: SimulationRun,
  device: Device,
  houseSettings: HouseSettings,
): SimulationRun {
  const state = withHouseSettings({ ...run.state, device }, houseSettings)
  return houseSettings.floor === run.state.houseSettings.floor
    ? { ...run, state }
    : restartCounting(run, state)
}

/** Returns the run with another floor. Today's energy is counted from now on. */
function restartCounting(run: SimulationRun, state: SimulationState): SimulationRun {
  return { ...run, ...startCounting(state) }
}

/**
 * Returns the run after a time of any length.
 * @param device the current device, which other inputs may have changed since the last call
 */
export function advanceRun(run: SimulationRun, device: Device, ms: number): SimulationRun {
  const end = device.clock + ms
  let current: SimulationRun = withCurrentDevice(run, device)
  while (current.state.device.clock < end) {
    const { clock } = current.state.device
    current = advanceUpToNextSample(current, Math.min(end, nextSampleTime(clock)) - clock)
  }
  return current
}

function withCurrentDevice(run: SimulationRun, device: Device): SimulationRun {
  const state = matchHouseToSettings({ ...run.state, device })
  const history = extendHistory(run.history, run.state, state)
  if (state.house.construction !== run.state.house.construction)
    return { ...restartCounting(run, state), history }
  return { ...run, state, history }
}

/** @param ms at most the time until the next sample. There is always a sample at midnight, when a new day starts. */
function advanceUpToNextSample(run: SimulationRun, ms: number): SimulationRun {
  const state = advance(run.state, ms)
  const advanced = { ...run, state, history: extendHistory(run.history, run.state, state) }
  return state.device.clock % DAY === 0 ? startNewDay(advanced) : advanced
}

function startNewDay(run: SimulationRun): SimulationRun {
  const { state } = run
  const pastDays = [countedDayOf(run), ...run.pastDays].slice(0, MAX_PAST_DAYS)
  return { ...run, pastDays, heatedMsBeforeCounting: state.heatedMs, countedFrom: state.device.clock }
}

function countedDayOf({ state, heatedMsBeforeCounting, countedFrom }: SimulationRun): DailyEnergy {
  const { watts } = powerOf(state.device, state.houseSettings)
  const heatedHours = (state.heatedMs - heatedMsBeforeCounting) / HOUR
  return { from: countedFrom, heatedHours, kWh: (heatedHours * watts) / WATTS_PER_KILOWATT }
}

/** Returns the part of the timeline that needs no forecast. It is cheap enough to compute in every frame. */
export function currentPartOf(run: SimulationRun) {
  const { state, history, pastDays } = run
  return {
    houseSettings: state.houseSettings,
    currentSample: sampleOf(state),
    past: history.samples,
    today: countedDayOf(run),
    pastDays,
  } satisfies Partial<Timeline>
}

/** Returns the part of the timeline that depends on the forecast, which is slow to compute. */
export function forecastPartOf({
  state,
  history,
}: SimulationRun): Pick<Timeline, 'forecast' | 'events' | 'nextRelayChange'> {
  const { samples, events, nextRelayChange } = forecastOf(state)
  const { clock } = state.device
  const isInTimeline = ({ at }: HouseEvent) => Math.abs(at - clock) <= TIMELINE_SPAN_MS
  // Both lists are joined first, because a gap may begin in the past and end in the forecast.
  const allEvents = joinLimitPeriods([...history.events, ...events])
  return { forecast: samples, events: allEvents.filter(isInTimeline), nextRelayChange }
}
