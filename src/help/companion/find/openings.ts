/** How people begin to ask for something, such as "can you please" or "how do I", which says nothing about what. */
import { normaliseText } from '../../../common/texts/normalised-words'

/**
 * Returns a function that leaves out the openings of a text, also several, but never all of its words.
 * @param openings those of all languages
 */
export function createOpeningRemover(openings: readonly string[]): (text: string) => string {
  const known = new Set(openings.map(normaliseText))
  const mostWords = Math.max(0, ...[...known].map((opening) => opening.split(' ').length))
  const withoutOpening = (text: string): string => {
    const words = [...text.matchAll(/\p{L}+|\d+/gu)]
    // The longest first: "can you please" also begins with "can you".
    for (let count = Math.min(mostWords, words.length - 1); count > 0; count--) {
      const rest = text.slice(words[count]?.index)
      if (known.has(normaliseText(text.slice(0, -rest.length)))) return withoutOpening(rest)
    }
    return text
  }
  return withoutOpening
}
