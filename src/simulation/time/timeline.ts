/** The timeline's store, and the hooks to read it. */
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { createRequiredContext } from '../../common/ui/required-context'
import { readHouseSettings } from './house-settings'
import { initialTimeline, type Timeline } from './model'

export type TimelineStore = StoreApi<Timeline>

/** Creates the store of a timeline that has not started, with the stored house settings. */
export function createTimelineStore(): TimelineStore {
  return createStore<Timeline>(() => ({ ...initialTimeline, houseSettings: readHouseSettings() }))
}

export const [TimelineProvider, useTimelineStore] = createRequiredContext<TimelineStore>('timeline')

/** @param select returns a primitive value, or an object whose identity changes only with its content */
export function useTimeline<Selected>(select: (timeline: Timeline) => Selected): Selected {
  return useStore(useTimelineStore(), select)
}
