/** The words of a sheet: the display's, how presses are told, and the sheet's own. */
import type { Language } from '../device/device'
import { loadPart, withTexts } from '../texts/guidance'
import { englishWords, loadWords } from '../texts/languages'
import type { Messages } from '../texts/message'
import english from '../texts/sheet-en.json?catalog'
import type { Words } from '../texts/words'

/** What can be said where nothing more could be loaded. */
export const ownEnglish: Words = withTexts(englishWords, english)

const catalogs = import.meta.glob<Messages>(['../texts/sheet-??.json', '!../texts/sheet-en.json'], {
  query: '?catalog',
  import: 'default',
})

/** @throws where a file fails to load */
export async function loadSheetWords(language: Language): Promise<Words> {
  const [words, telling, own] = await Promise.all([
    loadWords(language),
    loadPart('telling', language),
    catalogs[`../texts/sheet-${language}.json`]?.() ?? english,
  ])
  return withTexts(words, { ...telling, ...own })
}
