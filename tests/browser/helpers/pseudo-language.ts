/** A pseudo-language 40 % longer than English, to test the display with longer texts. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { compileCatalog, textsOf } from '../../../build/catalogs'
import type { Message } from '../../../src/common/texts/message'

/** Doubles vowels, so that words grow as in German or Finnish and still break as words. */
function lengthenText(text: string): string {
  return text.replaceAll(/[aeiouy](?=\w)/gi, (vowel) => `${vowel}${vowel}`).replaceAll(/(\w{4,})/g, '$1e')
}

function lengthenMessage(message: Message): Message {
  if (typeof message === 'string') return lengthenText(message)
  return message.map((part) => {
    if (typeof part === 'string') return lengthenText(part)
    const [name, cases] = part
    if (cases === undefined || cases === 'number') return part
    return [
      name,
      Object.fromEntries(Object.entries(cases).map(([key, choice]) => [key, lengthenMessage(choice)])),
    ]
  })
}

/** Units and symbols, and explanations: these are whole paragraphs, whose lines are tested in each language. */
const unchangedIds = /^(unit\.|home\.no|legend\.(less|more)$|(explain|why|fix|about|time\.why)\.)/

/** Serves the pseudo-language when the page requests Swedish, also for the companion. */
export async function servePseudoLanguage(page: Page): Promise<void> {
  const serve = (chunk: RegExp, texts: object) =>
    page.route(chunk, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: `export default ${JSON.stringify(texts)}` }),
    )
  await serve(/assets\/sv-.*\.js/, readPseudoCatalog('en.json'))
  await serve(/assets\/companion-sv-.*\.js/, readPseudoCatalog('companion-en.json'))
}

function readPseudoCatalog(file: string) {
  const all = textsOf(['src/common/texts/en.json', 'src/common/texts/companion-en.json'])
  const english = compileCatalog(readFileSync(`src/common/texts/${file}`, 'utf8'), file, all)
  return Object.fromEntries(Object.entries(english).map(([id, message]) => [id, pseudoMessage(id, message)]))
}

function pseudoMessage(id: string, message: Message) {
  return unchangedIds.test(id) ? message : lengthenMessage(message)
}
