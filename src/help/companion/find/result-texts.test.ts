import { expect, test } from 'vitest'
import { announcementOf } from './result-texts'
import { finderOf, loadTranslators } from './testing'

// behaviour 29.15
test.each([
  ['en', 'too cold', /^\d+ matches\. First: Change the temperature, warmer\.$/],
  ['de', 'zu kalt', /^\d+ Treffer\. Zuerst: .+, .+\.$/],
  ['en', 'time and date', /^\d+ match(es)?\. First: .+\.$/],
  [
    'en',
    'my neighbour sings',
    /^Nothing fits well\. Nearest: .+\.$|^Nothing found\. Perhaps one of these\?$/,
  ],
  ['en', 'xqzw', /^Nothing found\. Perhaps one of these\?$/],
] as const)('a screen reader hears the first result: %s, %s', async (language, query, sentence) => {
  const [find, [translator]] = [await finderOf(language), await loadTranslators(language)]
  expect(announcementOf(find(query), translator)).toMatch(sentence)
})
