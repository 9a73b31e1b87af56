/** What each task is called, and after it what people type when they look for it (`build/task-words.ts`). */
import type { Language } from '../device/device'
import { type TaskId, taskIds } from '../guidance/guidance'

export type TaskWords = Readonly<Record<TaskId, readonly string[]>>

const files = import.meta.glob<string>('../texts/words-??.json', { query: '?words', import: 'default' })

/** @throws where the file fails to load */
export async function loadTaskWords(language: Language): Promise<TaskWords> {
  const lines = (await files[`../texts/words-${language}.json`]?.())?.split('\n') ?? []
  const words = taskIds.map((id, at) => [id, lines[at]?.split('|') ?? []])
  return Object.fromEntries(words)
}
