/** A language 40 % longer than English, to see what a longer term would do to the display. */
import { readFileSync } from 'node:fs'
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Page } from '@playwright/test'

const english: Record<string, string> = JSON.parse(readFileSync('src/texts/en.json', 'utf8'))

/** Vowels written long: words grow where they would in German or Finnish, and stay words. */
function longer(text: string): string {
  return text.replaceAll(/[aeiouy](?=\w)/gi, (vowel) => `${vowel}${vowel}`).replaceAll(/(\w{4,})/g, '$1e')
}

function pseudo(message: CompiledMessage): CompiledMessage {
  if (typeof message === 'string') return [longer(message)]
  return message.map((part) => {
    if (typeof part === 'string') return longer(part)
    const [name, type, choices] = part
    if (!choices || typeof choices === 'string') return part
    const long = Object.entries(choices).map(([key, choice]) => [
      key,
      typeof choice === 'number' || choice === undefined ? choice : pseudo(choice),
    ])
    return [name, type, Object.fromEntries(long)]
  }) as CompiledMessage
}

/** Signs are no words. */
const kept = /^(unit\.|home\.no|legend\.(less|more)$)/

/** Has the page take the pseudo-language where it asks for Swedish. */
export async function speakPseudo(page: Page): Promise<void> {
  const catalog = Object.fromEntries(
    Object.entries(english).map(([id, text]) => {
      const compiled = compileMessageOrThrow(text)
      return [id, kept.test(id) ? compiled : pseudo(compiled)]
    }),
  )
  await page.route('**/assets/sv-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `export default ${JSON.stringify(catalog)}` }),
  )
}
