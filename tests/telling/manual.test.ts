import { describe, expect, test } from 'vitest'
import { languages } from '../../src/device/device'
import { taskIds } from '../../src/guidance/guidance'
import { taskPage } from '../../src/guidance/manual/manual'
import { inWords } from './in-words'

const sentences = (text: string) => text.split(/(?<=[.!?])\s+/)

describe.each(languages)('the manual in %s', (language) => {
  const pages = taskIds.map((id) => taskPage(id, language))

  test('what is needed, and what can go wrong, is said in whole sentences', () => {
    const texts = pages.flatMap(({ needs, troubles }) => [...needs, ...troubles.map(({ why }) => why)])
    const said = [...new Set(texts.map((text) => inWords(language, text)))]
    expect(said.length).toBeGreaterThan(20)
    for (const text of said) {
      expect(text, text).toMatch(/^[\p{Lu}“”„«»]/u)
      expect(text, text).toMatch(/[.!?]$/)
      expect(text, text).not.toMatch(/[{}]|why\.|manual\./)
      expect(sentences(text).length, text).toBeLessThan(3)
    }
  })

  test('a way out is what to do, as the button beside it says it', () => {
    const labels = pages.flatMap(({ troubles }) => troubles.flatMap(({ fixes }) => fixes))
    for (const { label } of labels) {
      const text = inWords(language, label)
      expect(text, text).toMatch(/^[\p{Lu}“”„«»][^{}]*[^.!?{}]$/u)
    }
  })

  test('how it is when done, and what explains, are whole sentences', () => {
    for (const { id, done, explanation } of pages)
      for (const text of [done, explanation].flatMap((one) => (one ? [inWords(language, one)] : [])))
        expect(text, id).toMatch(/^[\p{Lu}“”„«»][^{}]*[.!?]$/u)
  })

  test('every value is said', () => {
    for (const { id, values, valueText } of pages) {
      if (!values || !valueText) continue
      const texts = 'choices' in values ? values.choices : [values.min, values.max, values.step]
      const said = texts.map((text) => inWords(language, text))
      expect(new Set(said).size, id).toBe(said.length)
      for (const text of said) expect(text, id).not.toMatch(/^$|^\w+\.\w|[{}]/)
      if ('choices' in values) expect(said, id).toContain(inWords(language, valueText))
    }
  })
})
