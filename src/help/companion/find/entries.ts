/** What can be found: every task with its values, every screen by its title, and places beside the device. */
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
  aboutText,
  isRange,
  type TaskId,
  taskIds,
  tasks,
  type Value,
  valueText,
} from '../../guidance/guidance'
import { type PlaceId, phraseIdsOf, placeIds } from '../search-phrases'
import { isCounted } from './typed-numbers'

export type SearchResult =
  | {
      readonly kind: 'task'
      readonly id: TaskId
      readonly value?: Value
      /** A number that was typed and is no value of the task, and the value nearest to it. */
      readonly typed?: { readonly said: string; readonly nearest: Value | undefined }
    }
  | { readonly kind: 'screen'; readonly path: Path }
  | { readonly kind: 'place'; readonly id: PlaceId }

export interface SearchEntry {
  readonly found: SearchResult
  readonly phrases: readonly string[]
  readonly values: readonly NamedValue[]
  /** What the page says of it: such words are rarely typed, but may be. */
  readonly about: readonly string[]
}

/** A value of a task, by its names and what else is typed where it is meant. */
interface NamedValue {
  readonly value: Value
  readonly names: readonly string[]
  /** Whether the names alone tell which task is meant. */
  readonly tells: boolean
}

/** @param languages the visitor's and others, with the texts of the companion */
export function entriesOf(languages: readonly [Translator, ...Translator[]]): SearchEntry[] {
  const titles = (where: readonly Path[]) =>
    languages.flatMap((words) => where.map((path) => words.message(screenAt(path).title)))
  const phrases = (id: PhrasesId) => languages.flatMap((words) => words.typedPhrases(id))
  // What explains is asked for by what happens, not by the name of the screen that proves it.
  const titlesOf = (id: TaskId, where: readonly Path[]) => (tasks[id].group === 'why' ? [] : titles(where))
  const about = (where: readonly Path[]) => where.map((path) => translate(aboutText(path), languages[0]))
  return [
    ...taskIds.map((id): SearchEntry => {
      const where = tasks[id].screens.filter((path) => path !== '/home')
      return {
        found: { kind: 'task', id },
        phrases: [...phraseIdsOf(id).flatMap(phrases), ...titlesOf(id, where)],
        values: valuesOf(id).map((value) => namesOf(id, value, languages)),
        about: about(where),
      }
    }),
    ...placeIds.map(
      (id): SearchEntry => ({
        found: { kind: 'place', id },
        phrases: phrases(`find.${id}`),
        values: [],
        about: [],
      }),
    ),
    ...paths.filter(isToFind).map(
      (path): SearchEntry => ({
        found: { kind: 'screen', path },
        phrases: titles([path]),
        values: [],
        about: about([path]),
      }),
    ),
  ]
}

/** Pages and questions of a screen share its title. */
function isToFind(path: Path): boolean {
  const { title } = screenAt(path)
  return path !== '/' && routesAbove(path).every((upper) => screenAt(upper).title !== title)
}

/** Numbers are read, not found by their names. */
function valuesOf(id: TaskId): readonly Value[] {
  const { values } = tasks[id]
  return values && !isRange(values) && !isCounted(id) ? values : []
}

/** "Turn off summer time" is said as "turn off" is, whatever is turned off. */
const switches: Readonly<Record<Value, TaskId>> = { on: 'turn-on', off: 'turn-off' }
const WAYS_TO_SAY = 3

/** What people call what the display abbreviates. */
const otherNames: Readonly<Record<Value, TextId>> = { mac: 'guide.find.mac', wmbusKey: 'guide.find.meterKey' }

function namesOf(id: TaskId, value: Value, languages: readonly Translator[]): NamedValue {
  const names = languages.map((words) => translate(valueText(id, value), words))
  const turned = switches[value]
  if (turned)
    names.push(...languages.flatMap((words) => words.typedPhrases(`task.${turned}`).slice(0, WAYS_TO_SAY)))
  const also = otherNames[value]
  if (also) names.push(...languages.map((words) => words.message(also)))
  // A language has a name in every other one.
  if (id === 'change-language') names.push(...languages.map((words) => languageName(value, words)))
  return { value, names, tells: !turned }
}

function languageName(value: Value, { language }: Translator): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(String(value)) ?? ''
}
