/** How components let time run. */
import type { DeviceStore } from '../../thermostat/device-store'
import { useDevice, useDeviceStore } from '../../thermostat/display/use-device'
import type { Build } from '../house/model'
import { type Clockwork, createClockwork } from './clockwork'
import type { Power } from './model'
import { buildOf, powerOf } from './power'
import { type TimelineStore, useTimeline, useTimelineStore } from './timeline'

const clockworks = new WeakMap<TimelineStore, Clockwork>()

/** Gives the one clockwork of a timeline, however many components show it. */
export function clockworkOf(device: DeviceStore, timeline: TimelineStore): Clockwork {
  const clockwork = clockworks.get(timeline) ?? createClockwork(device, window, timeline)
  clockworks.set(timeline, clockwork)
  return clockwork
}

export function useClockwork(): Clockwork {
  return clockworkOf(useDeviceStore(), useTimelineStore())
}

/** What is heated, and by how much. */
export function usePower(): Power & { readonly build: Build } {
  const plan = useTimeline((all) => all.plan)
  const settings = useDevice((device) => device.settings)
  return { ...powerOf({ settings }, plan), build: buildOf({ settings }, plan) }
}
