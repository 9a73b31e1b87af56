/** Plays a task's scene: simulated time runs on the sandbox (guidance G25, G26). */
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
import { type ScenePlayer, sceneScript } from './scene-script'

export interface Scenes {
  /** Ends simulated time, and sends `scene-begun` with the sandbox, if the task has a scene. */
  prepare(target: TaskTarget, send: CompanionStore['send']): void
  /** Plays the prepared scene. */
  start(player: ScenePlayer): void
  stopTime(): void
  /** Ends the scene's time, and restores the visitor's house settings. */
  end(): void
}

/** @param time lets time run over the device */
export function createScenes(store: DeviceStore, time: SimulationController): Scenes {
  let scene: Scene | null = null
  let { houseSettings } = time.getState()
  return {
    prepare({ task, value }, send) {
      time.backToNow()
      const { device, now } = timedDeviceOf(store)
      scene = sceneOf(task, value, device)
      houseSettings = time.getState().houseSettings
      if (scene) send({ type: 'scene-begun', sandbox: sceneDevice(device, scene, now) })
    },
    start(player) {
      if (!scene) return
      time.changeHouseSettings({ ...(scene.floor && { floor: scene.floor }), area: null })
      time.start(scene.start, 0, scene.startTemperatures)
      player.demonstrator.begin(sceneScript(scene, player, store, time))
    },
    stopTime: time.stop,
    end() {
      time.backToNow()
      time.changeHouseSettings(houseSettings)
    },
  }
}

/** Scenes let the page's one time run. */
export function connectScenes(device: DeviceStore, timeline: TimelineStore): Scenes {
  return createScenes(device, simulationControllerOf(device, timeline))
}
