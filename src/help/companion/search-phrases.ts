/** The ids of the phrases that people type in the search field; the phrases are in the text catalog. */
import type { PhrasesId } from '../../thermostat/device/device'
import { type TaskId, tasks } from '../guidance/guidance'
import { type ReferencePage, referencePages } from '../guidance/reference-pages'

/** Returns the ids of a task's phrases, and of its directions' phrases. */
export const phraseIdsOf = (id: TaskId): readonly PhrasesId[] => [
  `task.${id}`,
  ...(tasks[id].directions ?? []).map((direction) => `find.${direction}` as const),
]

/** Places outside of the device that can be found like tasks. The companion itself opens `diagnosis`. */
export const placeIds = [
  ...(['diagnosis', 'manual', 'booklet', 'share', 'sheet', 'page-language'] as const),
  ...referencePages.map((page) => `${page}-page` as const),
]
export type PlaceId = (typeof placeIds)[number]
/** The places that the page opens. */
export type PagePlaceId = Exclude<PlaceId, 'diagnosis'>

/** Returns the reference page of the manual that a place is; `undefined` for another place. */
export const referencePageAt = (place: PlaceId): ReferencePage | undefined =>
  referencePages.find((page) => place === `${page}-page`)
