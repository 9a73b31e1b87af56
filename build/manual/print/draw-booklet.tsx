/** Draws the whole manual of a language as one page to print. */
import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '../../../src/device/device'
import { escaped } from '../../pages/html'
import { documentOf } from '../document'
import { headLines, rootOf, type Site } from '../head'
import type { Place } from '../places'
import { ManualContext, manualAt } from '../use-manual'
import { Booklet } from './booklet'
import { anchorOf, chapters } from './chapters'

/** Where the booklet is, below the folder of a language. */
export const BOOKLET: Place = 'print/'

/** The whole manual of a language as one page to print. The running heads are attributes of its root. */
export function drawBooklet(language: Language, site: Site): string {
  const whole = manualAt(language, BOOKLET)
  const manual = { ...whole, to: anchorOf }
  const { say } = manual
  const root = site.origin && rootOf(site)
  const body = renderToStaticMarkup(
    <ManualContext value={manual}>
      <Booklet site={root} />
    </ManualContext>,
  )
  const title = say('manual.title')
  const description = say('manual.print.intro')
  const own = { ...site, script: null, styles: site.booklet }
  const head = headLines({ language, place: BOOKLET, title, description }, own)
  const heads = [{ id: 'book', title: 'manual.title' as const }, ...chapters].map(
    ({ id, title }) => ` data-${id}="${escaped(say(title))}"`,
  )
  return documentOf(`lang="${language}"${heads.join('')}`, head, body)
}
