/** Plays what a task explains: time runs over the sandbox (guidance G25, G26). */
import type { SimulationController } from '../../../simulation/time/simulation-controller'
import type { TimelineStore } from '../../../simulation/time/timeline'
import { simulationControllerOf } from '../../../simulation/time/use-simulation'
import type { DeviceStore } from '../../../thermostat/device-store'
import type { TaskTarget } from '../../guidance/guidance'
import type { Scene } from '../../guidance/scenes/model'
import { sceneDevice } from '../../guidance/scenes/scene-device'
import { sceneOf } from '../../guidance/scenes/scenes'
import { timedDeviceOf } from '../device-queries'
import type { CompanionStore } from '../store'
import { type Player, scriptOf } from './scene-script'

export interface Scenes {
  /** Ends the time that runs, and sends `scene-begun` with what the scene begins with, if the task has one. */
  prepare(target: TaskTarget, send: CompanionStore['send']): void
  /** Plays the scene that was prepared. */
  start(player: Player): void
  stopTime(): void
  /** Ends the time of the scene, and brings back what the visitor had said of the house. */
  end(): void
}

/** @param time lets time run over the device */
export function createScenes(store: DeviceStore, time: SimulationController): Scenes {
  let scene: Scene | null = null
  let { plan } = time.getState()
  return {
    prepare({ task, value }, send) {
      time.backToNow()
      const { device, now } = timedDeviceOf(store)
      scene = sceneOf(task, value, device)
      plan = time.getState().plan
      if (scene) send({ type: 'scene-begun', sandbox: sceneDevice(device, scene, now) })
    },
    start(player) {
      if (!scene) return
      time.changePlan({ ...(scene.floor && { floor: scene.floor }), area: null })
      time.start(scene.start, 0, scene.startTemperatures)
      player.demonstrator.begin(scriptOf(scene, player, store, time))
    },
    stopTime: time.stop,
    end() {
      time.backToNow()
      time.changePlan(plan)
    },
  }
}

/** Scenes let the page's one time run. */
export function connectScenes(device: DeviceStore, timeline: TimelineStore): Scenes {
  return createScenes(device, simulationControllerOf(device, timeline))
}
