/** Draws the pages of the manual as HTML: what build/manual/manual.ts loads. */
import { renderToStaticMarkup } from 'react-dom/server'
import '../../src/device/screens/further'
import '../../src/display/further'
import type { Language } from '../../src/device/device'
import { headLines, type Site } from './head'
import { pageAt } from './pages'
import type { Place } from './places'
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
