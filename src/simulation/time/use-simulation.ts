/** Hooks that give components the simulation's controller and the heating's power. */
import type { DeviceStore } from '../../thermostat/device-store'
import { useDevice, useDeviceStore } from '../../thermostat/display/use-device'
import type { Construction } from '../house/model'
import { storeHouseSettings } from './house-settings'
import type { HouseSettings, Power } from './model'
import { constructionOf, powerOf } from './power'
import { createSimulationController, type SimulationController } from './simulation-controller'
import { type TimelineStore, useTimeline, useTimelineStore } from './timeline'

const controllers = new WeakMap<TimelineStore, SimulationController>()

/** Returns the controller of a timeline. The first call for a timeline creates it. */
export function simulationControllerOf(
  deviceStore: DeviceStore,
  timeline: TimelineStore,
): SimulationController {
  const controller = controllers.get(timeline) ?? createSimulationController(deviceStore, window, timeline)
  controllers.set(timeline, controller)
  return controller
}

export function useSimulationController(): SimulationController {
  return simulationControllerOf(useDeviceStore(), useTimelineStore())
}

/** Returns a function that changes the house's floor or area, and stores the change. */
export function useChangeHouseSettings(): (change: Partial<HouseSettings>) => void {
  const { changeHouseSettings } = useSimulationController()
  return (change) => {
    changeHouseSettings(change)
    storeHouseSettings(change)
  }
}

export function usePower(): Power & { readonly construction: Construction } {
  const houseSettings = useTimeline((timeline) => timeline.houseSettings)
  const settings = useDevice((device) => device.settings)
  return {
    ...powerOf({ settings }, houseSettings),
    construction: constructionOf({ settings }, houseSettings),
  }
}
