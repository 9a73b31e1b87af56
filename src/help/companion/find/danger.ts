/**
 * Detects dangers in typed text: a smell of burning, sparks, a hot thermostat, a fuse that trips. Harmless phrases
 * with the same words are removed first: "hot water", "floor too hot", and the German "Sicherung für Kinder" (child
 * lock), because "Sicherung" is also a fuse.
 */
import { normalisedWords } from '../../../common/texts/normalised-words'
import type { Translator } from '../../../common/texts/translator'
import { matchesWithEnding, matchesWord } from './fuzzy-match'

type PhraseWords = readonly string[]

/** The minimum length of a word that may have an ending in a harmless phrase. Dangers allow endings earlier. */
const MIN_LENGTH_FOR_HARMLESS_ENDING = 5

/** @param isInVocabulary true if a word is in the vocabulary, and so is not a typo of another word */
export function createDangerDetector(
  translators: readonly Pick<Translator, 'searchPhrases'>[],
  isInVocabulary: (word: string) => boolean,
): (query: string) => boolean {
  const phrases = (id: 'danger' | 'harmless') =>
    translators
      .flatMap((translator) => translator.searchPhrases(`find.${id}`))
      .map((phrase) => normalisedWords(phrase))
  const dangerous = phrases('danger')
  // The longest first, so that a shorter phrase does not remove a part of a longer one.
  const harmless = phrases('harmless').sort((one, other) => other.length - one.length)
  return (query) => {
    const typed = harmless.reduce(removePhrase, normalisedWords(query))
    return dangerous.some((phrase) =>
      phrase.every((word) => typed.some((one) => matchesWord(one, word, isInVocabulary(one)))),
    )
  }
}

/**
 * Removes each occurrence of a phrase: its words in the same order, side by side. In phrases of several words, long
 * words may have an ending. An empty word takes the place of the phrase, so that the words around it do not form
 * another phrase.
 */
function removePhrase(typed: readonly string[], phrase: PhraseWords): string[] {
  const isMatch = (one: string | undefined, word: string) =>
    phrase.length > 1 && word.length >= MIN_LENGTH_FOR_HARMLESS_ENDING
      ? one !== undefined && matchesWithEnding(one, word)
      : one === word
  const at = typed.findIndex((_, start) =>
    phrase.every((word, offset) => isMatch(typed[start + offset], word)),
  )
  return at < 0
    ? [...typed]
    : removePhrase([...typed.slice(0, at), '', ...typed.slice(at + phrase.length)], phrase)
}
