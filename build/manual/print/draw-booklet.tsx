import { renderToStaticMarkup } from 'react-dom/server'
import { printedText } from '../../../src/help/guidance/manual/manual'
import type { Language, Text } from '../../../src/thermostat/device/device'
import { escapeHtml } from '../../pages/html'
import { documentOf } from '../document'
import { headLines, rootOf, type Site } from '../head'
import { type BookletId, bookletPath } from '../page-paths'
import { type Manual, ManualContext, manualAt } from '../use-manual'
import { Booklet } from './booklet'
import { anchorOf, chaptersOf } from './booklets'

/** Draws a booklet in one language as one page to print. The running heads are attributes of its root. */
export function drawBooklet(id: BookletId, language: Language, site: Site): string {
  const place = bookletPath(id)
  const unprinted = manualAt(language, place)
  const manual: Manual = {
    ...unprinted,
    linkTo: (other) => anchorOf(id, other) ?? unprinted.linkTo(other),
    t: (text: Text) => unprinted.t(printedText(text)),
  }
  const { t } = manual
  const body = renderToStaticMarkup(
    <ManualContext value={manual}>
      <Booklet id={id} site={site.origin && rootOf(site)} />
    </ManualContext>,
  )
  const title = `${t('page.device')}: ${t(`booklet.${id}`)}`
  const description = t(`booklet.${id}.intro`)
  const own = { ...site, script: null, styles: site.booklet }
  const head = headLines({ language, place, title, description }, own)
  const heads = chaptersOf(id, language).map(
    (chapter) => ` data-c${chapter.number}="${escapeHtml(`${chapter.number}  ${t(chapter.title)}`)}"`,
  )
  return documentOf(`lang="${language}" data-book="${escapeHtml(title)}"${heads.join('')}`, head, body)
}
