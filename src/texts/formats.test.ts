import { afterEach, expect, test, vi } from 'vitest'
import { formatsFor } from './formats'

afterEach(() => vi.unstubAllGlobals())

/** Counts the formatters that are made from now on. */
function countFormatters() {
  let count = 0
  const counted = <Maker extends new (...args: never[]) => object>(maker: Maker) =>
    new Proxy(maker, {
      construct(target, args) {
        count++
        return Reflect.construct(target, args)
      },
    })
  vi.stubGlobal('Intl', {
    NumberFormat: counted(Intl.NumberFormat),
    DateTimeFormat: counted(Intl.DateTimeFormat),
    PluralRules: counted(Intl.PluralRules),
  })
  return () => count
}

test('a formatter is made when it is first needed, and only once', () => {
  const made = countFormatters()
  const formats = formatsFor('fi')
  expect(made()).toBe(0)
  formats.number(21.5, 1, false)
  formats.number(22, 1, false)
  expect(made()).toBe(1)
  formats.time(90)
  formats.time(91)
  expect(made()).toBe(2)
  formats.plural(1)
  formats.plural(2)
  expect(made()).toBe(3)
})
