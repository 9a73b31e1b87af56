import { readFileSync } from 'node:fs'
import { compileCatalog } from '../../build/catalogs'
import type { Language, Text } from '../../src/device/device'
import { say } from '../../src/texts/say'
import { type Words, wordsOf } from '../../src/texts/words'

const read = (file: string) => compileCatalog(readFileSync(`src/texts/${file}.json`, 'utf8'), file)

const known = new Map<Language, Words>()

/** What is said besides the display's own texts: by the companion, and by the manual. */
const parts = ['', 'companion-', 'manual-']

/** The words of a language, with those of the companion and the manual. */
function wordsIn(language: Language): Words {
  const messages = () => Object.assign({}, ...parts.map((part) => read(`${part}${language}`)))
  const words = known.get(language) ?? wordsOf(language, messages())
  known.set(language, words)
  return words
}

/** What a text says in a language, without the places where a word may break. */
export function inWords(language: Language, text: Text): string {
  return say(text, wordsIn(language)).replaceAll('\u00ad', '').replaceAll('\u00a0', ' ')
}
