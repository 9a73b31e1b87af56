/** Draws the pages of the manual as HTML; build/manual/manual.ts loads this file. */
import { renderToStaticMarkup } from 'react-dom/server'
import { type Language, languages, paths } from '../../src/thermostat/device/device'
import { headOf } from '../pages/head'
import { documentOf } from './document'
import { alternatesOf, headLines, rootOf, type Site } from './head'
import { addressOf, bookletAt, bookletIds, bookletPath, type PagePath } from './page-paths'
import { pageAt, pagePaths } from './pages'
import { drawBooklet } from './print/draw-booklet'
import { Shell } from './shell'
import type { SitemapEntry } from './sitemap'
import { ManualContext, manualAt } from './use-manual'

export { languages } from '../../src/thermostat/device/device'
export { checkPages } from './check'

/**
 * Draws every page of the manual, by the name of its file.
 * @throws an error that names the page, if it cannot be drawn or a picture differs from the device
 */
export function drawManual(site: Site): ReadonlyMap<string, string> {
  const pages = languages.flatMap((language) =>
    [...pagePaths, ...bookletIds.map(bookletPath)].map((place): [string, string] => [
      `${addressOf(language, place)}index.html`,
      drawPage(language, place, site),
    ]),
  )
  return new Map(pages)
}

/** Lists the pages of the device and of the manual for the sitemap, each with the addresses of its languages. */
export function sitemapEntries(site: Site): readonly SitemapEntry[] {
  const device = paths.map((path) => headOf(path, rootOf(site)))
  const manual = languages.flatMap((language) =>
    pagePaths.map((place) => ({
      address: `${rootOf(site)}${addressOf(language, place)}`,
      alternates: alternatesOf(place, site),
    })),
  )
  const pages = [...device, ...manual].flatMap(({ address, alternates }) =>
    address === null ? [] : [[address, { address, alternates }] as const],
  )
  // A screen that redirects has the address of its target, so each address is listed once.
  return [...new Map(pages).values()]
}

/**
 * Draws one page of the manual.
 * @throws an error that names the page, if it does not exist, lacks a part, or a picture differs from the device
 */
export function drawPage(language: Language, place: PagePath, site: Site): string {
  try {
    const booklet = bookletAt(place)
    return booklet ? drawBooklet(booklet, language, site) : drawWebPage(language, place, site)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new Error(`The page ${addressOf(language, place)} cannot be drawn. ${why}`)
  }
}

function drawWebPage(language: Language, place: PagePath, site: Site): string {
  const manual = manualAt(language, place)
  const { title, description, above, content, hasRoom, verify } = pageAt(manual)
  const body = renderToStaticMarkup(
    <ManualContext value={manual}>
      <Shell title={title} above={above}>
        {content}
      </Shell>
    </ManualContext>,
  )
  verify?.(body)
  const whole =
    place === '' ? title : manual.t({ id: 'manual.pageTitle', values: { page: { verbatim: title } } })
  const own = hasRoom ? { ...site, styles: [...site.styles, site.room] } : site
  const head = headLines({ language, place, title: whole, description }, own)
  return documentOf(`lang="${language}"`, head, body)
}
