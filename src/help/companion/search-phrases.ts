/** Phrases that people type when they look for something, by the ids of the catalog. */
import type { PhrasesId } from '../../thermostat/device/device'
import { type TaskId, tasks } from '../guidance/guidance'

/** Of a task, and of the directions that it can be typed with. */
export const phraseIdsOf = (id: TaskId): readonly PhrasesId[] => [
  `task.${id}`,
  ...(tasks[id].directions ?? []).map((direction) => `find.${direction}` as const),
]

/** Places beside the device, which people ask for as they ask for tasks. */
export const placeIds = ['manual', 'booklet', 'share', 'sheet', 'page-language'] as const
export type PlaceId = (typeof placeIds)[number]
