/**
 * Decides if a typed word matches a known word. This is stricter than `similarity`, which is only one part of a
 * score.
 */
import { editDistance } from './similarity'

/** The minimum length of a known word that may have any ending. */
const MIN_LENGTH_FOR_ANY_ENDING = 6
/** The minimum length of a known word that may have a short ending, and the maximum length of that ending. */
const MIN_LENGTH_FOR_ENDING = 4
const MAX_ENDING_LENGTH = 3
/** The minimum length of a known word for a typo with one wrong letter, and for one with two. */
const MIN_LENGTH_FOR_TYPO = 5
const MIN_LENGTH_FOR_TWO_TYPOS = 10

/**
 * True if a typed word is a known word, with or without an ending, or a typo of it.
 * @param isInVocabulary true if the typed word is in the vocabulary, and so is not a typo of another word
 */
export function matchesWord(typed: string, word: string, isInVocabulary: boolean): boolean {
  return matchesWithEnding(typed, word) || (!isInVocabulary && isTypo(typed, word))
}

/** True if a typed word is a known word, with or without an ending, such as a plural. Typos do not match. */
export function matchesWithEnding(typed: string, word: string): boolean {
  if (typed === word) return true
  if (word.length < MIN_LENGTH_FOR_ENDING || !typed.startsWith(word)) return false
  return word.length >= MIN_LENGTH_FOR_ANY_ENDING || typed.length - word.length <= MAX_ENDING_LENGTH
}

/** True if a typed word may be a typo of a known word. The first letter must be right. */
export function isTypo(typed: string, word: string): boolean {
  if (word.length < MIN_LENGTH_FOR_TYPO || typed[0] !== word[0]) return false
  return editDistance(typed, word) <= (word.length < MIN_LENGTH_FOR_TWO_TYPOS ? 1 : 2)
}
