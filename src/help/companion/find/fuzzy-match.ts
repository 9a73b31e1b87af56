/** Whether a typed word is a known one: stricter than how alike two words are, since it decides alone. */
import { editDistance } from './similarity'

/** From how many letters a word may have any ending, as compounds have, or else one of a few letters. */
const LONG = 6
const SHORT = 4
const ENDING = 3
/** From how many letters one letter may be wrong, and from how many two. */
const ONE_WRONG = 5
const TWO_WRONG = 10

/** @param isKnown whether what was typed is a word of its own, and so no typo of another one */
export function matchesWord(typed: string, word: string, isKnown = false): boolean {
  if (typed === word) return true
  if (word.length >= SHORT && typed.startsWith(word))
    return word.length >= LONG || typed.length - word.length <= ENDING
  return !isKnown && isTypo(typed, word)
}

/** Whether a typed word may be a typo of a known one, with the same ending. */
export function isTypo(typed: string, word: string): boolean {
  if (word.length < ONE_WRONG || typed[0] !== word[0]) return false
  return editDistance(typed, word) <= (word.length < TWO_WRONG ? 1 : 2)
}
