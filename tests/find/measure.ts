/** How well a finder does with what people typed or asked elsewhere, labelled by hand with the tasks. */
import { readFileSync } from 'node:fs'
import type { TaskId } from '../../src/help/guidance/guidance'
import type { Language } from '../../src/thermostat/device/device'

export interface Query {
  readonly query: string
  /** Any of them is right. */
  readonly tasks: readonly TaskId[]
}

export type Half = 'tuning' | 'unseen'
export type Queries = Readonly<Partial<Record<Language, readonly Query[]>>>

/**
 * By language, and by who typed it: an address, or the glossary of terms that were seen in makers' texts. Each
 * query stands beside its tasks.
 */
type Sources = Readonly<
  Record<Language, Readonly<Record<string, Readonly<Record<string, readonly TaskId[]>>>>>
>

/** The half that the finder was tuned on, or the one that nobody looked at meanwhile. */
export function queriesOf(half: Half): Queries {
  const sources: Sources = JSON.parse(readFileSync(`tests/find/${half}.json`, 'utf8'))
  return Object.fromEntries(
    Object.entries(sources).map(([language, from]) => [
      language,
      Object.values(from)
        .flatMap(Object.entries)
        .map(([query, tasks]) => ({ query, tasks })),
    ]),
  )
}

/** The tasks that a finder gives for a text, the best one first. */
export type FindTasks = (query: string) => readonly TaskId[]

export interface Measured {
  readonly asked: number
  /** How many had a right task first, and among the first three. */
  readonly first: number
  readonly three: number
}

export function measure(find: FindTasks, queries: readonly Query[]): Measured {
  const places = queries.map(({ query, tasks }) => find(query).findIndex((id) => tasks.includes(id)))
  return {
    asked: queries.length,
    first: places.filter((place) => place === 0).length,
    three: places.filter((place) => place >= 0 && place < 3).length,
  }
}
