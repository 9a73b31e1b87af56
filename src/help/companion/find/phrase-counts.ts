/**
 * Counts how often the phrases of each label have a feature. Only the words of the phrases are indexed at once; anything
 * else is counted when it is typed, so that the index is there before the first letter.
 */
import { normaliseText } from '../../../common/texts/normalised-words'
import { beginningOf, featuresOf, isWholeWord, neighboursOf, partCountOf, weightOfPart } from './features'
import { remember } from './remember'
import type { NumberKind } from './typed-numbers'
import { beginningMarked, createWordList, type WordList } from './word-list'

/** How often the phrases of a label have a feature. */
export type Counts = ReadonlyMap<string, number>

/** Lets the browser do what is more urgent, so that a long list of phrases does not block it. */
export type Pause = () => Promise<void>

/** The number of phrases between two pauses: some milliseconds, also on a slow device. */
const PHRASES_AT_ONCE = 400

/** The phrases of a language by their words. */
export interface IndexedPhrases {
  /** Returns the keys of a phrase with the same words. */
  readonly keysOf: (text: string) => readonly string[]
  readonly words: WordList
  readonly all: readonly IndexedPhrase[]
  readonly withWord: (word: string) => readonly IndexedPhrase[]
  readonly withNumber: (kind: NumberKind) => readonly IndexedPhrase[]
}

interface IndexedPhrase {
  readonly words: readonly string[]
  /** A phrase with several keys is right for all of them. */
  readonly keys: string[]
  /** The length of the features as a vector. */
  readonly length: number
}

type Lists<Key> = Map<Key, IndexedPhrase[]>

/** @param phrases by key */
export async function indexPhrases(
  phrases: Readonly<Record<string, readonly string[]>>,
  pause: Pause,
): Promise<IndexedPhrases> {
  const byText = new Map<string, IndexedPhrase>()
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
        continue
      }
      const added: IndexedPhrase = { words, keys: [key], length }
      byText.set(text, added)
      for (const word of words) addTo(byWord, word, added)
      if (numberKind) addTo(byNumber, numberKind, added)
    }
  return {
    keysOf: (text) => byText.get(normaliseText(text))?.keys ?? [],
    words: createWordList(new Map([...byWord].map(([word, phrases]) => [word, phrases.length]))),
    all: [...byText.values()],
    withWord: (word) => byWord.get(word) ?? [],
    withNumber: (kind) => byNumber.get(kind) ?? [],
  }
}

export interface PhraseCounts {
  /** The number of phrases of each label. */
  readonly sizes: Counts
  readonly ofWord: (word: string) => Counts
  readonly ofPart: (part: string) => Counts
  /** @param neighbours the beginnings of two words: "turn~off" */
  readonly ofNeighbours: (neighbours: string) => Counts
  readonly ofNumber: (kind: NumberKind) => Counts
}

/** Returns the labels for which a phrase is right. */
export function labelsOfPhrase(
  { keys }: IndexedPhrase,
  labelOf: (key: string) => string | undefined,
): ReadonlySet<string> {
  return new Set(keys.map(labelOf).filter((label) => label !== undefined))
}

/** @param labelOf returns the label of a key; undefined if its phrases do not count */
export function countPhrases(
  { words, all, withWord, withNumber }: IndexedPhrases,
  labelOf: (key: string) => string | undefined,
): PhraseCounts {
  const labels = remember(labelOf)
  const sumOf = (phrases: readonly IndexedPhrase[], lengthOf = ({ length }: IndexedPhrase) => length) => {
    const counts = new Map<string, number>()
    for (const phrase of phrases) {
      // They are equally right, so each of them counts less.
      const right = labelsOfPhrase(phrase, labels)
      for (const label of right)
        counts.set(label, (counts.get(label) ?? 0) + 1 / (right.size * lengthOf(phrase)))
    }
    return counts
  }
  const ofWord = remember((word: string) => sumOf(withWord(word)))
  return {
    sizes: sumOf(all, () => 1),
    ofWord,
    ofPart: (part) => {
      const counts = new Map<string, number>()
      for (const word of words.wordsWith(part)) {
        const weight = weightOfPart(partCountOf(word.length))
        for (const [label, count] of ofWord(word))
          counts.set(label, (counts.get(label) ?? 0) + count * weight)
      }
      return counts
    },
    ofNeighbours: (neighbours) => {
      const [first = '', second = ''] = neighbours.split('~')
      const seconds = isWholeWord(second) ? [second] : words.wordsWith(beginningMarked(second))
      const phrases = new Set(seconds.flatMap(withWord))
      return sumOf([...phrases].filter(({ words }) => hasNeighbours(words, neighbours, first)))
    },
    ofNumber: (kind) => sumOf(withNumber(kind)),
  }
}

function addTo<Key>(lists: Lists<Key>, key: Key, phrase: IndexedPhrase): void {
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
