/** The words for results: the names in the list, and what a screen reader hears. */
import { translate } from '../../../common/texts/translate'
import type { Translator } from '../../../common/texts/translator'
import {
  type PhrasesId,
  routesAbove,
  screenAt,
  type Text,
  type TextId,
} from '../../../thermostat/device/device'
import { type TaskId, type TaskValue, textOfTaskValue } from '../../guidance/guidance'
import type { SearchResult } from './entries'
import type { SearchResults } from './finder'

/** Values that are shown in the words that people type: "turn on", not "On". */
const phraseIdsOfValues: ReadonlyMap<TaskValue, PhrasesId> = new Map([
  ['on', 'find.on'],
  ['off', 'find.off'],
  ['warmer', 'find.warmer'],
  ['cooler', 'find.cooler'],
])

function valueName(id: TaskId, value: TaskValue, translator: Translator): string {
  const phrasesId = phraseIdsOfValues.get(value)
  return phrasesId
    ? (translator.searchPhrases(phrasesId)[0] ?? '')
    : translate(textOfTaskValue(id, value), translator)
}

export interface ResultName {
  readonly name: string
  /** The value of a task, or the menu above a screen. */
  readonly addition: string | null
}

/** Returns the name of a result. That of a task or place is its first search phrase. */
export function nameOf(result: SearchResult, translator: Translator): ResultName {
  const firstPhrase = (id: PhrasesId) => translator.searchPhrases(id)[0] ?? ''
  switch (result.kind) {
    case 'task': {
      const { id, value } = result
      const addition = value === undefined ? null : valueName(id, value, translator)
      return { name: firstPhrase(`task.${id}`), addition }
    }
    case 'screen': {
      const [menu] = routesAbove(result.path)
      const menuTitle: TextId | null = menu === undefined || menu === '/' ? null : screenAt(menu).title
      const addition = menuTitle && translator.message(menuTitle)
      return { name: translator.message(screenAt(result.path).title), addition }
    }
    case 'place':
      return { name: firstPhrase(`find.${result.id}`), addition: null }
  }
}

/** @param searchResults `null` without a query */
export function summaryText(searchResults: SearchResults | null): Text {
  if (!searchResults) return 'guide.find.most'
  const { results, isSure } = searchResults
  if (results.length === 0) return 'guide.find.none'
  return isSure ? { id: 'guide.find.count', values: { count: results.length } } : 'guide.find.nearest'
}

/** Returns what a screen reader hears: the first result as well, because Enter takes it if it is sure. */
export function announcementOf(searchResults: SearchResults, translator: Translator): string {
  const summary = summaryText(searchResults)
  const [first] = searchResults.results
  if (!first) return translate(summary, translator)
  const { name, addition } = nameOf(first, translator)
  const whole = addition === null ? name : `${name}, ${addition}`
  if (!searchResults.isSure) return `${translate(summary, translator)} ${whole}.`
  return translate(
    { id: 'guide.find.first', values: { matches: summary, name: { verbatim: whole } } },
    translator,
  )
}
