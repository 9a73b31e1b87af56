/**
 * Counts how often the phrases of each label have a feature. Only the words of the phrases are indexed at once; anything
 * else is counted when it is typed, so that the index is there before the first letter.
 */
import { normalisedWords } from '../../../common/texts/normalised-words'
import { beginningOf, featuresOf, isWholeWord, neighboursOf, partCountOf, weightOfPart } from './features'
import type { NumberKind } from './typed-numbers'
import { beginningMarked, createWordList, type WordList } from './word-list'

/** How often the phrases of a label have a feature. */
export type Counts = ReadonlyMap<string, number>

/** Lets the browser do what is more urgent, so that a long list of phrases does not block it. */
export type Pause = () => Promise<void>

/** The number of phrases between two pauses: some milliseconds, also on a slow device. */
const PHRASES_AT_ONCE = 400

export interface PhraseCounts {
  /** Returns the keys of a phrase with the same words. */
  readonly keysOf: (text: string) => readonly string[]
  /** The number of phrases of each label. */
  readonly sizes: Counts
  readonly words: WordList
  readonly countsOfWord: (word: string) => Counts
  readonly countsOfPart: (part: string) => Counts
  /** @param neighbours the beginnings of two words: "turn~off" */
  readonly countsOfNeighbours: (neighbours: string) => Counts
  readonly countsOfNumber: (kind: NumberKind) => Counts
}

interface CountedPhrase {
  readonly words: readonly string[]
  readonly keys: string[]
  /** The right labels, each once. They are equally right, so each of them counts less. */
  labels: readonly string[]
  /** The length of the features as a vector. */
  readonly length: number
}

type Lists<Key> = Map<Key, CountedPhrase[]>

/**
 * @param phrases by key; a phrase with several keys is right for all of them
 * @param labelOf returns the label of a key
 */
export async function createPhraseCounts(
  phrases: Readonly<Record<string, readonly string[]>>,
  labelOf: (key: string) => string,
  pause: Pause,
): Promise<PhraseCounts> {
  const byText = new Map<string, CountedPhrase>()
  const byWord: Lists<string> = new Map()
  const byNumber: Lists<NumberKind> = new Map()
  let counted = 0
  for (const [key, list] of Object.entries(phrases))
    for (const phrase of list) {
      if (counted++ % PHRASES_AT_ONCE === 0) await pause()
      const { words, numberKind, length } = featuresOf(phrase)
      const text = words.join(' ')
      const known = byText.get(text)
      if (known) {
        known.keys.push(key)
        known.labels = [...new Set([...known.labels, labelOf(key)])]
        continue
      }
      const added: CountedPhrase = { words, keys: [key], labels: [labelOf(key)], length }
      byText.set(text, added)
      for (const word of words) addTo(byWord, word, added)
      if (numberKind) addTo(byNumber, numberKind, added)
    }
  const words = createWordList(new Map([...byWord].map(([word, phrases]) => [word, phrases.length])))
  const countsOfWord = (word: string) => sumOf(byWord.get(word) ?? [])
  return {
    keysOf: (text) => byText.get(normalisedWords(text).join(' '))?.keys ?? [],
    sizes: sumOf([...byText.values()].map(({ labels }) => ({ labels, length: 1 }))),
    words,
    countsOfWord,
    countsOfPart: (part) => {
      const counts = new Map<string, number>()
      for (const word of words.wordsWith(part)) {
        const weight = weightOfPart(partCountOf(word.length))
        for (const [label, count] of countsOfWord(word))
          counts.set(label, (counts.get(label) ?? 0) + count * weight)
      }
      return counts
    },
    countsOfNeighbours: (neighbours) => {
      const [first = '', second = ''] = neighbours.split('~')
      const seconds = isWholeWord(second) ? [second] : words.wordsWith(beginningMarked(second))
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

function sumOf(phrases: readonly Pick<CountedPhrase, 'labels' | 'length'>[]): Counts {
  const counts = new Map<string, number>()
  for (const { labels, length } of phrases)
    for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1 / (labels.length * length))
  return counts
}
