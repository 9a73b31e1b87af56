/** The words of the manual in every language, loaded with this module: later the build can load no more. */
import type { Messages } from '../../src/common/texts/message'
import { translate } from '../../src/common/texts/translate'
import { createTranslator, type Translator } from '../../src/common/texts/translator'
import type { TaskId } from '../../src/help/guidance/guidance'
import { leadOf, whenOf } from '../../src/help/guidance/manual/manual'
import { type Language, languages, type Text, type TextId } from '../../src/thermostat/device/device'

const files = import.meta.glob<Messages>(
  ['../../src/common/texts/??.json', '../../src/common/texts/{manual,companion}-??.json'],
  { query: '?catalog', import: 'default', eager: true },
)

export interface ManualWords {
  readonly translator: Translator
  readonly t: (text: Text) => string
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
  const translator = strict(createTranslator(language, catalog), catalog)
  const has = (id: string): id is TextId => Object.hasOwn(catalog, id)
  return {
    translator,
    t: (text) => translate(text, translator),
    name(task) {
      const [name] = translator.typedPhrases(`task.${task}`)
      if (!name) throw new Error(`The manual has no name for the task ${task} in ${language}.`)
      return name
    },
    lead: (task) => leadOf(task, has),
    when: (task) => whenOf(task, has),
    typed: (task) => translator.typedPhrases(`task.${task}`).slice(1),
    danger: translator.typedPhrases('find.danger'),
    harmless: translator.typedPhrases('find.harmless'),
  }
}

export function strict(translator: Translator, catalog: Messages): Translator {
  const phrase = (id: TextId, values = {}) => {
    if (catalog[id] === undefined)
      throw new Error(`The manual has no text "${id}" in ${translator.language}.`)
    return translator.message(id, values)
  }
  return { ...translator, message: phrase }
}
