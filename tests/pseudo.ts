/** A language 40 % longer than English, to see what a longer term would do to the display. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { compileCatalog } from '../build/catalogs'
import type { Message } from '../src/texts/message'

/** Vowels written long: words grow where they would in German or Finnish, and stay words. */
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

/** Signs are no words. */
const kept = /^(unit\.|home\.no|legend\.(less|more)$)/

/** Has the page take the pseudo-language where it asks for Swedish. */
export async function speakPseudo(page: Page): Promise<void> {
  const english = compileCatalog(readFileSync('src/texts/en.json', 'utf8'), 'en.json')
  const catalog = Object.fromEntries(
    Object.entries(english).map(([id, message]) => [id, kept.test(id) ? message : pseudo(message)]),
  )
  await page.route('**/assets/sv-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `export default ${JSON.stringify(catalog)}` }),
  )
}
