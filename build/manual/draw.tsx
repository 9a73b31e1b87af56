/** Draws the pages of the manual as HTML: what build/manual/manual.ts loads. */
import { renderToStaticMarkup } from 'react-dom/server'
import { type Language, languages, paths } from '../../src/thermostat/device/device'
import { headOf } from '../pages/head'
import { documentOf } from './document'
import { alternatesOf, headLines, rootOf, type Site } from './head'
import { pageAt, places } from './pages'
import { addressOf, BOOKLET, type Place } from './places'
import { drawBooklet } from './print/draw-booklet'
import { Shell } from './shell'
import type { Listed } from './sitemap'
import { ManualContext, manualAt } from './use-manual'

export { languages } from '../../src/thermostat/device/device'
export { checkPages } from './check'

/**
 * Every page of the manual, by the name of its file.
 * @throws where one cannot be drawn, or shows what the device does not: with a sentence that names it
 */
export function drawManual(site: Site): ReadonlyMap<string, string> {
  const pages = languages.flatMap((language) =>
    [...places, BOOKLET].map((place): [string, string] => [
      `${addressOf(language, place)}index.html`,
      drawPage(language, place, site),
    ]),
  )
  return new Map(pages)
}

/** The addresses of the device's pages and of the manual's, each with those of its languages. */
export function listed(site: Site): readonly Listed[] {
  const device = paths.map((path) => headOf(path, rootOf(site)))
  const manual = languages.flatMap((language) =>
    places.map((place) => ({
      address: `${rootOf(site)}${addressOf(language, place)}`,
      alternates: alternatesOf(place, site),
    })),
  )
  const pages = [...device, ...manual].flatMap(({ address, alternates }) =>
    address === null ? [] : [[address, { address, alternates }] as const],
  )
  // A screen that only leads on to another one has that one's address.
  return [...new Map(pages).values()]
}

/**
 * One page of the manual.
 * @throws where there is no such page, or something is missing in it: with a sentence that names it
 */
export function drawPage(language: Language, place: Place, site: Site): string {
  try {
    return place === BOOKLET ? drawBooklet(language, site) : drawn(language, place, site)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new Error(`The page ${addressOf(language, place)} cannot be drawn. ${why}`)
  }
}

function drawn(language: Language, place: Place, site: Site): string {
  const manual = manualAt(language, place)
  const { title, description, above, content, prove } = pageAt(manual)
  const body = renderToStaticMarkup(
    <ManualContext value={manual}>
      <Shell title={title} above={above}>
        {content}
      </Shell>
    </ManualContext>,
  )
  prove?.(body)
  const whole =
    place === '' ? title : manual.t({ id: 'manual.pageTitle', values: { page: { verbatim: title } } })
  const head = headLines({ language, place, title: whole, description }, site)
  return documentOf(`lang="${language}"`, head, body)
}
