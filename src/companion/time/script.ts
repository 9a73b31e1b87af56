/** What happens in a scene, one turn after the other, as a script of the companion's hand (guidance G26). */
import type { DeviceStore } from '../../display/use-device'
import type { Scene, Turn } from '../../guidance/scenes/model'
import type { Clockwork } from '../../time/clockwork'
import type { Script } from '../hand'
import { momentOf } from '../moments'
import { paceOf } from '../pace'
import type { Play } from '../play'
import type { Stage } from '../stage'

/** How long a sentence stands before anything goes on, in ms: by the speed of shows. */
const readingTimes: Readonly<Record<Play['speed'], number>> = { normal: 5500, fast: 3500 }

/** The longest that a timer can run, in ms: only time that runs brings a turn about. */
const AS_LONG_AS_IT_TAKES = 2 ** 31 - 1

/** Lets time run to each turn, stops it there and says what has happened. */
export function* scriptOf(
  { turns, speed }: Scene,
  stage: Stage,
  store: DeviceStore,
  time: Clockwork,
): Script {
  const { get, set, device } = stage
  let since = device().clock
  for (const turn of turns) {
    const heating = () => time.getState().now?.heating ?? false
    const hasCome = () => turn.until({ device: device(), regulator: { heating: heating() } }, since)
    if (!hasCome()) {
      time.run(speed)
      yield { ms: AS_LONG_AS_IT_TAKES, until: hasCome }
      time.stop()
    }
    since = device().clock
    set({ why: turn.says(device()) })
    yield { ms: readingTimes[get().speed] }
    yield* doneBy(turn, stage, store)
  }
}

/** What somebody does then. */
function* doneBy({ press, change, guestLeaves }: Turn, stage: Stage, store: DeviceStore): Script {
  const { get, set, hand } = stage
  if (press) {
    const step = { acts: [press], before: momentOf(store) } as const
    yield* hand.perform(step, paceOf([], get().speed), ({ buttons }) => set({ ring: buttons }))
    set({ ring: [] })
  }
  if (change) hand.send({ type: 'surroundings', change })
  if (guestLeaves) hand.send({ type: 'switch', name: 'remoteControlInstalled' })
}
