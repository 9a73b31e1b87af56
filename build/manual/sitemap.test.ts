import { expect, test } from 'vitest'
import { sitemapOf } from './sitemap'

test('each page is listed with its languages', () => {
  const alternates = [
    { language: 'fi', address: 'https://example.com/manual/fi/' },
    { language: 'x-default', address: 'https://example.com/manual/en/?a&b' },
  ]
  const sitemap = sitemapOf([{ address: 'https://example.com/manual/fi/', alternates }])
  expect(sitemap).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>/)
  expect(sitemap).toContain(
    '<url><loc>https://example.com/manual/fi/</loc>' +
      '<xhtml:link rel="alternate" hreflang="fi" href="https://example.com/manual/fi/"/>' +
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://example.com/manual/en/?a&amp;b"/></url>',
  )
})
