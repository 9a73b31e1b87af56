/** Measures the finder on real queries, which were labelled by hand with their tasks. */
import { readFileSync } from 'node:fs'
import type { TaskId } from '../../src/help/guidance/guidance'
import type { Language } from '../../src/thermostat/device/device'

export interface Query {
  readonly query: string
  /** The right tasks; any of them counts. */
  readonly tasks: readonly TaskId[]
}

export type Half = 'tuning' | 'unseen'
export type Queries = Readonly<Partial<Record<Language, readonly Query[]>>>

/**
 * The queries with their tasks, by language and by source: an address, or the glossary of terms from makers' texts.
 */
type Sources = Readonly<
  Record<Language, Readonly<Record<string, Readonly<Record<string, readonly TaskId[]>>>>>
>

/**
 * Returns the queries of one half. The weights were tuned on `tuning` alone; some misses of `unseen` were read, though.
 */
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

/** Returns the tasks for a text, the best first. */
export type FindTasks = (query: string) => readonly TaskId[]

export interface Measurement {
  readonly total: number
  /** The numbers of queries with a right task first, and among the first three. */
  readonly first: number
  readonly three: number
}

export function measure(find: FindTasks, queries: readonly Query[]): Measurement {
  const places = queries.map(({ query, tasks }) => find(query).findIndex((id) => tasks.includes(id)))
  return {
    total: queries.length,
    first: places.filter((place) => place === 0).length,
    three: places.filter((place) => place >= 0 && place < 3).length,
  }
}
