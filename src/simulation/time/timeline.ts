/** The store of the timeline, and its hooks. */
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { createRequiredContext } from '../../common/ui/required-context'
import { readHouseSettings } from './house-settings'
import { initialTimeline, type Timeline } from './model'

export type TimelineStore = StoreApi<Timeline>

/** Creates the timeline before the start of simulated time, with the stored plan. */
export function createTimeline(): TimelineStore {
  return createStore<Timeline>(() => ({ ...initialTimeline, houseSettings: readHouseSettings() }))
}

export const [TimelineProvider, useTimelineStore] = createRequiredContext<TimelineStore>('timeline')

/** @param select returns a plain value, or an object that stays the same until something in it changes */
export function useTimeline<Piece>(select: (timeline: Timeline) => Piece): Piece {
  return useStore(useTimelineStore(), select)
}
