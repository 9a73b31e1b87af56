/** Plays what a task explains: time runs over a device that is lent for it (guidance G25, G26). */
import { perApp } from '../../app/app'
import type { DeviceStore } from '../../display/use-device'
import type { Scene } from '../../guidance/scenes/model'
import { sceneOf } from '../../guidance/scenes/scenes'
import { staged } from '../../guidance/scenes/stage'
import type { Clockwork } from '../../time/clockwork'
import { clockworkOf } from '../../time/use-time'
import type { Script } from '../hand'
import { isBeside, momentOf } from '../moments'
import type { Stage } from '../stage'
import { scriptOf } from './script'

export type Scenes = ReturnType<typeof createScenes>

/** @param time lets time run over the device */
export function createScenes(store: DeviceStore, time: Clockwork) {
  /** Plays the scene of the task in hand, from its beginning. */
  function play(stage: Stage): void {
    const { get, set, hand, snapshots, device, explainTask } = stage
    const { aim } = get()
    hand.stop()
    snapshots.giveBack()
    time.backToNow()
    const scene = aim && sceneOf(aim.task, aim.value, device())
    if (!scene) return
    const { plan } = time.getState()
    set({ isPlaying: true })
    snapshots.lend(staged(device(), scene, momentOf(store).now))
    time.choosePlan({ ...(scene.floor && { floor: scene.floor }), area: null })
    time.begin(scene.begin, 0, scene.warmth)

    /** The visitor pressed something: from here on the lent device is theirs. */
    function handOver(): void {
      hand.stop()
      time.stop()
      set({
        isPlaying: false,
        why: { id: 'time.why.tookOver', values: { putBack: 'guide.putBack' } },
        ring: [],
      })
    }

    /** The visitor's own device is back, or it is now again: then so is the other. */
    function end(): void {
      unsubscribe()
      hand.stop()
      set({ isPlaying: false })
      if (device().lent) snapshots.giveBack()
      time.backToNow()
      time.choosePlan(plan)
      set({ ring: [] })
      if (aim) explainTask(aim)
    }

    function* script(scene: Scene): Script {
      yield* scriptOf(scene, stage, store, time)
      set({ isPlaying: false })
    }

    const unsubscribe = store.subscribe(({ device: { lent, passing }, input }) => {
      if (!lent || !passing) end()
      else if (get().isPlaying && input && !input.by && !isBeside(input)) handOver()
    })
    hand.begin(script(scene))
  }

  return { play }
}

/** The scenes of a page: they let its one time run. */
export const scenesOf = perApp((app) => createScenes(app.device, clockworkOf(app)))
