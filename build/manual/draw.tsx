/** Draws the pages of the manual as HTML. */
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Language, paths } from '../../src/device/device'
import { taskIds } from '../../src/guidance/guidance'
import { headLines, type Site } from './head'
import { IndexContent } from './index-page'
import { MapContent } from './map-page'
import { type Place, screenPlace, taskPlace } from './places'
import { ErrorsContent, LimitsContent, SensorsContent, SettingsContent } from './reference-pages'
import { ScreenContent } from './screen-page'
import { type Above, Shell } from './shell'
import { TaskContent } from './task-page'
import { type Manual, ManualContext, manualAt } from './use-manual'
import { screenPage, taskPage } from './model'

/** One page as the build has it before it is drawn. */
interface Page {
  readonly title: string
  readonly description: string
  readonly above: readonly Above[]
  readonly content: ReactNode
}

/** @throws where there is no such page, or something is missing in it: with a sentence that names it */
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
  const lines = headLines({ language, place, title: whole, description }, site)
  return `<!doctype html>
<html lang="${language}">
<head>
${lines.join('\n')}
</head>
<body>${body}</body>
</html>
`
}

const makers: ReadonlyMap<Place, (manual: Manual) => Page> = new Map([
  ['', indexAt],
  ['screens/', ({ say }) => reference(say('manual.map'), say('manual.map.intro'), <MapContent />)],
  ['settings/', ({ say }) => reference(say('manual.settings'), say('manual.settings.intro'), <SettingsContent />)],
  ['sensors/', ({ say }) => reference(say('manual.sensors'), say('manual.sensors.intro'), <SensorsContent />)],
  ['errors/', ({ say }) => reference(say('manual.errors'), say('manual.errors.intro'), <ErrorsContent />)],
  ['limits/', ({ say }) => reference(say('manual.limits'), say('manual.limits.intro'), <LimitsContent />)],
  ...taskIds.map((id) => [taskPlace(id), (manual: Manual) => taskAt(manual, id)] as const),
  ...paths.map((path) => [screenPlace(path), (manual: Manual) => screenAt(manual, path)] as const),
])

function pageAt(manual: Manual): Page {
  const make = makers.get(manual.place)
  if (!make) throw new Error(`The manual has no page ${manual.place}.`)
  return make(manual)
}

function indexAt({ say }: Manual): Page {
  return {
    title: say('manual.title'),
    description: say('manual.intro'),
    above: [],
    content: <IndexContent />,
  }
}
