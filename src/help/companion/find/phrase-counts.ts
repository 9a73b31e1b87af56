/**
 * Counts how often the phrases of each label have a feature. Only the words of the phrases are indexed at once; anything
 * else is counted when it is typed, so that the index is there before the first letter.
 */
import {
  beginningOf,
  featuresOf,
  isWholeWord,
  neighboursOf,
  partCountOf,
  weightOfPart,
  withBounds,
} from './features'
import type { NumberKind } from './typed-numbers'

/** How often the phrases of a label have a feature, by the index of the label. */
export type Counts = ReadonlyMap<number, number>

export interface IndexedPhrase {
  readonly phrase: string
  /** The indexes of the right labels. */
  readonly labels: readonly number[]
}

export interface PhraseCounts {
  readonly hasWord: (word: string) => boolean
  readonly countsOfWord: (word: string) => Counts
  readonly countsOfPart: (part: string) => Counts
  /** @param neighbours the beginnings of two words: "turn~off" */
  readonly countsOfNeighbours: (neighbours: string) => Counts
  readonly countsOfNumber: (kind: NumberKind) => Counts
}

interface CountedPhrase {
  readonly words: readonly string[]
  readonly labels: readonly number[]
  /** How much a feature of this phrase counts for each label. */
  readonly weight: number
}

type Lists<Key> = Map<Key, CountedPhrase[]>

export function createPhraseCounts(phrases: readonly IndexedPhrase[]): PhraseCounts {
  const byWord: Lists<string> = new Map()
  const byNumber: Lists<NumberKind> = new Map()
  for (const { phrase, labels } of phrases) {
    const { words, numberKind, length } = featuresOf(phrase)
    const counted = { words, labels, weight: 1 / (labels.length * length) }
    for (const word of words) addTo(byWord, word, counted)
    if (numberKind) addTo(byNumber, numberKind, counted)
  }
  const wordsWith = createWordSearch([...byWord.keys()])
  const countsOfWord = (word: string) => sumOf(byWord.get(word) ?? [])
  return {
    hasWord: (word) => byWord.has(word),
    countsOfWord,
    countsOfPart: (part) => {
      const counts = new Map<number, number>()
      for (const word of wordsWith(part)) {
        const weight = weightOfPart(partCountOf(word.length))
        for (const [label, count] of countsOfWord(word))
          counts.set(label, (counts.get(label) ?? 0) + count * weight)
      }
      return counts
    },
    countsOfNeighbours: (neighbours) => {
      const [first = '', second = ''] = neighbours.split('~')
      const seconds = isWholeWord(second) ? [second] : wordsWith(withBounds(second).slice(0, -1))
      const phrases = new Set(seconds.flatMap((word) => byWord.get(word) ?? []))
      return sumOf([...phrases].filter(({ words }) => hasNeighbours(words, neighbours, first)))
    },
    countsOfNumber: (kind) => sumOf(byNumber.get(kind) ?? []),
  }
}

function addTo<Key>(lists: Lists<Key>, key: Key, phrase: CountedPhrase): void {
  const list = lists.get(key)
  // A word can occur twice in a phrase.
  if (!list) lists.set(key, [phrase])
  else if (list.at(-1) !== phrase) list.push(phrase)
}

function hasNeighbours(words: readonly string[], neighbours: string, first: string): boolean {
  return words.some(
    (word, at) => beginningOf(word) === first && neighboursOf(word, words[at + 1] ?? '') === neighbours,
  )
}

function sumOf(phrases: readonly CountedPhrase[]): Counts {
  const counts = new Map<number, number>()
  for (const { labels, weight } of phrases)
    for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + weight)
  return counts
}

/** Returns a function that finds the words with a part. */
function createWordSearch(words: readonly string[]): (part: string) => readonly string[] {
  const text = words.map(withBounds).join('')
  return (part) => {
    const found: string[] = []
    for (let at = text.indexOf(part); at >= 0; ) {
      const start = text.lastIndexOf('<', at)
      const end = text.indexOf('>', at)
      found.push(text.slice(start + 1, end))
      at = text.indexOf(part, end)
    }
    return found
  }
}
