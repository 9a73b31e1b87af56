import { afterEach, expect, test, vi } from 'vitest'
import { formatsFor } from './formats'
import { languages } from './text'
import { createTranslator } from './translator'

afterEach(() => vi.unstubAllGlobals())

/** Starts counting the formatters that are created. @returns a function that reads the count */
function countFormatters() {
  let count = 0
  const counted = <Maker extends new (...args: never[]) => object>(maker: Maker) =>
    new Proxy(maker, {
      construct(target, args) {
        count++
        return Reflect.construct(target, args)
      },
    })
  const { DateTimeFormat, PluralRules } = Intl
  vi.stubGlobal('Intl', { DateTimeFormat: counted(DateTimeFormat), PluralRules: counted(PluralRules) })
  return () => count
}

test('a formatter is created on first use, and only once', () => {
  const made = countFormatters()
  const formats = formatsFor('fi', ',')
  formats.number(21.5, 1, false)
  formats.time(90)
  expect(made()).toBe(0)
  formats.date(0, 'day')
  formats.date(1, 'day')
  expect(made()).toBe(1)
  formats.plural(1)
  formats.plural(2)
  expect(made()).toBe(2)
})

test.each(languages)('numbers in %s equal those of Intl.NumberFormat without grouping', (language) => {
  const { number } = createTranslator(language, {})
  // Failures are collected: that many expectations would take seconds.
  const wrong: number[] = []
  const tag = { en: 'en-GB', no: 'nb' }[String(language)] ?? language
  for (const digits of [0, 1]) {
    const range = { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false }
    const plain = new Intl.NumberFormat(tag, { ...range, signDisplay: 'negative' })
    const signed = new Intl.NumberFormat(tag, { ...range, signDisplay: 'exceptZero' })
    for (let tenths = -600; tenths <= 12_000; tenths++) {
      const value = digits === 0 ? tenths : tenths / 10
      if (number(value, digits, false) !== plain.format(value).replace('-', '−')) wrong.push(value)
      if (number(value, digits, true) !== signed.format(value).replace('-', '−')) wrong.push(value)
    }
  }
  expect(wrong).toEqual([])
})
