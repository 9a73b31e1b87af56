/** Turns a scene into a script for the demonstrator (guidance G26). */
import type { SimulationController } from '../../../simulation/time/simulation-controller'
import type { Device } from '../../../thermostat/device/device'
import type { DeviceStore } from '../../../thermostat/device-store'
import type { Scene, SceneEvent } from '../../guidance/scenes/model'
import type { Demonstrator, Script } from '../demonstrator'
import { timedDeviceOf } from '../device-queries'
import { type DemoSpeed, timingOf } from '../step-timing'
import type { CompanionStore } from '../store'

/** The objects that scripts of the demonstrator use. */
export interface ScriptContext {
  readonly demonstrator: Demonstrator
  readonly send: CompanionStore['send']
  readonly getDemoSpeed: () => DemoSpeed
}

/** The time to read a sentence before the scene continues, in ms. */
const readingMs: Readonly<Record<DemoSpeed, number>> = { normal: 5500, fast: 3500 }

/** The longest delay of `setTimeout`. It stands for no limit, because an event may take any real time. */
const MAX_TIMER_MS = 2 ** 31 - 1

/**
 * For each event: runs simulated time until it happens, stops time, shows a sentence, and performs the action after
 * it.
 */
export function* sceneScript(
  { events, speed }: Scene,
  context: ScriptContext,
  store: DeviceStore,
  simulation: SimulationController,
): Script {
  const device = (): Device => store.getState().device
  let previousEventTime = device().clock
  for (const event of events) {
    const isHeating = () => simulation.getState().currentSample?.isHeating ?? false
    const isDue = () =>
      event.hasHappened({ device: device(), regulator: { heating: isHeating() } }, previousEventTime)
    if (!isDue()) {
      simulation.run(speed)
      yield { ms: MAX_TIMER_MS, until: isDue }
      simulation.stop()
    }
    previousEventTime = device().clock
    context.send({ type: 'scene-says', text: event.describe(device()) })
    // A visitor who lets time run has read the sentence.
    yield { ms: readingMs[context.getDemoSpeed()], until: () => simulation.getState().speed > 0 }
    simulation.stop()
    yield* performFollowingAction(event, context, store)
  }
  context.send({ type: 'scene-over' })
}

/**
 * Performs the action that follows an event: presses, a change in the surroundings, or the remote control's removal.
 */
function* performFollowingAction(
  { followingAct, surroundingsChange, removesRemoteControl }: SceneEvent,
  context: ScriptContext,
  store: DeviceStore,
): Script {
  const { demonstrator, send, getDemoSpeed } = context
  if (followingAct) {
    // Without a list of steps, the timing is not shortened.
    yield* demonstrator.perform(
      { acts: [followingAct], before: timedDeviceOf(store) },
      timingOf([], getDemoSpeed()),
    )
    // No button is highlighted any more.
    send({ type: 'pressing', buttons: [] })
  }
  if (surroundingsChange) demonstrator.send({ type: 'surroundings', change: surroundingsChange })
  // The input toggles; the remote control is installed in such a scene.
  if (removesRemoteControl) demonstrator.send({ type: 'switch', name: 'remoteControlInstalled' })
}
