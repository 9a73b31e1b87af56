/** The texts of sharing a device: loaded with what says them, and only those of the visitor's language. */
import type { Language } from '../device/device'
import type texts from './share-en.json'

/** Sentences without values, so that nothing has to be filled in. */
export type ShareTexts = Readonly<Record<keyof typeof texts, string>>

export interface Told {
  readonly texts: ShareTexts
  /** The one that they are in. */
  readonly language: Language
}

const catalogs = import.meta.glob<ShareTexts>(['./share-??.json', '!./share-en.json'], {
  query: '?catalog',
  import: 'default',
})

/** Those come with what says them: a device that somebody shared must never look like the visitor's own. */
const english = import.meta.glob<ShareTexts>('./share-en.json', {
  query: '?catalog',
  import: 'default',
  eager: true,
})

/** Where the texts of a language cannot be loaded they are English. */
export async function loadShareTexts(language: Language): Promise<Told> {
  const texts = await catalogs[`./share-${language}.json`]?.().catch(() => undefined)
  return texts ? { texts, language } : { texts: inEnglish(), language: 'en' }
}

function inEnglish(): ShareTexts {
  return english['./share-en.json'] as ShareTexts
}
