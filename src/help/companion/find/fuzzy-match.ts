/** Decides if a typed word matches a known word. This is stricter than `similarity`, which is only one part of a score. */
import { editDistance } from './similarity'

/** A known word of at least `LONG` letters may have any ending; one of at least `SHORT`, at most `ENDING` more letters. */
const LONG = 6
const SHORT = 4
const ENDING = 3
/** The minimum length of a word that may have one wrong letter, and of one that may have two. */
const ONE_WRONG = 5
const TWO_WRONG = 10

/** @param isKnown true if the typed word is in the vocabulary, and so is not a typo of another word */
export function matchesWord(typed: string, word: string, isKnown = false): boolean {
  if (typed === word) return true
  if (word.length >= SHORT && typed.startsWith(word))
    return word.length >= LONG || typed.length - word.length <= ENDING
  return !isKnown && isTypo(typed, word)
}

/** True if a typed word may be a typo of a known word. It needs the same first letter. */
export function isTypo(typed: string, word: string): boolean {
  if (word.length < ONE_WRONG || typed[0] !== word[0]) return false
  return editDistance(typed, word) <= (word.length < TWO_WRONG ? 1 : 2)
}
