/**
 * Detects dangers in typed text: a smell of burning, sparks, a hot thermostat, a fuse that trips. Harmless phrases
 * with the same words are removed first: "hot water", "floor too hot", and the German "Sicherung für Kinder" (child
 * lock), because "Sicherung" is also a fuse.
 */
import { normalisedWords } from '../../../common/texts/normalised-words'
import type { Translator } from '../../../common/texts/translator'
import { matchesWord } from './fuzzy-match'

type PhraseWords = readonly string[]

/** @param isInVocabulary true if a word is in the vocabulary, and so is not a typo of another word */
export function createDangerDetector(
  languages: readonly Pick<Translator, 'searchPhrases'>[],
  isInVocabulary: (word: string) => boolean,
): (query: string) => boolean {
  const phrases = (id: 'danger' | 'harmless') =>
    languages
      .flatMap((translator) => translator.searchPhrases(`find.${id}`))
      .map((phrase) => normalisedWords(phrase))
  const dangerous = phrases('danger')
  // The longest first: "hot water" before "hot".
  const harmless = phrases('harmless').sort((one, other) => other.length - one.length)
  return (query) => {
    const typed = harmless.reduce(removePhrase, normalisedWords(query))
    return dangerous.some((phrase) =>
      phrase.every((word) => typed.some((one) => matchesWord(one, word, isInVocabulary(one)))),
    )
  }
}

/**
 * Removes each occurrence of a phrase: its words in the same order, side by side. A phrase of one word must match
 * exactly. An empty word takes the place of the phrase, so that the words around it do not form another phrase.
 */
function removePhrase(typed: readonly string[], phrase: PhraseWords): string[] {
  const isMatch =
    phrase.length > 1 ? matchesWithEnding : (one: string | undefined, word: string) => one === word
  const at = typed.findIndex((_, start) =>
    phrase.every((word, offset) => isMatch(typed[start + offset], word)),
  )
  return at < 0
    ? [...typed]
    : removePhrase([...typed.slice(0, at), '', ...typed.slice(at + phrase.length)], phrase)
}

/** True if a typed word is the word, which may have an ending, such as a plural, if it is long. Typos do not match. */
const matchesWithEnding = (typed: string | undefined, word: string) =>
  typed !== undefined && (typed === word || (word.length > 4 && matchesWord(typed, word, true)))
