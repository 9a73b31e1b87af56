/** The entries of the search: all tasks with their values, all screens, and places outside of the device. */
import { translate } from '../../../common/texts/translate'
import type { Translator } from '../../../common/texts/translator'
import {
  type Path,
  type PhrasesId,
  paths,
  routesAbove,
  screenAt,
  type TextId,
} from '../../../thermostat/device/device'
import {
  aboutTextOf,
  isRange,
  type TaskId,
  type TaskValue,
  taskIds,
  tasks,
  textOfTaskValue,
} from '../../guidance/guidance'
import { type PlaceId, phraseIdsOf, placeIds } from '../search-phrases'
import { hasUnit } from './typed-numbers'

export type SearchResult =
  | {
      readonly kind: 'task'
      readonly id: TaskId
      readonly value?: TaskValue
      /** A typed number that is no value of the task, and the nearest value. */
      readonly invalidInput?: { readonly text: string; readonly nearest: TaskValue | undefined }
    }
  | { readonly kind: 'screen'; readonly path: Path }
  | { readonly kind: 'place'; readonly id: PlaceId }

export interface SearchEntry {
  readonly result: SearchResult
  readonly phrases: readonly string[]
  readonly values: readonly NamedValue[]
  /**
   * The texts about the screens, in the visitor's language. They count little, because people rarely type such
   * words.
   */
  readonly aboutTexts: readonly string[]
}

/** A value of a task, with its names and other words that people type for it. */
interface NamedValue {
  readonly value: TaskValue
  readonly names: readonly string[]
  /** True if the names alone identify the task. */
  readonly identifiesTask: boolean
}

/** @param translators each has the companion's texts; the first one is for the visitor's language */
export function entriesOf(translators: readonly [Translator, ...Translator[]]): SearchEntry[] {
  const titlesOfScreens = (screens: readonly Path[]) =>
    translators.flatMap((translator) => screens.map((path) => translator.message(screenAt(path).title)))
  const phrasesOf = (id: PhrasesId) => translators.flatMap((translator) => translator.searchPhrases(id))
  // A "why" question is not found by the titles of its screens, because these screens only prove the answer.
  const titlesOfTask = (id: TaskId, screens: readonly Path[]) =>
    tasks[id].group === 'why' ? [] : titlesOfScreens(screens)
  const aboutTextsOf = (screens: readonly Path[]) =>
    screens.map((path) => translate(aboutTextOf(path), translators[0]))
  return [
    ...taskIds.map((id): SearchEntry => {
      // Many tasks are done on the home screen, so its texts do not help to find one.
      const screens = tasks[id].screens.filter((path) => path !== '/home')
      return {
        result: { kind: 'task', id },
        phrases: [...phraseIdsOf(id).flatMap(phrasesOf), ...titlesOfTask(id, screens)],
        values: valuesOf(id).map((value) => namedValueOf(id, value, translators)),
        aboutTexts: aboutTextsOf(screens),
      }
    }),
    ...placeIds.map(
      (id): SearchEntry => ({
        result: { kind: 'place', id },
        phrases: phrasesOf(`find.${id}`),
        values: [],
        aboutTexts: [],
      }),
    ),
    ...paths.filter(isListedScreen).map(
      (path): SearchEntry => ({
        result: { kind: 'screen', path },
        phrases: titlesOfScreens([path]),
        values: [],
        aboutTexts: aboutTextsOf([path]),
      }),
    ),
  ]
}

/** True except for the start screen, and for screens with the title of a screen above them, such as review screens. */
function isListedScreen(path: Path): boolean {
  const { title } = screenAt(path)
  return path !== '/' && routesAbove(path).every((upper) => screenAt(upper).title !== title)
}

/** Returns the values that are found by name; numbers are parsed instead (`typed-numbers.ts`). */
function valuesOf(id: TaskId): readonly TaskValue[] {
  const { values } = tasks[id]
  return values && !isRange(values) && !hasUnit(id) ? values : []
}

/**
 * The first phrases of these tasks also name the values "on" and "off" of other tasks: in "turn off summer time", "turn
 * off" is the value.
 */
const switchTasks: Readonly<Record<TaskValue, TaskId>> = { on: 'turn-on', off: 'turn-off' }
const MAX_SWITCH_PHRASES = 3

/** The full names of values that the display abbreviates. */
const fullNames: Readonly<Record<TaskValue, TextId>> = {
  mac: 'guide.find.mac',
  wmbusKey: 'guide.find.meterKey',
}

function namedValueOf(id: TaskId, value: TaskValue, translators: readonly Translator[]): NamedValue {
  const names = translators.map((translator) => translate(textOfTaskValue(id, value), translator))
  const switchTask = switchTasks[value]
  if (switchTask)
    names.push(
      ...translators.flatMap((translator) =>
        translator.searchPhrases(`task.${switchTask}`).slice(0, MAX_SWITCH_PHRASES),
      ),
    )
  const fullName = fullNames[value]
  if (fullName) names.push(...translators.map((translator) => translator.message(fullName)))
  // The display names each language in that language itself ("Deutsch"), but people also type other names.
  if (id === 'change-language')
    names.push(...translators.map((translator) => languageName(value, translator)))
  return { value, names, identifiesTask: !switchTask }
}

function languageName(value: TaskValue, { language }: Translator): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(String(value)) ?? ''
}
