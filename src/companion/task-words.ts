/** What each task is called, and after it what people type when they look for it. */
import type { Language } from '../device/device'
import { type TaskId, tasks } from '../guidance/guidance'

/** By the id of a task, of a direction that it can be typed with, of a place, or of what a word tells. */
export type TaskWords = Readonly<Record<string, readonly string[]>>

/** A task, and the directions that it can be typed with. */
export const wordIdsOf = (id: TaskId): readonly string[] => [id, ...(tasks[id].directions ?? [])]

/** What is no task of the device, but is asked for all the same. */
export const placeIds = ['manual', 'booklet', 'share', 'sheet', 'page-language'] as const
export type PlaceId = (typeof placeIds)[number]

const files = import.meta.glob<TaskWords>('../texts/words-??.json', { import: 'default' })

/** @throws where the file fails to load */
export async function loadTaskWords(language: Language): Promise<TaskWords> {
  return (await files[`../texts/words-${language}.json`]?.()) ?? {}
}
