/** Translates a text into a string in the visitor's language. */
import type { Text } from './text'
import type { Translator } from './translator'

export function translate(text: Text, translator: Translator): string {
  if (typeof text === 'string') return translator.message(text)
  if ('id' in text) return translator.message(text.id, translateValues(text.values, translator))
  if ('number' in text) {
    const number = translator.number(text.number, text.digits ?? 0, text.signed ?? false)
    return text.unit
      ? withUnit(number, translator.message(text.unit, { number: text.number }), translator)
      : number
  }
  if ('time' in text) return translator.time(text.time)
  if ('date' in text) return translator.date(text.date, text.as)
  return text.verbatim
}

function translateValues(values: Readonly<Record<string, Text | number>>, translator: Translator) {
  const translated: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(values)) {
    translated[name] = typeof value === 'number' ? value : translate(value, translator)
  }
  return translated
}

const NO_BREAK = '\u00a0'

/** Adds a unit to a number, with a space except before a degree sign and, in English, a percent sign. */
function withUnit(number: string, unit: string, translator: Translator): string {
  const hasNoSpace = unit === '°' || (unit === '%' && translator.language === 'en')
  return `${number}${hasNoSpace ? '' : NO_BREAK}${unit}`
}
