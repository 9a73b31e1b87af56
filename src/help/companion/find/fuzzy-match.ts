/** Decides whether a typed word is a known one. Stricter than `similarity`, which is only one part of a score. */
import { editDistance } from './similarity'

/** The least letters of a word that may have any ending, as in compounds; and one of at most `ENDING` letters. */
const LONG = 6
const SHORT = 4
const ENDING = 3
/** The least letters of a word with one wrong letter, and with two. */
const ONE_WRONG = 5
const TWO_WRONG = 10

/** @param isKnown true if the typed word is itself in the vocabulary, and so no typo of another word */
export function matchesWord(typed: string, word: string, isKnown = false): boolean {
  if (typed === word) return true
  if (word.length >= SHORT && typed.startsWith(word))
    return word.length >= LONG || typed.length - word.length <= ENDING
  return !isKnown && isTypo(typed, word)
}

/** True if a typed word may be a typo of a known word, with the same ending. */
export function isTypo(typed: string, word: string): boolean {
  if (word.length < ONE_WRONG || typed[0] !== word[0]) return false
  return editDistance(typed, word) <= (word.length < TWO_WRONG ? 1 : 2)
}
