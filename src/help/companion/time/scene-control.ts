/** Controls the scene of a task, which runs simulated time on a sandbox (guidance G25, G26). */
import type { SimulationController } from '../../../simulation/time/simulation-controller'
import type { TimelineStore } from '../../../simulation/time/timeline'
import { simulationControllerOf } from '../../../simulation/time/use-simulation'
import type { DeviceStore } from '../../../thermostat/device-store'
import type { TaskWithValue } from '../../guidance/guidance'
import type { Scene } from '../../guidance/scenes/model'
import { createSceneDevice } from '../../guidance/scenes/scene-device'
import { sceneOf } from '../../guidance/scenes/scenes'
import { timedDeviceOf } from '../device-queries'
import type { CompanionStore } from '../store'
import { type ScriptContext, sceneScript } from './scene-script'

export interface SceneControl {
  /** Ends the visitor's simulated time. Then sends `scene-prepared` with the sandbox, if the task has a scene. */
  prepare(target: TaskWithValue, send: CompanionStore['send']): void
  /** Plays the prepared scene. */
  start(context: ScriptContext): void
  pauseTime(): void
  /** Ends simulated time, and restores the visitor's house settings. */
  end(): void
}

/** @param simulation controls the simulated time of the device */
export function createSceneControl(store: DeviceStore, simulation: SimulationController): SceneControl {
  let scene: Scene | null = null
  let { houseSettings: visitorHouseSettings } = simulation.getState()
  return {
    prepare({ task, value }, send) {
      simulation.backToNow()
      const { device, now } = timedDeviceOf(store)
      scene = sceneOf(task, value, device)
      visitorHouseSettings = simulation.getState().houseSettings
      if (scene) send({ type: 'scene-prepared', sandbox: createSceneDevice(device, scene, now) })
    },
    start(context) {
      if (!scene) return
      simulation.changeHouseSettings({
        ...(scene.floorMaterial && { floor: scene.floorMaterial }),
        // Without an area, the floor has its typical power per square metre.
        area: null,
      })
      // At speed 0, time stands still until the script runs it.
      simulation.start(scene.start, 0, scene.startTemperatures)
      context.demonstrator.begin(sceneScript(scene, context, store, simulation))
    },
    pauseTime: simulation.stop,
    end() {
      simulation.backToNow()
      simulation.changeHouseSettings(visitorHouseSettings)
    },
  }
}

/** Creates the scene control of a device. It shares the simulation controller of the timeline with the page. */
export function connectSceneControl(store: DeviceStore, timeline: TimelineStore): SceneControl {
  return createSceneControl(store, simulationControllerOf(store, timeline))
}
