/**
 * Whether somebody types what is dangerous: a smell of burning, sparks, a hot thermostat, a fuse that trips.
 * What only sounds like it is taken out first: "hot water", "floor too hot", "child lock" in German.
 */

import { normalisedWords } from '../../../common/texts/normalised-words'
import type { Translator } from '../../../common/texts/translator'
import { matchesWord } from './fuzzy-match'

type Phrase = readonly string[]

/** @param isKnown whether a word is one that people type for a task, and so no typo of another one */
export function dangerOf(
  languages: readonly Pick<Translator, 'typedPhrases'>[],
  isKnown: (word: string) => boolean,
): (query: string) => boolean {
  const phrases = (id: 'danger' | 'harmless') =>
    languages.flatMap((words) => words.typedPhrases(`find.${id}`)).map((phrase) => normalisedWords(phrase))
  const dangerous = phrases('danger')
  // The longest first: "hot water" before "hot".
  const harmless = phrases('harmless').sort((one, other) => other.length - one.length)
  return (query) => {
    const typed = harmless.reduce(without, normalisedWords(query))
    return dangerous.some((phrase) =>
      phrase.every((word) => typed.some((one) => matchesWord(one, word, isKnown(one)))),
    )
  }
}

/** What remains of a text where the words of a phrase follow one another. */
function without(typed: readonly string[], phrase: Phrase): string[] {
  const isSame = phrase.length > 1 ? follows : (one: string | undefined, word: string) => one === word
  const at = typed.findIndex((_, start) => phrase.every((word, next) => isSame(typed[start + next], word)))
  return at < 0
    ? [...typed]
    : without([...typed.slice(0, at), '', ...typed.slice(at + phrase.length)], phrase)
}

/** Endings are forgiven, typos are not. */
const follows = (typed: string | undefined, word: string) =>
  typed !== undefined && (typed === word || (word.length > 4 && matchesWord(typed, word, true)))
