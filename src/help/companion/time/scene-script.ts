/** A scene as a script for the demonstrator (guidance G26). */
import type { SimulationController } from '../../../simulation/time/simulation-controller'
import type { Device } from '../../../thermostat/device/device'
import type { DeviceStore } from '../../../thermostat/device-store'
import type { Scene, SceneEvent } from '../../guidance/scenes/model'
import type { Demonstrator, Script } from '../demonstrator'
import { timedDeviceOf } from '../device-queries'
import { type DemoSpeed, timingOf } from '../step-timing'
import type { CompanionStore } from '../store'

export interface ScenePlayer {
  readonly demonstrator: Demonstrator
  readonly send: CompanionStore['send']
  /** Returns the speed of demonstrations. */
  readonly speed: () => DemoSpeed
}

/** The time to read a sentence before the scene continues, in ms. */
const readingMs: Readonly<Record<DemoSpeed, number>> = { normal: 5500, fast: 3500 }

/** The longest `setTimeout`. An event has no time limit: only simulated time brings it about. */
const MAX_TIMER_MS = 2 ** 31 - 1

/** Runs simulated time to each event, stops there, and says what has happened. */
export function* sceneScript(
  { events, speed }: Scene,
  player: ScenePlayer,
  store: DeviceStore,
  time: SimulationController,
): Script {
  const device = (): Device => store.getState().device
  let since = device().clock
  for (const event of events) {
    const heating = () => time.getState().now?.heating ?? false
    const isDue = () => event.hasHappened({ device: device(), regulator: { heating: heating() } }, since)
    if (!isDue()) {
      time.run(speed)
      yield { ms: MAX_TIMER_MS, until: isDue }
      time.stop()
    }
    since = device().clock
    player.send({ type: 'scene-says', text: event.describe(device()) })
    yield { ms: readingMs[player.speed()] }
    yield* performEvent(event, player, store)
  }
  player.send({ type: 'scene-over' })
}

/** Performs the actions of an event. */
function* performEvent(
  { press, change, guestLeaves }: SceneEvent,
  player: ScenePlayer,
  store: DeviceStore,
): Script {
  const { demonstrator, send, speed } = player
  if (press) {
    yield* demonstrator.perform({ acts: [press], before: timedDeviceOf(store) }, timingOf([], speed()))
    send({ type: 'pressing', buttons: [] })
  }
  if (change) demonstrator.send({ type: 'surroundings', change })
  if (guestLeaves) demonstrator.send({ type: 'switch', name: 'remoteControlInstalled' })
}
