/** Makes a page from the built index.html: of a route, the sheet, or unknown addresses. */
import type { Head } from './head.ts'
import { escapeHtml } from './html.ts'
import { previewTags } from './share.ts'

export interface PageParts {
  readonly head: Head
  /** True if the origin of the page's address is known. */
  readonly hasOrigin: boolean
  readonly skeleton: string
  /** The message that the program has not loaded, in every language; `page.css` shows it. */
  readonly notLoaded: string
}

/** @throws if index.html does not have each replaced part exactly once */
export function pageOf(index: string, { head, hasOrigin, skeleton, notLoaded }: PageParts): string {
  const links = [
    ...(head.address === null ? ['<meta name="robots" content="noindex" />'] : []),
    ...(hasOrigin && head.address !== null
      ? [`<link rel="canonical" href="${escapeHtml(head.address)}" />`, ...previewTags(head, head.address)]
      : []),
    ...head.alternates.map(
      ({ language, address }) =>
        `<link rel="alternate" hreflang="${language}" href="${escapeHtml(address)}" />`,
    ),
  ]
  return [
    [/<title>.*?<\/title>/, `<title>${escapeHtml(head.title)}</title>`],
    [
      /<meta name="description"[^>]*>/,
      `<meta name="description" content="${escapeHtml(head.description)}" />`,
    ],
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
