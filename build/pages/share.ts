/**
 * What a shared link shows (Open Graph), and the pages to share in a language. Chats and social networks read
 * an address without a script, and one page per route cannot answer `?lang=fi` with other words.
 */
import type { Language } from '../../src/thermostat/device/device'
import type { Head, SharedHead } from './head.ts'
import { escaped } from './html.ts'

/** In pixels; `npm run gallery` draws them so. */
export const pictureSize = { width: 1200, height: 630 }

const locales: Readonly<Record<Language, string>> = {
  en: 'en_GB',
  sv: 'sv_SE',
  no: 'nb_NO',
  fi: 'fi_FI',
  da: 'da_DK',
  de: 'de_DE',
}

/** @param address the page's own, with its origin: without one nobody finds the picture */
export function previewTags(head: Head, address: string): readonly string[] {
  const { language, title, description, alternates, picture } = head
  const others = alternates.flatMap((one) =>
    one.language === 'x-default' || one.language === language ? [] : [locales[one.language]],
  )
  const properties: readonly (readonly [string, string | number])[] = [
    ['type', 'website'],
    ['title', title],
    ['description', description],
    ['url', address],
    ['locale', locales[language]],
    ...others.map((locale) => ['locale:alternate', locale] as const),
    ['image', picture.address],
    ['image:width', pictureSize.width],
    ['image:height', pictureSize.height],
    ['image:alt', picture.alt],
  ]
  return [
    ...properties.map(
      ([name, value]) => `<meta property="og:${name}" content="${escaped(String(value))}" />`,
    ),
    '<meta name="twitter:card" content="summary_large_image" />',
  ]
}

export interface SharePageParts {
  readonly head: SharedHead
  /** Where the page leads. */
  readonly start: string
  /** The address of the script that goes there. */
  readonly script: string
}

/**
 * A page that says in its language what a link to it shows, and leads on to the device.
 * @param index the built index.html, whose policy it has too
 */
export function sharePageOf(index: string, { head, start, script }: SharePageParts): string {
  const [policy] = index.match(/<meta http-equiv="Content-Security-Policy"[^>]*>/) ?? []
  if (!policy) throw new Error('index.html has no policy for the pages to share.')
  const lines = [
    '<meta charset="utf-8" />',
    policy,
    `<title>${escaped(head.title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1" />',
    `<meta name="description" content="${escaped(head.description)}" />`,
    '<meta name="color-scheme" content="light dark" />',
    '<meta name="robots" content="noindex" />',
    ...previewTags(head, head.address),
    `<script type="module" crossorigin src="${script}"></script>`,
  ]
  return `<!doctype html>
<html lang="${head.language}">
  <head>
${lines.map((line) => `    ${line}\n`).join('')}  </head>
  <body>
    <p><a href="${escaped(start)}">${escaped(head.title)}</a></p>
  </body>
</html>
`
}
