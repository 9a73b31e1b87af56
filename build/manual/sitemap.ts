/** The list of pages for search engines: the device's own and the manual's, each with its languages. */
import { escaped } from '../pages/html.ts'

export interface Listed {
  /** The page in each language, and for all others. */
  readonly alternates: readonly { readonly language: string; readonly address: string }[]
  readonly address: string
}

export function sitemapOf(pages: readonly Listed[]): string {
  const urls = pages.map(({ address, alternates }) => {
    const links = alternates.map(
      (one) => `<xhtml:link rel="alternate" hreflang="${one.language}" href="${escaped(one.address)}"/>`,
    )
    return `<url><loc>${escaped(address)}</loc>${links.join('')}</url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('')}</urlset>
`
}
