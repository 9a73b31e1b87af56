/** The choice of a language in the header of `embed.html`: for the live device and for the examples. */
import type { FloorThermostatElement, ThermostatLanguage } from '../../messages/embed'
import { languageForTag, titles } from '../languages'
import { showCode } from './code-colours'

/** The language of the examples in the source of `embed.html` and in `docs/embedding.md`. */
const EXAMPLE_LANGUAGE = 'sv'

/** Returns an example in another language: its `lang`, and the title of its frame. */
export function exampleIn(language: ThermostatLanguage, example: string): string {
  return example
    .replaceAll(`lang="${EXAMPLE_LANGUAGE}"`, `lang="${language}"`)
    .replaceAll(`lang=${EXAMPLE_LANGUAGE}"`, `lang=${language}"`)
    .replaceAll(titles[EXAMPLE_LANGUAGE], titles[language])
}

/** Changes the device's language, and keeps the list and the examples in the language that the device has. */
export function connectLanguageChoice(
  choice: HTMLElement,
  thermostat: FloorThermostatElement,
  snippets: Iterable<HTMLElement>,
): void {
  const list = choice.querySelector('select')
  if (!list) return
  const examples = [...snippets].map((snippet) => [snippet, snippet.textContent] as const)
  const show = () => {
    const language = languageForTag(thermostat.lang)
    if (!language) return
    list.value = language
    for (const [snippet, example] of examples) showCode(snippet, exampleIn(language, example))
  }
  thermostat.addEventListener('ready', show)
  thermostat.addEventListener('language', show)
  list.addEventListener('change', () => {
    thermostat.lang = list.value
  })
  choice.hidden = false
}
