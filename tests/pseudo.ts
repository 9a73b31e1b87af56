/** A pseudo-language 40 % longer than English, to test the display with longer texts. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { compileCatalog } from '../build/catalogs'
import type { Message } from '../src/texts/message'

/** Doubles vowels, so that words grow as in German or Finnish and still break as words. */
function longer(text: string): string {
  return text.replaceAll(/[aeiouy](?=\w)/gi, (vowel) => `${vowel}${vowel}`).replaceAll(/(\w{4,})/g, '$1e')
}

function pseudo(message: Message): Message {
  if (typeof message === 'string') return longer(message)
  return message.map((part) => {
    if (typeof part === 'string') return longer(part)
    const [name, cases] = part
    if (cases === undefined || cases === 'number') return part
    return [name, Object.fromEntries(Object.entries(cases).map(([key, choice]) => [key, pseudo(choice)]))]
  })
}

/** Units and symbols, which stay as they are. */
const kept = /^(unit\.|home\.no|legend\.(less|more)$)/

/** Serves the pseudo-language when the page requests Swedish. */
export async function speakPseudo(page: Page): Promise<void> {
  for (const part of ['', 'guidance-']) {
    const name = `${part}en.json`
    const english = compileCatalog(readFileSync(`src/texts/${name}`, 'utf8'), name)
    const catalog = Object.fromEntries(
      Object.entries(english).map(([id, message]) => [id, kept.test(id) ? message : pseudo(message)]),
    )
    await page.route(`**/assets/${part}sv-*.js`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: `export default ${JSON.stringify(catalog)}` }),
    )
  }
}
