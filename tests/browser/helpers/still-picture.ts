/** Draws the still picture after a scenario; loaded by Vite, which knows the catalogs. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { pictureText, StillPicture } from '../../../build/manual/picture'
import { pageTranslators } from '../../../src/common/texts/page-translators'
import { createPicture, type Language, languages } from '../../../src/thermostat/device/device'
import { playScenario } from '../../scenarios/core-driver'
import type { Scenario } from '../../scenarios/scenario'

/** Loaded with this module, because Vite loads nothing more for it later. */
const translators = new Map(
  await Promise.all(languages.map(async (one) => [one, await pageTranslators.load(one)] as const)),
)

/** Returns the HTML of the picture, as on a page of the manual. */
export async function renderStillPicture(scenario: Scenario, language: Language): Promise<string> {
  const shown = createPicture(await playScenario(scenario))
  const translator = translators.get(language)
  if (!translator) throw new Error(`There are no words of ${language}.`)
  const label = pictureText(shown, translator)
  return renderToStaticMarkup(createElement(StillPicture, { picture: shown, translator, label }))
}
