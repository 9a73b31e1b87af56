import { expect, test } from 'vitest'
import { announcementOf, nameOf } from './result-texts'
import type { SearchResult } from './search-result'
import { finderOf, loadTranslator } from './testing'

// behaviour 29.15
test.each([
  ['en', 'too cold', /^\d+ matches\. First: Change the temperature, warmer\.$/],
  ['de', 'zu kalt', /^\d+ Treffer\. Zuerst: .+, .+\.$/],
  ['en', 'time and date', /^\d+ match(es)?\. First: .+\.$/],
  [
    'en',
    'my neighbour sings',
    /^No exact match\. Nearest: .+\. If none of this helps, ask your installer or the dealer\.$|^Nothing found\. You can ask, for example:$/,
  ],
  ['en', 'xqzw', /^Nothing found\. You can ask, for example:$/],
] as const)('a screen reader hears the first result: %s, %s', async (language, query, sentence) => {
  const [find, translator] = [await finderOf(language), await loadTranslator(language)]
  expect(announcementOf(find(query), translator)).toMatch(sentence)
})

const setpoint: SearchResult = { kind: 'task', id: 'change-temperature' }
const tooHigh = { text: '80', nearest: 35 }

// behaviour 29.15
test.each([
  [{ ...setpoint, value: 23 }, '23°', null],
  [{ ...setpoint, value: 'warmer' }, 'warmer', null],
  [{ kind: 'task', id: 'summer-time', value: 'off' }, 'turn off', null],
  [{ kind: 'task', id: 'change-language', value: 'fi' }, 'Suomi', null],
  [{ ...setpoint, invalidInput: tooHigh }, '35°', '80'],
  [{ ...setpoint, value: 23, invalidInput: tooHigh }, '23°', null],
  [{ ...setpoint, invalidInput: { ...tooHigh, text: '80 and a long story about 90' } }, '35°', null],
  [{ ...setpoint, invalidInput: { text: '20 to 23', nearest: undefined } }, null, null],
  [setpoint, null, null],
] as const satisfies readonly (readonly [SearchResult, string | null, string | null])[])(
  'a result names the value that will be used, %j',
  async (result, value, unusableInput) => {
    const translator = await loadTranslator('en')
    expect(nameOf(result, translator)).toMatchObject({ value, unusableInput })
  },
)

// behaviour 29.15
test('a page of the manual says that it is in the manual', async () => {
  const translator = await loadTranslator('en')
  expect(nameOf({ kind: 'place', id: 'floor-page' }, translator)).toMatchObject({
    name: 'Your floor',
    menu: 'Manual',
  })
  expect(nameOf({ kind: 'place', id: 'share' }, translator).menu).toBeNull()
})
