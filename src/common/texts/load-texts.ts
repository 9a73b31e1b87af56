/** Loads texts: each feature has a file for each language, loaded on first use. */
import { wrapLoadError } from '../ui/load-error'
import type { Messages } from './message'
import type { Language } from './text'

/** The texts of one feature. `page` is for the display and the page, whose English is in `page-translators.ts`. */
export type TextBundle = 'page' | 'companion' | 'time' | 'sheet'

const files = import.meta.glob(['./*.json', '!./en.json', '!./manual-??.json'], {
  query: '?catalog',
  import: 'default',
})

/** @throws LoadError if the file fails to load */
export async function loadTexts(bundle: TextBundle, language: Language): Promise<Messages> {
  const file = bundle === 'page' ? language : `${bundle}-${language}`
  const load = files[`./${file}.json`]
  if (!load) throw new Error(`There are no texts ${file}.json.`)
  return (await wrapLoadError(load())) as Messages
}
