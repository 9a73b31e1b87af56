/** Finds the parts of a name that match what was typed, so that the list can mark them. */
import { normalisedWords } from '../../../common/texts/normalised-words'

interface NamePart {
  readonly text: string
  /** The index of the part in the name. */
  readonly start: number
  readonly isMarked: boolean
}

/** The beginning of a long text is enough for marks; the rest would only cost time. */
const MAX_QUERY_LENGTH = 200
/** The minimum number of letters that two words share, unless one is the beginning of the other. */
const MIN_SHARED = 4
/** The minimum number of letters of the last of several words. */
const MIN_LAST_WORD = 3
/** The minimum number of letters before the last part of a compound, and of those that the last part shares. */
const MIN_FIRST_PART = 3
const MIN_LAST_PART = 5
/** An ending of up to so many letters is marked with its word. */
const MAX_ENDING = 3

/**
 * Returns the typed words to mark, normalised. Short words are left out, because most of them are filler words ("the",
 * "und"); the last one stays, because it may be incomplete, unless it is very short ("it").
 */
export function matchableWords(query: string): readonly string[] {
  const words = normalisedWords(query.slice(0, MAX_QUERY_LENGTH))
  const minLengthAt = (index: number) => (index === words.length - 1 ? MIN_LAST_WORD : MIN_SHARED)
  const isMatchable = (word: string, index: number) =>
    words.length === 1 || isNumber(word) || word.length >= minLengthAt(index)
  return [...new Set(words.filter(isMatchable))]
}

/** Splits a name into parts that match a typed word and parts that do not. */
export function markMatches(name: string, typedWords: readonly string[]): readonly NamePart[] {
  const parts: NamePart[] = []
  let end = 0
  const addPart = (to: number, isMarked: boolean) => {
    if (to > end) parts.push({ text: name.slice(end, to), start: end, isMarked })
    end = to
  }
  for (const { 0: word, index } of name.matchAll(/\p{L}[\p{L}\p{M}\u00ad]*|\d+/gu)) {
    const range = longestMatch(normalised(word), typedWords)
    if (!range) continue
    const start = lettersFor(range.start, word)
    // No part of a compound begins with a double letter: the Swedish "pling" is no part of "inkoppling".
    if (start > 0 && word[start] === word[start + 1]) continue
    addPart(index + start, false)
    addPart(index + lettersFor(range.end, word), true)
  }
  addPart(name.length, false)
  return parts
}

/** Positions in a normalised word. */
interface LetterRange {
  readonly start: number
  readonly end: number
}

function longestMatch(word: string, typedWords: readonly string[]): LetterRange | null {
  let longest: LetterRange | null = null
  for (const typed of typedWords) {
    const range = matchOf(word, typed)
    if (range && (!longest || range.end - range.start > longest.end - longest.start)) longest = range
  }
  return longest
}

/** Returns the part of a word that matches a typed word: its beginning, or the last part of a compound. */
function matchOf(word: string, typed: string): LetterRange | null {
  if (word === '' || isNumber(word) || isNumber(typed))
    return word !== '' && word === typed ? { start: 0, end: word.length } : null
  const shared = sharedLength(word, typed)
  if (shared === typed.length || shared >= MIN_SHARED) return addEnding(word, 0, shared)
  if (typed.length < MIN_LAST_PART) return null
  const stem = typed.slice(0, Math.max(MIN_LAST_PART, typed.length - MAX_ENDING))
  const start = word.indexOf(stem, MIN_FIRST_PART)
  if (start < 0) return null
  const range = addEnding(word, start, start + sharedLength(word.slice(start), typed))
  return range.end === word.length ? range : null
}

/** Extends a match to the end of its word if only an ending is left, which is no longer than the match. */
function addEnding(word: string, start: number, end: number): LetterRange {
  const rest = word.length - end
  return { start, end: rest <= Math.min(MAX_ENDING, end - start) ? word.length : end }
}

function sharedLength(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length++
  return length
}

const isNumber = (word: string) => /^\d/.test(word)

const normalised = (text: string) => normalisedWords(text).join('')

/** Returns how many letters of a word its first `length` normalised letters stand for. */
function lettersFor(length: number, word: string): number {
  if (length === 0) return 0
  let letters = word.length
  while (letters > 0 && normalised(word.slice(0, letters)).length > length) letters--
  return letters
}
