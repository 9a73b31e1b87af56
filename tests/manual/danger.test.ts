/**
 * Tests that the field of the manual's index takes the same phrases for dangerous and for harmless as the
 * companion's.
 */
import { expect, test } from 'vitest'
import { normalisedWords } from '../../src/common/texts/normalised-words'
import { createTranslator } from '../../src/common/texts/translator'
import { createDangerDetector } from '../../src/help/companion/find/danger'
import { mentionsDanger, normaliseText } from '../../src/site/manual/filter'
import { languages } from '../../src/thermostat/device/device'
import { readCatalog } from '../helpers/catalogs'

test.each(languages)(
  'the index of the manual recognises the same dangers as the companion in %s',
  (language) => {
    const words = createTranslator(language, readCatalog(`companion-${language}`))
    const [danger, harmless] = [words.searchPhrases('find.danger'), words.searchPhrases('find.harmless')]
    const inCompanion = createDangerDetector([words], () => false)
    const phrases = danger.map(normaliseText)
    const others = harmless.toSorted((one, other) => other.length - one.length).map(normaliseText)
    const inManual = (typed: string) => mentionsDanger(normalisedWords(typed), phrases, others)
    expect(harmless.filter(inManual)).toEqual([])
    expect(danger.filter(inManual)).toEqual(danger.filter(inCompanion))
  },
)
