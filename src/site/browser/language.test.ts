import { expect, test } from 'vitest'
import { preferredLanguage } from './language'

test.each([
  [['de-CH', 'en'], 'de'],
  [['nb-NO'], 'no'],
  [['nn'], 'no'],
  [['no'], 'no'],
  [['fr-FR', 'is', 'sv-FI', 'fi'], 'sv'],
  [['DA'], 'da'],
  [['fi_FI'], 'fi'],
  [['fr', 'pt-BR'], 'en'],
  [['den', 'sv2', '', '-'], 'en'],
  [[], 'en'],
])('a browser with the languages %j gets %s', (wanted, language) => {
  expect(preferredLanguage(wanted)).toBe(language)
})
