import { renderToStaticMarkup } from 'react-dom/server'
import { printedText } from '../../../src/help/guidance/manual/manual'
import type { Language, Text } from '../../../src/thermostat/device/device'
import { escapeHtml } from '../../pages/html'
import { documentOf } from '../document'
import { headLines, rootOf, type Site } from '../head'
import { BOOKLET } from '../page-paths'
import { type Manual, ManualContext, manualAt } from '../use-manual'
import { Booklet } from './booklet'
import { anchorOf, chapters } from './chapters'

/** Draws the manual in one language as one page to print. The running heads are attributes of its root. */
export function drawBooklet(language: Language, site: Site): string {
  const unprinted = manualAt(language, BOOKLET)
  const manual: Manual = { ...unprinted, linkTo: anchorOf, t: (text: Text) => unprinted.t(printedText(text)) }
  const { t } = manual
  const root = site.origin && rootOf(site)
  const body = renderToStaticMarkup(
    <ManualContext value={manual}>
      <Booklet site={root} />
    </ManualContext>,
  )
  const title = t('manual.title')
  const description = t('manual.print.intro')
  const own = { ...site, script: null, styles: site.booklet }
  const head = headLines({ language, place: BOOKLET, title, description }, own)
  const heads = [{ id: 'book', title: 'manual.title' as const }, ...chapters].map(
    ({ id, title }) => ` data-${id}="${escapeHtml(t(title))}"`,
  )
  return documentOf(`lang="${language}"${heads.join('')}`, head, body)
}
