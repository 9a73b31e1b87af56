/** What `npm run bench -- find` compares: our finder and two libraries, on the same words and queries. */
import UFuzzy from '@leeoniya/ufuzzy'
import MiniSearch from 'minisearch'
import type { Words } from '../../src/common/texts/words'
import { wordsIn } from '../../src/common/texts/words-in'
import { entriesOf } from '../../src/help/companion/find/entries'
import { createFinder } from '../../src/help/companion/find/finder'
import { findLanguages } from '../../src/help/companion/find/testing'
import type { TaskId } from '../../src/help/guidance/guidance'
import { languages } from '../../src/thermostat/device/device'
import { type FindTasks, type Half, measure, queriesOf } from '../find/measure'

type Known = readonly [Words, ...Words[]]

const finders: Readonly<Record<string, (known: Known) => FindTasks>> = {
  ours: (known) => {
    const find = createFinder(known)
    return (query) => find(query).found.flatMap((found) => (found.kind === 'task' ? [found.id] : []))
  },
  MiniSearch: (known) => {
    const search = new MiniSearch({
      fields: ['phrases', 'values', 'about'],
      tokenize: wordsIn,
      searchOptions: { prefix: true, fuzzy: 0.25, boost: { phrases: 2 } },
    })
    search.addAll(documents(known))
    return (query) => search.search(query).map(({ id }) => id as TaskId)
  },
  uFuzzy: (known) => {
    const all = documents(known).flatMap(({ id, list }) => list.map((text) => ({ id, text })))
    const haystack = all.map(({ text }) => text)
    const search = new UFuzzy({ intraMode: 1, intraIns: 1, intraSub: 1, intraTrn: 1, intraDel: 1 })
    const found = (needle: string) => {
      const [indexes, info, order] = search.search(haystack, needle, 5)
      return order && info ? order.map((at) => info.idx[at]) : (indexes ?? [])
    }
    return (query) => {
      const words = wordsIn(query)
      // It wants every word: where no phrase has them all, each word has a vote.
      const whole = found(words.join(' '))
      const votes = whole.length > 0 ? [whole] : words.map(found)
      return byVotes(votes.map((vote) => vote.flatMap((at) => all[at ?? -1]?.id ?? [])))
    }
  },
}

/** Tasks alone, with their words as the finder compares them. */
function documents(known: Known) {
  return entriesOf(known).flatMap(({ found, phrases, values, about }) => {
    if (found.kind !== 'task') return []
    const list = [...phrases, ...values.flatMap(({ names }) => names)].map((text) => wordsIn(text).join(' '))
    return [
      {
        id: found.id,
        list,
        phrases: phrases.join(' '),
        values: values.flatMap(({ names, tells }) => (tells ? names : [])).join(' '),
        about: about.join(' '),
      },
    ]
  })
}

/** The ids that come first most often. */
function byVotes(votes: readonly (readonly TaskId[])[]): TaskId[] {
  const scores = new Map<TaskId, number>()
  for (const vote of votes)
    for (const [place, id] of [...new Set(vote)].entries())
      scores.set(id, (scores.get(id) ?? 0) + 1 / (place + 1))
  return [...scores].sort(([, one], [, other]) => other - one).map(([id]) => id)
}

export interface FindRow {
  readonly finder: string
  readonly half: Half
  readonly asked: number
  /** Queries with a right task first, and among the first three. */
  readonly first: number
  readonly three: number
  /** How long a query takes, in ms. */
  readonly takes: number
}

export async function findRows(): Promise<FindRow[]> {
  const rows: FindRow[] = []
  for (const [finder, create] of Object.entries(finders))
    for (const half of ['tuning', 'unseen'] as const) {
      const total = { asked: 0, first: 0, three: 0 }
      let spent = 0
      for (const language of languages) {
        const find = create(await findLanguages(language))
        const began = performance.now()
        const measured = measure(find, queriesOf(half)[language] ?? [])
        spent += performance.now() - began
        for (const figure of ['asked', 'first', 'three'] as const) total[figure] += measured[figure]
      }
      rows.push({ finder, half, ...total, takes: spent / total.asked })
    }
  return rows
}
