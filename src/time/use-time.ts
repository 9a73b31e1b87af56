/** How components read time that runs, and let it run. */
import { useState } from 'react'
import { useStore } from 'zustand'
import { type DeviceStore, useDevice, useDeviceStore } from '../display/use-device'
import type { Build } from '../house/model'
import { type Clockwork, createClockwork } from './clockwork'
import type { Power, Timeline } from './model'
import { buildOf, powerOf } from './power'

/** One clockwork for each device, however many components show it. */
const clockworks = new WeakMap<DeviceStore, Clockwork>()

/** The clockwork of a device: without anything of React, for what lets time run beside the panel. */
export function clockworkOf(store: DeviceStore): Clockwork {
  const known = clockworks.get(store)
  if (known) return known
  const created = createClockwork(store, window)
  clockworks.set(store, created)
  return created
}

export function useClockwork(): Clockwork {
  const store = useDeviceStore()
  const [clockwork] = useState(() => clockworkOf(store))
  return clockwork
}

/** @param select gives a plain value, or an object that is the same one until something in it changes */
export function useTimeline<Piece>(select: (timeline: Timeline) => Piece): Piece {
  return useStore(useClockwork(), select)
}

/** What is heated, and by how much. */
export function usePower(): Power & { readonly build: Build } {
  const plan = useTimeline((all) => all.plan)
  const settings = useDevice((device) => device.settings)
  return { ...powerOf({ settings }, plan), build: buildOf({ settings }, plan) }
}
