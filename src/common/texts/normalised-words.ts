/**
 * Splits a text into words for comparison: without case, accents, double letters and the e of an umlaut, so that
 * "Fußboden" and "FUSSBODEN" are equal, and so are "lås", "laas" and "las", or "für" and "fuer".
 */
export function normalisedWords(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replace(/æ/g, 'ae')
    .replace(/ø/g, 'o')
    .replace(/ß/g, 's')
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u00ad]/g, '')
    .replace(/([aou])e/g, '$1')
    .replace(/([a-z])\1+/g, '$1')
  return plain.match(/[a-z]+|\d+|%|°/g) ?? []
}

/** Removes case, accents and punctuation, for comparing whole texts. */
export const normaliseText = (text: string): string => normalisedWords(text).join(' ')
