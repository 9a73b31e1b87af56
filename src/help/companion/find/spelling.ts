/** The spelling of typed text: corrects typos, and tells words from letters at random. */
import { normalisedWords } from '../../../common/texts/normalised-words'
import { isNumber, partsOf } from './features'
import type { WordList } from './word-list'

/**
 * Replaces each word that no language knows by the word of the visitor's language of which it may be a typo.
 * @param languages the visitor's own first
 */
export function correctTypos(text: string, languages: readonly WordList[]): string {
  return text.replace(/\p{L}+/gu, (typed) => {
    const [word = '', ...rest] = normalisedWords(typed)
    const isKnown = rest.length > 0 || languages.some(({ hasWord }) => hasWord(word))
    return (isKnown ? undefined : languages[0]?.nearestWord(word)) ?? typed
  })
}

/** The length of the shortest parts that are rare in letters at random. */
const RARE_PART = 4

/**
 * Returns the share of the typed letters that look like words that a language knows, from 0 to 1: of a word that it does
 * not know, such as a compound, the share of the parts that are also in its words.
 */
export function familiarShareOf(text: string, { hasWord, hasPart }: WordList): number {
  const words = normalisedWords(text)
  const letters = words.reduce((sum, word) => {
    if (isNumber(word) || hasWord(word)) return sum + word.length
    const parts = partsOf(word).filter((part) => part.length >= RARE_PART)
    return sum + (word.length * parts.filter(hasPart).length) / Math.max(1, parts.length)
  }, 0)
  return letters / Math.max(1, words.join('').length)
}

/** Returns the share of the typed letters that are in words which count, from 0 to 1. */
export function shareOfLetters(text: string, counts: (word: string) => boolean): number {
  const words = normalisedWords(text)
  return words.filter(counts).join('').length / Math.max(1, words.join('').length)
}
