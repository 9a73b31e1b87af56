/** Connects the loaded companion to the page's device and timeline. */
import { type TimelineStore, useTimelineStore } from '../../simulation/time/timeline'
import type { DeviceStore } from '../../thermostat/device-store'
import { useDeviceStore } from '../../thermostat/display/use-device'
import { createController } from './controller'
import { onGreyedLineClick } from './greyed-lines'
import { sceneControlModule } from './lazy'
import type { CompanionController, CompanionStore } from './store'
import { useCompanionStore } from './use-companion'

/** Connects the companion, unless it is connected already. */
export function connectCompanion(
  deviceStore: DeviceStore,
  timeline: TimelineStore,
  companion: CompanionStore,
): CompanionController {
  return companion.connect(() => {
    const controller = createController(deviceStore, window, companion, async (onLoaded) => {
      const { connectSceneControl } = await sceneControlModule.load()
      onLoaded(connectSceneControl(deviceStore, timeline))
    })
    const removeGreyedLineListener = onGreyedLineClick(document, (pressTarget) =>
      companion.send({ type: 'explain', pressTarget }),
    )
    return {
      ...controller,
      dispose() {
        removeGreyedLineListener()
        controller.dispose()
      },
    }
  })
}

export function useCompanionConnection(): CompanionController {
  return connectCompanion(useDeviceStore(), useTimelineStore(), useCompanionStore())
}
