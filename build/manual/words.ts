/** The words of the manual in every language, loaded with this module: later the build can load no more. */
import type { Messages } from '../../src/common/texts/message'
import { say } from '../../src/common/texts/say'
import { type Words, wordsOf } from '../../src/common/texts/words'
import type { TaskId } from '../../src/help/guidance/guidance'
import { leadOf, whenOf } from '../../src/help/guidance/manual/manual'
import { type Language, languages, type Text, type TextId } from '../../src/thermostat/device/device'

const files = import.meta.glob<Messages>(
  ['../../src/common/texts/??.json', '../../src/common/texts/{manual,companion}-??.json'],
  { query: '?catalog', import: 'default', eager: true },
)

export interface ManualWords {
  readonly words: Words
  readonly say: (text: Text) => string
  /** What a task is called. */
  readonly name: (task: TaskId) => string
  /** What a task is for, and when one needs it. */
  readonly lead: (task: TaskId) => Text
  readonly when: (task: TaskId) => Text
  /** What people type for a task. */
  readonly typed: (task: TaskId) => readonly string[]
  /** What they type of a danger, and what only sounds like it. */
  readonly danger: readonly string[]
  readonly harmless: readonly string[]
}

/**
 * The words of a language. There is no text of another language instead of a missing one.
 * @throws where a text is missing, with its id
 */
export const manualWords = Object.fromEntries(
  languages.map((language) => [language, wordsIn(language)]),
) as Readonly<Record<Language, ManualWords>>

function wordsIn(language: Language): ManualWords {
  const catalog: Messages = Object.assign(
    {},
    ...Object.entries(files).map(([file, texts]) => (file.endsWith(`${language}.json`) ? texts : {})),
  )
  const words = strict(wordsOf(language, catalog), catalog)
  const has = (id: string): id is TextId => Object.hasOwn(catalog, id)
  return {
    words,
    say: (text) => say(text, words),
    name(task) {
      const [name] = words.phrases(`task.${task}`)
      if (!name) throw new Error(`The manual has no name for the task ${task} in ${language}.`)
      return name
    },
    lead: (task) => leadOf(task, has),
    when: (task) => whenOf(task, has),
    typed: (task) => words.phrases(`task.${task}`).slice(1),
    danger: words.phrases('find.danger'),
    harmless: words.phrases('find.harmless'),
  }
}

export function strict(words: Words, catalog: Messages): Words {
  const phrase = (id: TextId, values = {}) => {
    if (catalog[id] === undefined) throw new Error(`The manual has no text "${id}" in ${words.language}.`)
    return words.phrase(id, values)
  }
  return { ...words, phrase }
}
