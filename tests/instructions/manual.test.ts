import { describe, expect, test } from 'vitest'
import { taskIds } from '../../src/help/guidance/guidance'
import {
  createMenuMap,
  createSettingsTable,
  createTaskPage,
  type DisplayedValues,
  listDemoLimits,
  listErrorCodes,
  listSensorTypes,
} from '../../src/help/guidance/manual/manual'
import { languages, type Text } from '../../src/thermostat/device/device'
import { translateText } from './translate-text'

const sentences = (text: string) => text.split(/(?<=[.!?])\s+/)
const textsOf = (values: DisplayedValues) =>
  'choices' in values ? values.choices : [values.min, values.max, values.step]

describe.each(languages)('the manual in %s', (language) => {
  const pages = taskIds.map((id) => createTaskPage(id, language))

  test('requirements and reasons are whole sentences', () => {
    const texts = pages.flatMap(({ requirements, troubles }) => [
      ...requirements,
      ...troubles.map(({ why }) => why),
    ])
    const translated = [...new Set(texts.map((text) => translateText(language, text)))]
    expect(translated.length).toBeGreaterThan(20)
    for (const text of translated) {
      expect(text, text).toMatch(/^[\p{Lu}“”„«»]/u)
      expect(text, text).toMatch(/[.!?]$/)
      expect(text, text).not.toMatch(/[{}]|why\.|manual\./)
      expect(sentences(text).length, text).toBeLessThan(3)
    }
  })

  test('the label of a fix is no sentence', () => {
    const labels = pages.flatMap(({ troubles }) => troubles.flatMap(({ fixes }) => fixes))
    for (const { label } of labels) {
      const text = translateText(language, label)
      expect(text, text).toMatch(/^[\p{Lu}“”„«»][^{}]*[^.!?{}]$/u)
    }
  })

  test('final texts and explanations are whole sentences', () => {
    for (const { id, doneText, explanation } of pages)
      for (const text of [doneText, explanation].flatMap((one) =>
        one ? [translateText(language, one)] : [],
      ))
        expect(text, id).toMatch(/^[\p{Lu}“”„«»][^{}]*[.!?]$/u)
  })

  test('every value has a distinct name', () => {
    for (const { id, values, valueText } of pages) {
      if (!values || !valueText) continue
      const names = textsOf(values).map((text) => translateText(language, text))
      expect(new Set(names).size, id).toBe(names.length)
      for (const text of names) expect(text, id).not.toMatch(/^$|^[a-z]+\.\w|[{}]/i)
      if ('choices' in values) expect(names, id).toContain(translateText(language, valueText))
    }
  })

  test('settings and sensor types have short names', () => {
    const texts: readonly Text[] = [
      ...createSettingsTable().flatMap(({ name, values, factoryValue, titles }) => [
        name,
        factoryValue,
        ...textsOf(values),
        ...titles,
      ]),
      ...listSensorTypes().flatMap(({ type, reading }) => [type, reading]),
    ]
    for (const text of texts) {
      const name = translateText(language, text)
      expect(name, JSON.stringify(text)).toMatch(/^(?![a-z]+[.][a-z])[^{}]{0,59}[^.{}]$/i)
    }
    const names = createSettingsTable().map(({ name }) => translateText(language, name))
    expect(new Set(names).size).toBe(names.length)
  })

  test('the texts of error codes, limits and the access to screens are whole sentences', () => {
    const texts: readonly Text[] = [
      ...listErrorCodes().flatMap(({ advice, remarks }) => [advice, ...remarks]),
      ...listDemoLimits().map(({ text }) => text),
      ...createMenuMap().otherScreens.map(({ how }) => how),
    ]
    for (const text of texts) {
      const sentence = translateText(language, text)
      expect(sentence, sentence).toMatch(/^[\p{Lu}“”„«»][^{}]*[.!?]$/u)
      expect(sentence, sentence).not.toMatch(/manual\.|page\./)
    }
  })
})
