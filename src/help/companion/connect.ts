/** Connects the companion of a page to its device and its timeline, once it is loaded. */
import { type TimelineStore, useTimelineStore } from '../../simulation/time/timeline'
import type { DeviceStore } from '../../thermostat/device-store'
import { useDeviceStore } from '../../thermostat/display/use-device'
import { createController } from './controller'
import { onGreyedLine } from './greyed-lines'
import { scenes } from './lazy'
import type { CompanionController, CompanionStore } from './store'
import { useCompanionStore } from './use-companion'

/** Connects it where it is not connected yet. */
export function connectCompanion(
  device: DeviceStore,
  timeline: TimelineStore,
  companion: CompanionStore,
): CompanionController {
  return companion.connect(() => {
    const machine = createController(device, window, companion, async (use) =>
      use((await scenes.load()).connectScenes(device, timeline)),
    )
    const endGreyedLine = onGreyedLine(document, (what) => companion.send({ type: 'explain', what }))
    return {
      ...machine,
      dispose() {
        endGreyedLine()
        machine.dispose()
      },
    }
  })
}

export function useConnection(): CompanionController {
  return connectCompanion(useDeviceStore(), useTimelineStore(), useCompanionStore())
}
