/** Turns what the device says into a string of the visitor's language. */
import type { Text } from './text'
import type { Words } from './words'

export function say(text: Text, words: Words): string {
  if (typeof text === 'string') return words.phrase(text)
  if ('id' in text) return words.phrase(text.id, saidValues(text.values, words))
  if ('number' in text) {
    const number = words.number(text.number, text.digits ?? 0, text.signed ?? false)
    return text.unit ? withUnit(number, words.phrase(text.unit, { number: text.number }), words) : number
  }
  if ('time' in text) return words.time(text.time)
  if ('date' in text) return words.date(text.date, text.as)
  return text.verbatim
}

function saidValues(values: Readonly<Record<string, Text | number>>, words: Words) {
  const said: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(values)) {
    said[name] = typeof value === 'number' ? value : say(value, words)
  }
  return said
}

const NO_BREAK = '\u00a0'

/** No space before a degree sign, nor in English before a percent sign; every other unit has one. */
function withUnit(number: string, unit: string, words: Words): string {
  const close = unit === '°' || (unit === '%' && words.language === 'en')
  return `${number}${close ? '' : NO_BREAK}${unit}`
}
