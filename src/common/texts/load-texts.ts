/** The one way to load texts: each feature has a file for each language, loaded when somebody needs it. */
import { wrapLoadError } from '../ui/load-error'
import type { Messages } from './message'
import type { Language } from './text'

/** `page` are the display's and the page's own. English is part of the product (`languages.ts`). */
export type TextBundle = 'page' | 'companion' | 'time' | 'sheet'

const files = import.meta.glob(['./*.json', '!./en.json', '!./manual-??.json'], {
  query: '?catalog',
  import: 'default',
})

/** @throws NotLoaded where the file fails to load */
export async function loadTexts(bundle: TextBundle, language: Language): Promise<Messages> {
  const file = bundle === 'page' ? language : `${bundle}-${language}`
  const load = files[`./${file}.json`]
  if (!load) throw new Error(`There are no texts ${file}.json.`)
  return (await wrapLoadError(load())) as Messages
}
