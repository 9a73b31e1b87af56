/**
 * Tests that the field of the manual's index takes the same words for dangerous and for harmless as the companion's.
 */
import { expect, test } from 'vitest'
import { normalisedWords, normaliseText } from '../../src/common/texts/normalised-words'
import { createDangerDetector } from '../../src/help/companion/find/danger'
import { loadPhrases } from '../../src/help/companion/find/phrases'
import { mentionsDanger } from '../../src/site/manual/filter'
import { languages } from '../../src/thermostat/device/device'

test.each(languages)(
  'the index of the manual recognises the same dangers as the companion in %s',
  async (language) => {
    const words = await loadPhrases(language)
    const { dangerWords: danger, harmlessWords: harmless } = words
    const hasWord = () => false
    const inCompanion = createDangerDetector([words], hasWord, hasWord)
    const phrases = danger.map(normaliseText)
    const others = harmless.toSorted((one, other) => other.length - one.length).map(normaliseText)
    const inManual = (typed: string) => mentionsDanger(normalisedWords(typed), phrases, others)
    expect(harmless.filter(inManual)).toEqual([])
    expect(danger.filter(inManual)).toEqual(danger.filter((word) => inCompanion(word) === 'dangerous'))
  },
)
