/** Finds screens by their titles, for visitors who know the device's menus. */
import { normalisedWords } from '../../../common/texts/normalised-words'
import type { Translator } from '../../../common/texts/translator'
import { type Path, paths, routesAbove, screenAt } from '../../../thermostat/device/device'
import type { SearchResult } from './search-result'

const AT_MOST = 2

/** Returns at most two screens whose title has all typed words, or words that begin with them. */
export function screensTitled(query: string, translator: Translator): readonly SearchResult[] {
  const typed = normalisedWords(query)
  // One or two letters begin too many words.
  if (typed.join('').length < 3) return []
  return paths
    .filter(isListedScreen)
    .filter((path) => {
      const title = normalisedWords(translator.message(screenAt(path).title))
      return typed.every((word) => title.some((one) => one.startsWith(word)))
    })
    .slice(0, AT_MOST)
    .map((path) => ({ kind: 'screen', path }))
}

/** True except for the start screen, and for screens with the title of a screen above them, such as review screens. */
function isListedScreen(path: Path): boolean {
  const { title } = screenAt(path)
  return path !== '/' && routesAbove(path).every((upper) => screenAt(upper).title !== title)
}
