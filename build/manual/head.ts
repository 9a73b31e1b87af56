/** The head of a page: what browsers, search engines and shared links read of it. */
import { type Language, languages } from '../../src/thermostat/device/device'
import { type Head, sharedPicture } from '../pages/head'
import { escaped } from '../pages/html'
import { previewTags } from '../pages/share'
import { addressOf, type Place } from './places'

/** What the build knows of the site. */
export interface Site {
  /** 'https://example.com', or `null` where the build does not know it. */
  readonly origin: string | null
  readonly base: string
  /** The policy of the pages, `null` while somebody develops. */
  readonly policy: string | null
  readonly icon: string
  /** `null` for a page without one. */
  readonly script: string | null
  readonly styles: readonly string[]
  /** The styles of the booklet, which has no script. */
  readonly booklet: readonly string[]
}

/** The site's address: 'https://example.com/demo/' or, where the origin is not known, '/demo/'. */
export const rootOf = ({ origin, base }: Pick<Site, 'origin' | 'base'>) => `${origin ?? ''}${base}`

/** The same page in every language, and the one for all others. */
export function alternatesOf(place: Place, site: Site): Head['alternates'] {
  const addressIn = (language: Language) => `${rootOf(site)}${addressOf(language, place)}`
  return [
    ...languages.map((language) => ({ language, address: addressIn(language) })),
    { language: 'x-default', address: addressIn('en') },
  ]
}

interface HeadParts {
  readonly language: Language
  readonly place: Place
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
    `<title>${escaped(title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1" />',
    `<meta name="description" content="${escaped(description)}" />`,
    '<meta name="color-scheme" content="light dark" />',
    `<link rel="icon" type="image/png" href="${site.icon}" />`,
    ...site.styles.map((file) => `<link rel="stylesheet" href="${file}" />`),
    ...(site.script ? [`<script type="module" src="${site.script}"></script>`] : []),
    ...(site.origin ? [`<link rel="canonical" href="${escaped(address)}" />`] : []),
    ...head.alternates.map(
      (one) => `<link rel="alternate" hreflang="${one.language}" href="${escaped(one.address)}" />`,
    ),
    ...(site.origin ? previewTags(head, address) : []),
  ]
}
