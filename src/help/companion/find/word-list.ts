/** The words of all phrases of a language, searched by their parts and by their spelling. */
import { withBounds } from './features'
import { isTypo } from './fuzzy-match'
import { remember } from './remember'

export interface WordList {
  readonly hasWord: (word: string) => boolean
  /** True for a word and for the beginning of one, which may still be typed. */
  readonly hasBeginning: (beginning: string) => boolean
  /** True if any word has this part. */
  readonly hasPart: (part: string) => boolean
  readonly wordsWith: (part: string) => readonly string[]
  /** Returns the most frequent word of which another one may be a typo; undefined if it may be the beginning of one. */
  readonly nearestWord: (word: string) => string | undefined
}

/** @param frequencies how many phrases have each word */
export function createWordList(frequencies: ReadonlyMap<string, number>): WordList {
  const words = [...frequencies.keys()]
  const bounded = words.map(withBounds).join('')
  const hasPart = (part: string) => bounded.includes(part)
  const frequencyOf = (word: string) => frequencies.get(word) ?? 0
  const hasBeginning = (beginning: string) => hasPart(beginningMarked(beginning))
  return {
    hasWord: (word) => frequencies.has(word),
    hasBeginning,
    hasPart,
    wordsWith(part) {
      const found: string[] = []
      for (let at = bounded.indexOf(part); at >= 0; ) {
        const end = bounded.indexOf('>', at)
        found.push(bounded.slice(bounded.lastIndexOf('<', at) + 1, end))
        at = bounded.indexOf(part, end)
      }
      return found
    },
    // All words of a text but the last were there before its last letter.
    nearestWord: remember((word) => {
      const similar = hasBeginning(word) ? [] : words.filter((one) => isTypo(word, one))
      return similar.sort((one, other) => frequencyOf(other) - frequencyOf(one))[0]
    }),
  }
}

/** Returns the beginning of a word as a part of words. */
export const beginningMarked = (beginning: string) => withBounds(beginning).slice(0, -1)
