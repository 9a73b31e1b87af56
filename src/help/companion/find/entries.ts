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
  /** The texts about the screens. Their words count little, because people rarely type them. */
  readonly about: readonly string[]
}

/** A value of a task, with its names and other words that people type for it. */
interface NamedValue {
  readonly value: TaskValue
  readonly names: readonly string[]
  /** True if the names alone identify the task. */
  readonly identifiesTask: boolean
}

/** @param languages the visitor's language first, all with the companion's texts */
export function entriesOf(languages: readonly [Translator, ...Translator[]]): SearchEntry[] {
  const titlesOfScreens = (where: readonly Path[]) =>
    languages.flatMap((translator) => where.map((path) => translator.message(screenAt(path).title)))
  const phrasesOf = (id: PhrasesId) => languages.flatMap((translator) => translator.searchPhrases(id))
  // A "why" question is not found by the titles of its screens, because they only prove the answer.
  const titlesOfTask = (id: TaskId, where: readonly Path[]) =>
    tasks[id].group === 'why' ? [] : titlesOfScreens(where)
  const aboutTexts = (where: readonly Path[]) =>
    where.map((path) => translate(aboutTextOf(path), languages[0]))
  return [
    ...taskIds.map((id): SearchEntry => {
      const where = tasks[id].screens.filter((path) => path !== '/home')
      return {
        result: { kind: 'task', id },
        phrases: [...phraseIdsOf(id).flatMap(phrasesOf), ...titlesOfTask(id, where)],
        values: valuesOf(id).map((value) => namedValueOf(id, value, languages)),
        about: aboutTexts(where),
      }
    }),
    ...placeIds.map(
      (id): SearchEntry => ({
        result: { kind: 'place', id },
        phrases: phrasesOf(`find.${id}`),
        values: [],
        about: [],
      }),
    ),
    ...paths.filter(isListedScreen).map(
      (path): SearchEntry => ({
        result: { kind: 'screen', path },
        phrases: titlesOfScreens([path]),
        values: [],
        about: aboutTexts([path]),
      }),
    ),
  ]
}

/** False for pages and questions of a screen, which have the title of a screen above. */
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
 * The first phrases of these tasks are also names of the values "on" and "off": "turn off summer time" begins like
 * "turn off".
 */
const switchTasks: Readonly<Record<TaskValue, TaskId>> = { on: 'turn-on', off: 'turn-off' }
const MAX_SWITCH_PHRASES = 3

/** The full names of values that the display abbreviates. */
const fullNames: Readonly<Record<TaskValue, TextId>> = {
  mac: 'guide.find.mac',
  wmbusKey: 'guide.find.meterKey',
}

function namedValueOf(id: TaskId, value: TaskValue, languages: readonly Translator[]): NamedValue {
  const names = languages.map((translator) => translate(textOfTaskValue(id, value), translator))
  const switchTask = switchTasks[value]
  if (switchTask)
    names.push(
      ...languages.flatMap((translator) =>
        translator.searchPhrases(`task.${switchTask}`).slice(0, MAX_SWITCH_PHRASES),
      ),
    )
  const otherName = fullNames[value]
  if (otherName) names.push(...languages.map((translator) => translator.message(otherName)))
  // Each language is also named in the other languages.
  if (id === 'change-language') names.push(...languages.map((translator) => languageName(value, translator)))
  return { value, names, identifiesTask: !switchTask }
}

function languageName(value: TaskValue, { language }: Translator): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(String(value)) ?? ''
}
