/** What each task is called, and after it what people type when they look for it. */
import { type TaskId, tasks } from '../guidance/guidance'

/** A task, and the directions that it can be typed with. */
export const wordIdsOf = (id: TaskId): readonly string[] => [id, ...(tasks[id].directions ?? [])]

/** What is no task of the device, but is asked for all the same. */
export const placeIds = ['manual', 'booklet', 'share', 'sheet', 'page-language'] as const
export type PlaceId = (typeof placeIds)[number]
