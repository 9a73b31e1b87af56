/** Draws the pages of the manual as HTML: what build/manual/manual.ts loads. */
import { renderToStaticMarkup } from 'react-dom/server'
import '../../src/device/screens/further'
import '../../src/display/further'
import type { Language } from '../../src/device/device'
import { escaped } from '../pages/html'
import { headLines, type Site } from './head'
import { pageAt } from './pages'
import type { Place } from './places'
import { Booklet } from './print/booklet'
import { anchorOf, chapters } from './print/chapters'
import { Shell } from './shell'
import { symbolsFor } from './still/symbols'
import { ManualContext, manualAt } from './use-manual'

export { languages } from '../../src/device/device'
export { places } from './pages'
export { addressOf } from './places'

/**
 * One page of the manual.
 * @throws where there is no such page, or something is missing in it: with a sentence that names it
 */
export function drawPage(language: Language, place: Place, site: Site): string {
  const manual = manualAt(language, place)
  const { title, description, above, content } = pageAt(manual)
  const body = renderToStaticMarkup(
    <ManualContext value={manual}>
      <Shell title={title} above={above}>
        {content}
      </Shell>
    </ManualContext>,
  )
  const whole =
    place === '' ? title : manual.say({ id: 'manual.pageTitle', values: { page: { verbatim: title } } })
  const head = headLines({ language, place, title: whole, description }, site)
  return `<!doctype html>
<html lang="${language}">
<head>
${head.join('\n')}
</head>
<body>${symbolsFor(body)}${body}</body>
</html>
`
}

/** Where the booklet is, below the folder of a language. */
export const BOOKLET: Place = 'print/'

/** The whole manual of a language as one page to print. The running heads are attributes of its root. */
export function drawBooklet(language: Language, site: Site): string {
  const whole = manualAt(language, BOOKLET)
  const manual = { ...whole, to: anchorOf }
  const { say } = manual
  const root = site.origin && `${site.origin}${site.base}`
  const body = renderToStaticMarkup(
    <ManualContext value={manual}>
      <Booklet site={root} />
    </ManualContext>,
  )
  const title = say('manual.title')
  const head = headLines({ language, place: BOOKLET, title, description: say('manual.print.intro') }, site)
  const heads = [{ id: 'book', title: 'manual.title' as const }, ...chapters].map(
    ({ id, title }) => ` data-${id}="${escaped(say(title))}"`,
  )
  return `<!doctype html>
<html lang="${language}"${heads.join('')}>
<head>
${head.join('\n')}
</head>
<body>${symbolsFor(body)}${body}</body>
</html>
`
}
