/** Controls the simulated time of a device: start, speed, stop, and return to now. */
import type { TimeRequest } from '../../common/requests'
import type { Device, Instant } from '../../thermostat/device/device'
import type { DeviceStore } from '../../thermostat/device-store'
import type { PageWindow } from './frame-loop'
import { createLiveSimulation, type LiveSimulation } from './live-simulation'
import { type HouseSettings, initialTimeline, type RunSpeed, type Speed } from './model'
import { fastForwardTo, runAt } from './playback'
import { createPlayer, type Player } from './player'
import type { IndoorTemperatures } from './simulation-state'
import type { TimelineStore } from './timeline'

export interface SimulationController extends Pick<TimelineStore, 'getState'> {
  /**
   * Starts simulated time. If `at` is `null`, continues it, or starts it at the device's clock.
   * @param temperatures the indoor temperatures at the start; without them, the house has adapted to the settings
   */
  readonly start: (at: TimeRequest['begin'], speed: Speed, temperatures?: IndoorTemperatures) => void
  readonly run: (speed: RunSpeed) => void
  readonly stop: () => void
  /** Advances to the next event or relay change. Does nothing if there is none within 24 hours. */
  readonly skipToNextEvent: () => void
  /** Advances to an instant and stops there. Without a speed, it uses fast forward. */
  readonly runUntil: (instant: Instant, speed?: Speed) => void
  readonly backToNow: () => void
  readonly changeHouseSettings: (change: Partial<HouseSettings>) => void
  /** Removes the manual readings, so that the sensors read the house again. */
  readonly clearManualReadings: () => void
  readonly dispose: () => void
}

export function createSimulationController(
  store: Pick<DeviceStore, 'getState' | 'subscribe'>,
  window: PageWindow,
  timeline: TimelineStore,
): SimulationController {
  const simulation = createLiveSimulation(store, timeline)
  const player = createPlayer(window, simulation, timeline)
  const commands = createCommands(store, simulation, player, timeline)

  function onDeviceChange(after: Device, before: Device): void {
    if (!simulation.isStarted()) return
    if (before.simulatedTime && !after.simulatedTime) endSimulation(simulation, player, timeline)
    else player.requestFrame()
  }

  const unsubscribe = store.subscribe((after, before) => onDeviceChange(after.device, before.device))
  return {
    ...commands,
    getState: timeline.getState,
    dispose() {
      unsubscribe()
      player.dispose()
    },
  }
}

function createCommands(
  store: Pick<DeviceStore, 'getState'>,
  simulation: LiveSimulation,
  player: Player,
  timeline: TimelineStore,
): Omit<SimulationController, 'getState' | 'dispose'> {
  const { getState, setState } = timeline

  function start(at: TimeRequest['begin'], speed: Speed, temperatures?: IndoorTemperatures): void {
    if (at || !simulation.isStarted()) {
      backToNow()
      simulation.start(at, temperatures)
    }
    player.play(runAt(speed))
    if (speed !== 0) setState({ runSpeed: speed })
  }

  /** Starts at the device's clock, with time stopped. */
  function startIfNeeded(): void {
    if (!simulation.isStarted()) start(null, 0)
  }

  function runUntil(instant: Instant, speed?: Speed): void {
    startIfNeeded()
    player.play(speed === undefined ? fastForwardTo(instant) : runAt(speed, instant))
  }

  function skipToNextEvent(): void {
    startIfNeeded()
    const stopTime = simulation.getNextStopTime()
    if (stopTime !== undefined) runUntil(stopTime)
  }

  function backToNow(): void {
    if (!simulation.isStarted()) return
    endSimulation(simulation, player, timeline)
    store.getState().send({ type: 'return-to-present' })
  }

  function changeHouseSettings(change: Partial<HouseSettings>): void {
    const houseSettings = { ...getState().houseSettings, ...change }
    setState({ houseSettings })
    simulation.changeHouseSettings(houseSettings)
  }

  function clearManualReadings(): void {
    const change = { roomReading: null, floorReading: null, outdoorReading: null }
    store.getState().send({ type: 'surroundings', change })
  }

  return {
    start,
    run: (speed) => start(null, speed),
    stop: player.stop,
    skipToNextEvent,
    runUntil,
    backToNow,
    changeHouseSettings,
    clearManualReadings,
  }
}

/** Ends the simulation and resets the timeline, but keeps the house settings and the chosen speed. */
function endSimulation(
  simulation: LiveSimulation,
  player: Player,
  { getState, setState }: TimelineStore,
): void {
  simulation.end()
  player.reset()
  const { houseSettings, runSpeed } = getState()
  setState({ ...initialTimeline, houseSettings, runSpeed })
}
