/**
 * The features by which a typed text is compared with phrases: words, parts of words, neighbouring words, and the kind of
 * a number. Parts of words find other endings, compounds, typos, and words that are still being typed.
 */
import { normalisedWords } from '../../../common/texts/normalised-words'
import { type NumberKind, numberKindOf } from './typed-numbers'

export interface Features {
  /** The normalised words in their order. */
  readonly words: readonly string[]
  /** The beginnings of words that are neighbours: "turn~off". */
  readonly neighbours: readonly string[]
  readonly numberKind: NumberKind | null
  /** The length of all features as a vector: in a long text, each of them counts less. */
  readonly length: number
}

/** The lengths of parts of words, in letters. The beginning and the end of a word count as a letter each. */
const PART_LENGTHS = [3, 4, 5] as const
/** The length of the beginnings of neighbouring words, which are the same in most forms of a word. */
const BEGINNING = 4

// How much each kind of feature counts. With half or double these values, the finder is right about half a percent less
// often (`tests/find`).
const WORD = 1
const DIGITS = 0.5
const ALL_PARTS = 1.5
export const OTHER = 0.7

export function featuresOf(text: string): Features {
  const words = normalisedWords(text)
  const neighbours = [...new Set(words.slice(1).map((word, index) => neighboursOf(words[index] ?? '', word)))]
  const numberKind = numberKindOf(text)
  let square = (neighbours.length + (numberKind ? 1 : 0)) * OTHER ** 2
  for (const word of new Set(words)) square += weightOfWord(word) ** 2 + (isNumber(word) ? 0 : ALL_PARTS ** 2)
  return { words, neighbours, numberKind, length: Math.sqrt(square) }
}

export const beginningOf = (word: string) => word.slice(0, BEGINNING)

export const neighboursOf = (word: string, next: string) => `${beginningOf(word)}~${beginningOf(next)}`

/** True if a beginning is a whole word, and not that of a longer one. */
export const isWholeWord = (beginning: string) => beginning.length < BEGINNING

export const weightOfWord = (word: string) => (isNumber(word) ? DIGITS : WORD)

/** The weight of each part of a word that has `count` parts: together they have the length `ALL_PARTS` as a vector. */
export const weightOfPart = (count: number) => ALL_PARTS / Math.sqrt(count)

/** Adds the marks of the beginning and the end of a word, which count as letters in its parts. */
export const withBounds = (word: string) => `<${word}>`

/** Returns the parts of a word, such as "<fl", "flo" and "or>" of "floor"; none of a number. */
export function partsOf(word: string): readonly string[] {
  if (isNumber(word)) return []
  const bounded = withBounds(word)
  const parts = PART_LENGTHS.flatMap((length) =>
    Array.from({ length: Math.max(0, bounded.length - length + 1) }, (_, at) =>
      bounded.slice(at, at + length),
    ),
  )
  return [...new Set(parts)]
}

/** Returns the number of parts of a word with this many letters, if no part occurs twice. */
export function partCountOf(letters: number): number {
  return PART_LENGTHS.reduce((sum, length) => sum + Math.max(0, letters + 2 - length + 1), 0)
}

/** True for digits and signs, which sort before letters. */
export const isNumber = (word: string) => word < 'a'
