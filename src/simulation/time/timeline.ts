/** The store of what the page shows of time that runs, and how components read it. */
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { createRequiredContext } from '../../common/ui/required-context'
import { notStarted, type Timeline } from './model'
import { keptPlan } from './plan'

export type TimelineStore = StoreApi<Timeline>

/** The timeline before anybody lets time run, over the house that the browser keeps. */
export function createTimeline(): TimelineStore {
  return createStore<Timeline>(() => ({ ...notStarted, plan: keptPlan() }))
}

export const [TimelineProvider, useTimelineStore] = createRequiredContext<TimelineStore>('timeline')

/** @param select gives a plain value, or an object that is the same one until something in it changes */
export function useTimeline<Piece>(select: (timeline: Timeline) => Piece): Piece {
  return useStore(useTimelineStore(), select)
}
