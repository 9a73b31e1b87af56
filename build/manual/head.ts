/** Writes the head of a page, for browsers, search engines and shared links. */
import { type Language, languages } from '../../src/thermostat/device/device'
import { type Head, sharedPicture } from '../pages/head'
import { escapeHtml } from '../pages/html'
import { previewTags } from '../pages/share'
import { addressOf, type PagePath } from './page-paths'

/** The site, as far as the build knows it. */
export interface Site {
  /** 'https://example.com', or `null` if unknown. */
  readonly origin: string | null
  readonly base: string
  /** The security policy of the pages; `null` in the development server. */
  readonly policy: string | null
  readonly icon: string
  /** The address of the script; `null` for a page without one. */
  readonly script: string | null
  readonly styles: readonly string[]
  /** The styles of the drawn room, which only its page needs. */
  readonly room: string
  /** The styles of the booklets, which have no script. */
  readonly booklet: readonly string[]
}

/** Returns the site's address: 'https://example.com/demo/', or '/demo/' if the origin is unknown. */
export const rootOf = ({ origin, base }: Pick<Site, 'origin' | 'base'>) => `${origin ?? ''}${base}`

/** Returns the addresses of a page in every language, and the one for all other languages. */
export function alternatesOf(place: PagePath, site: Site): Head['alternates'] {
  const addressIn = (language: Language) => `${rootOf(site)}${addressOf(language, place)}`
  return [
    ...languages.map((language) => ({ language, address: addressIn(language) })),
    { language: 'x-default', address: addressIn('en') },
  ]
}

interface HeadParts {
  readonly language: Language
  readonly place: PagePath
  readonly title: string
  readonly description: string
}

export function headLines({ language, place, title, description }: HeadParts, site: Site): readonly string[] {
  const root = rootOf(site)
  const address = `${root}${addressOf(language, place)}`
  const alternates = alternatesOf(place, site)
  const head: Head = { language, title, description, address, alternates, picture: sharedPicture(root) }
  return [
    '<meta charset="utf-8" />',
    ...(site.policy ? [`<meta http-equiv="Content-Security-Policy" content="${site.policy}" />`] : []),
    `<title>${escapeHtml(title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1" />',
    `<meta name="description" content="${escapeHtml(description)}" />`,
    '<meta name="color-scheme" content="light dark" />',
    `<link rel="icon" type="image/png" href="${site.icon}" />`,
    ...site.styles.map((file) => `<link rel="stylesheet" href="${file}" />`),
    ...(site.script ? [`<script type="module" src="${site.script}"></script>`] : []),
    ...(site.origin ? [`<link rel="canonical" href="${escapeHtml(address)}" />`] : []),
    ...head.alternates.map(
      (one) => `<link rel="alternate" hreflang="${one.language}" href="${escapeHtml(one.address)}" />`,
    ),
    ...(site.origin ? previewTags(head, address) : []),
  ]
}
