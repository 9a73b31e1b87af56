/** Writes the sitemap for search engines: the pages of the device and of the manual, each with its languages. */
import { escapeHtml } from '../pages/html.ts'

export interface SitemapEntry {
  /** The page in each language, and the one for all other languages. */
  readonly alternates: readonly { readonly language: string; readonly address: string }[]
  readonly address: string
}

export function sitemapOf(pages: readonly SitemapEntry[]): string {
  const urls = pages.map(({ address, alternates }) => {
    const links = alternates.map(
      (one) => `<xhtml:link rel="alternate" hreflang="${one.language}" href="${escapeHtml(one.address)}"/>`,
    )
    return `<url><loc>${escapeHtml(address)}</loc>${links.join('')}</url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('')}</urlset>
`
}
