/** What each task is called, and after it what people type when they look for it (`build/task-words.ts`). */
import type { Language } from '../device/device'
import { type TaskId, taskIds, tasks } from '../guidance/guidance'

/** By the id of a task, of a direction that it can be typed with, of a place, or of what a word tells. */
export type TaskWords = Readonly<Record<string, readonly string[]>>

/** A task, and the directions that it can be typed with. */
export const wordIdsOf = (id: TaskId): readonly string[] => [id, ...(tasks[id].directions ?? [])]

/** What is no task of the device, but is asked for all the same. */
export const placeIds = ['manual', 'booklet', 'share', 'sheet', 'page-language'] as const
export type PlaceId = (typeof placeIds)[number]

/** What words tell besides: something is turned on or off; it is dangerous, or only sounds like it. */
const signIds = ['on', 'off', 'danger', 'harmless'] as const

/** In the order of the file. */
export const wordIds: readonly string[] = [...taskIds.flatMap(wordIdsOf), ...placeIds, ...signIds]

const files = import.meta.glob<string>('../texts/words-??.json', { query: '?words', import: 'default' })

/** @throws where the file fails to load */
export async function loadTaskWords(language: Language): Promise<TaskWords> {
  const lines = (await files[`../texts/words-${language}.json`]?.())?.split('\n') ?? []
  return Object.fromEntries(wordIds.map((id, at) => [id, lines[at]?.split('|') ?? []]))
}
