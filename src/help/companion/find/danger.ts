/**
 * Detects dangers in typed text: a smell of burning, sparks, a hot thermostat, a fuse that trips. Harmless phrases
 * with the same words are removed first: "hot water", "floor too hot", and the German "Sicherung für Kinder" (child
 * lock), because "Sicherung" is also a fuse.
 */
import { normalisedWords } from '../../../common/texts/normalised-words'
import { matchesWithEnding, matchesWord } from './fuzzy-match'
import type { Phrases } from './phrases'

type PhraseWords = readonly string[]

/** The minimum length of a word that may have an ending in a harmless phrase. Dangers allow endings earlier. */
const MIN_LENGTH_FOR_HARMLESS_ENDING = 5

/** What the words of a text say about a danger. */
export type DangerWords = 'dangerous' | 'harmless' | 'neither'

/**
 * @param phrases those of the visitor's language first
 * @param isOwnWord true if the visitor's language has the word, so that it is no word of another one: "Füße" is not "fuse"
 * @param isInVocabulary true if any language has the word, so that it is not a typo of another word
 */
export function createDangerDetector(
  phrases: readonly Pick<Phrases, 'dangerWords' | 'harmlessWords'>[],
  isOwnWord: (word: string) => boolean,
  isInVocabulary: (word: string) => boolean,
): (query: string) => DangerWords {
  const dangerous = phrases.flatMap(({ dangerWords }, at) =>
    dangerWords.map((phrase) => ({ words: normalisedWords(phrase), isForeign: at > 0 })),
  )
  // The longest first, so that a shorter phrase does not remove a part of a longer one.
  const harmless = phrases
    .flatMap(({ harmlessWords }) => harmlessWords)
    .map(normalisedWords)
    .sort((one, other) => other.length - one.length)
  return (query) => {
    const words = normalisedWords(query)
    const typed = harmless.reduce(removePhrase, words)
    const foreign = typed.filter((word) => !isOwnWord(word))
    const isDangerous = dangerous.some(({ words, isForeign }) =>
      words.every((word) =>
        (isForeign ? foreign : typed).some((one) => matchesWord(one, word, isInVocabulary(one))),
      ),
    )
    if (isDangerous) return 'dangerous'
    return typed.length < words.length || typed.includes('') ? 'harmless' : 'neither'
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
