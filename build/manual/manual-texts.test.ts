import { describe, expect, test } from 'vitest'
import { createTranslator } from '../../src/common/texts/translator'
import { taskIds } from '../../src/help/guidance/guidance'
import { languages, type TextId } from '../../src/thermostat/device/device'
import { manualTexts, strict } from './manual-texts'

test('every task has a purpose, and an occasion unless its name is a question', () => {
  const { lead, when } = manualTexts.en
  for (const id of taskIds) for (const ask of [lead, when]) expect(() => ask(id)).not.toThrow()
})

describe.each(languages)('what the manual says of tasks in %s', (language) => {
  const { lead, when, t } = manualTexts[language]

  test('each is one sentence that fits into a line of the booklet, and no two are the same', () => {
    const said = taskIds.flatMap((id) => {
      const occasion = when(id)
      return occasion ? [t(lead(id)), t(occasion)] : []
    })
    expect(said.filter((text) => text.length > 140 || !/^\p{Lu}[^{}]*\.$/u.test(text))).toEqual([])
    expect(said.filter((text, at) => said.indexOf(text) !== at)).toEqual([])
  })
})

test('an error names a text that a language lacks; no other language replaces it', () => {
  const catalog = { 'manual.name': 'Käyttöohje' }
  const translator = strict(createTranslator('fi', catalog, { 'manual.title': 'Manual' }), catalog)
  expect(translator.message('manual.name')).toBe('Käyttöohje')
  expect(() => translator.message('manual.title' as TextId)).toThrow(
    'The manual has no text "manual.title" in fi.',
  )
})
