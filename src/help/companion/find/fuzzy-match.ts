/** Decides if a typed word matches a known word, with tolerance for endings and typos. */

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
  return (
    matchesWithEnding(typed, word) ||
    (!isInVocabulary && isTypo(typed, word, word.length < MIN_LENGTH_FOR_TWO_TYPOS ? 1 : 2))
  )
}

/** True if a typed word is a known word, with or without an ending, such as a plural. Typos do not match. */
export function matchesWithEnding(typed: string, word: string): boolean {
  if (typed === word) return true
  if (word.length < MIN_LENGTH_FOR_ENDING || !typed.startsWith(word)) return false
  return word.length >= MIN_LENGTH_FOR_ANY_ENDING || typed.length - word.length <= MAX_ENDING_LENGTH
}

/** True if a typed word may be a typo of a known word. The first letter must be right. */
export function isTypo(typed: string, word: string, wrongLetters = 1): boolean {
  if (word.length < MIN_LENGTH_FOR_TYPO || typed[0] !== word[0]) return false
  return Math.abs(typed.length - word.length) <= wrongLetters && editDistance(typed, word) <= wrongLetters
}

/** Returns the number of wrong, missing, extra or swapped letters (restricted Damerau-Levenshtein distance). */
function editDistance(one: string, other: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const next = [row]
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1]
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      next[at] = Math.min(
        (last[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    beforeLast = last
    last = next
  }
  return last[other.length] ?? 0
}
