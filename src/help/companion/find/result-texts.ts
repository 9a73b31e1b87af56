/** The words for results: the names in the list, and what a screen reader hears. */
import { translate } from '../../../common/texts/translate'
import type { Translator } from '../../../common/texts/translator'
import { routesAbove, screenAt, type Text, type TextId } from '../../../thermostat/device/device'
import { type TaskId, type TaskValue, textOfTaskValue } from '../../guidance/guidance'
import { nameOfPlace, referencePageAt } from '../places'
import type { SearchResult, SearchResults } from './search-result'

/** Values that are shown in the words that people type: "turn on", not "On". */
const textsOfValues: ReadonlyMap<TaskValue, TextId> = new Map([
  ['on', 'find.on'],
  ['off', 'find.off'],
])

type TaskResult = Extract<SearchResult, { kind: 'task' }>

function valueName(id: TaskId, value: TaskValue, translator: Translator): string {
  return translate(textsOfValues.get(value) ?? textOfTaskValue(id, value), translator)
}

export interface ResultName {
  readonly name: string
  /** The value with which a task begins. */
  readonly value: string | null
  /** A typed number that cannot be used, before the value that is used instead. */
  readonly unusableInput: string | null
  /** The menu above a screen, or the manual above one of its pages. */
  readonly menu: string | null
}

/** The longest unusable input that is repeated in the list. It may have all that was typed between two digits. */
const MAX_INPUT_LENGTH = 8

/** Returns the name of a result. */
export function nameOf(result: SearchResult, translator: Translator): ResultName {
  const withoutAdditions = { value: null, unusableInput: null, menu: null }
  switch (result.kind) {
    case 'task': {
      const { id, value, invalidInput } = result
      const usedValue = usedValueOf(result)
      const isReplaced = value === undefined && usedValue !== undefined
      const input = isReplaced ? (invalidInput?.text ?? '') : ''
      return {
        ...withoutAdditions,
        name: translator.message(`task.${id}`),
        value: usedValue === undefined ? null : valueName(id, usedValue, translator),
        unusableInput: input !== '' && input.length <= MAX_INPUT_LENGTH ? input : null,
      }
    }
    case 'screen': {
      const [menu] = routesAbove(result.path)
      const menuTitle: TextId | null = menu === undefined || menu === '/' ? null : screenAt(menu).title
      return {
        ...withoutAdditions,
        name: translator.message(screenAt(result.path).title),
        menu: menuTitle && translator.message(menuTitle),
      }
    }
    case 'place':
      return {
        ...withoutAdditions,
        name: translator.message(nameOfPlace(result.id)),
        menu: referencePageAt(result.id) ? translator.message('page.manual') : null,
      }
  }
}

/** Returns the value with which a task begins: the typed one, or the nearest to a number that cannot be used. */
export function usedValueOf({ value, invalidInput }: TaskResult): TaskValue | undefined {
  return value ?? invalidInput?.nearest
}

/** @param searchResults `null` without a query */
export function summaryText(searchResults: SearchResults | null): Text {
  if (!searchResults) return 'page.examples'
  const { results, isSure } = searchResults
  if (results.length === 0) return 'guide.find.none'
  return isSure ? { id: 'guide.find.count', values: { count: results.length } } : 'guide.find.nearest'
}

/** Returns what a screen reader hears: the first result as well, because Enter takes it if it is sure. */
export function announcementOf(searchResults: SearchResults, translator: Translator): string {
  const summary = summaryText(searchResults)
  const [first] = searchResults.results
  if (!first) return translate(summary, translator)
  const { name, value, menu } = nameOf(first, translator)
  const whole = [name, value ?? menu].filter((part) => part !== null).join(', ')
  if (!searchResults.isSure)
    return `${translate(summary, translator)} ${whole}. ${translator.message('guide.find.installer')}`
  return translate(
    { id: 'guide.find.first', values: { matches: summary, name: { verbatim: whole } } },
    translator,
  )
}
