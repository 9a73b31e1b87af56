/** The turns of a scene, one after the other, as a script of the demonstrator (guidance G26). */
import type { SimulationController } from '../../../simulation/time/simulation-controller'
import type { Device } from '../../../thermostat/device/device'
import type { DeviceStore } from '../../../thermostat/device-store'
import type { Scene, SceneEvent } from '../../guidance/scenes/model'
import type { Demonstrator, Script } from '../demonstrator'
import { timedDeviceOf } from '../device-queries'
import { type DemoSpeed, timingOf } from '../step-timing'
import type { CompanionStore } from '../store'

export interface Player {
  readonly demonstrator: Demonstrator
  readonly send: CompanionStore['send']
  /** Returns the speed of demonstrations. */
  readonly speed: () => DemoSpeed
}

/** The time to read a sentence before anything goes on, in ms. */
const readingTimes: Readonly<Record<DemoSpeed, number>> = { normal: 5500, fast: 3500 }

/** The longest that a timer can run, in ms: only time that runs brings a turn about. */
const AS_LONG_AS_IT_TAKES = 2 ** 31 - 1

/** Lets time run to each turn, stops it there and says what has happened. */
export function* scriptOf(
  { events, speed }: Scene,
  player: Player,
  store: DeviceStore,
  time: SimulationController,
): Script {
  const device = (): Device => store.getState().device
  let since = device().clock
  for (const turn of events) {
    const heating = () => time.getState().now?.heating ?? false
    const hasCome = () => turn.hasHappened({ device: device(), regulator: { heating: heating() } }, since)
    if (!hasCome()) {
      time.run(speed)
      yield { ms: AS_LONG_AS_IT_TAKES, until: hasCome }
      time.stop()
    }
    since = device().clock
    player.send({ type: 'scene-says', text: turn.describe(device()) })
    yield { ms: readingTimes[player.speed()] }
    yield* doneBy(turn, player, store)
  }
  player.send({ type: 'scene-over' })
}

/** Does what follows a turn. */
function* doneBy({ press, change, guestLeaves }: SceneEvent, player: Player, store: DeviceStore): Script {
  const { demonstrator, send, speed } = player
  if (press) {
    yield* demonstrator.perform({ acts: [press], before: timedDeviceOf(store) }, timingOf([], speed()))
    send({ type: 'pressing', buttons: [] })
  }
  if (change) demonstrator.send({ type: 'surroundings', change })
  if (guestLeaves) demonstrator.send({ type: 'switch', name: 'remoteControlInstalled' })
}
