/** Makes the page of a route from the built index.html. */
import type { Head } from './head.ts'
import { escaped } from './html.ts'
import { previewTags } from './share.ts'

export interface PageParts {
  readonly head: Head
  /** Whether the address of the page is known with its origin: otherwise it is not canonical. */
  readonly canonical: boolean
  readonly skeleton: string
  /** Says in every language that the program has not loaded; `page.css` shows it. */
  readonly notLoaded: string
}

/** @throws when index.html does not have each part that is replaced exactly once */
export function pageOf(index: string, { head, canonical, skeleton, notLoaded }: PageParts): string {
  const links = [
    ...(head.address === null ? ['<meta name="robots" content="noindex" />'] : []),
    ...(canonical && head.address !== null
      ? [`<link rel="canonical" href="${escaped(head.address)}" />`, ...previewTags(head, head.address)]
      : []),
    ...head.alternates.map(
      ({ language, address }) => `<link rel="alternate" hreflang="${language}" href="${escaped(address)}" />`,
    ),
  ]
  return [
    [/<title>.*?<\/title>/, `<title>${escaped(head.title)}</title>`],
    [/<meta name="description"[^>]*>/, `<meta name="description" content="${escaped(head.description)}" />`],
    [/\s*<\/head>/, `${links.map((link) => `\n    ${link}`).join('')}\n  </head>`],
    [/<!--skeleton-->/, skeleton],
    [/<!--not-loaded-->/, notLoaded],
  ].reduce((page, [what = '', by = '']) => replaceOnce(page, what, String(by)), index)
}

function replaceOnce(page: string, what: RegExp | string, by: string): string {
  const parts = page.split(what)
  if (parts.length !== 2)
    throw new Error(`index.html must contain ${what} once, but does so ${parts.length - 1} times.`)
  return parts.join(by)
}
