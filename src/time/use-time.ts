/** How components read time that runs, and let it run. */
import { perApp, sliceOf, useApp, usePage } from '../app/app'
import { useDevice } from '../display/use-device'
import type { Build } from '../house/model'
import { type Clockwork, createClockwork } from './clockwork'
import type { Power, Timeline } from './model'
import { buildOf, powerOf } from './power'

/** One clockwork for each page, however many components show it. */
export const clockworkOf = perApp((app) => createClockwork(app.device, window, sliceOf(app.page, 'timeline')))

export function useClockwork(): Clockwork {
  return clockworkOf(useApp())
}

/** @param select gives a plain value, or an object that is the same one until something in it changes */
export function useTimeline<Piece>(select: (timeline: Timeline) => Piece): Piece {
  return usePage(({ timeline }) => select(timeline))
}

/** What is heated, and by how much. */
export function usePower(): Power & { readonly build: Build } {
  const plan = useTimeline((all) => all.plan)
  const settings = useDevice((device) => device.settings)
  return { ...powerOf({ settings }, plan), build: buildOf({ settings }, plan) }
}
