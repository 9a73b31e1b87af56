/** The texts of sharing a device: loaded with what says them, and only those of the visitor's language. */
import type { Language } from '../device/device'
import type english from './share-en.json'

/** Sentences without values, so that nothing has to be filled in. */
export type ShareTexts = Readonly<Record<keyof typeof english, string>>

const catalogs = import.meta.glob<ShareTexts>('./share-??.json', { query: '?catalog', import: 'default' })

const load = (language: Language) => catalogs[`./share-${language}.json`]?.()

/** Without a network the texts of a language that was never chosen are English. */
export async function loadShareTexts(language: Language): Promise<ShareTexts | undefined> {
  return (await load(language)?.catch(() => undefined)) ?? load('en')
}
