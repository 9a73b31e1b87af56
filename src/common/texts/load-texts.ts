/** The one way to load texts: each feature has a file for each language, loaded when somebody needs it. */
import { orNotLoaded } from '../ui/not-loaded'
import type { Messages } from './message'
import type { Language } from './text'

/** `page` are the display's and the page's own. English is part of the product (`languages.ts`). */
export type Texts = 'page' | 'companion' | 'time' | 'sheet'

const files = import.meta.glob(['./*.json', '!./en.json', '!./manual-??.json'], {
  query: '?catalog',
  import: 'default',
})

/** @throws NotLoaded where the file fails to load */
export async function loadTexts(feature: Texts, language: Language): Promise<Messages> {
  const file = feature === 'page' ? language : `${feature}-${language}`
  const load = files[`./${file}.json`]
  if (!load) throw new Error(`There are no texts ${file}.json.`)
  return (await orNotLoaded(load())) as Messages
}
