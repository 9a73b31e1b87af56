/**
 * Texts of the manual in every language. They are loaded with this module, because the build cannot load them later.
 */
import type { Messages } from '../../src/common/texts/message'
import { translate } from '../../src/common/texts/translate'
import { createTranslator, type Translator } from '../../src/common/texts/translator'
import type { TaskId } from '../../src/help/guidance/guidance'
import { occasionOf, purposeOf } from '../../src/help/guidance/manual/manual'
import { type Language, languages, type Text, type TextId } from '../../src/thermostat/device/device'

const files = import.meta.glob<Messages>(
  ['../../src/common/texts/??.json', '../../src/common/texts/{manual,companion,sheet,time}-??.json'],
  { query: '?catalog', import: 'default', eager: true },
)

export interface ManualTexts {
  readonly translator: Translator
  readonly t: (text: Text) => string
  readonly name: (task: TaskId) => string
  /** The purpose of a task, and when it is needed: `null` for a question, whose purpose is its answer. */
  readonly lead: (task: TaskId) => Text
  readonly when: (task: TaskId) => Text | null
  /** Phrases that people type for a task. */
  readonly searchPhrases: (task: TaskId) => readonly string[]
  /** Phrases that describe a danger, and harmless ones that resemble them. */
  readonly danger: readonly string[]
  readonly harmless: readonly string[]
}

/**
 * The texts of each language, without a fallback to another language.
 * @throws an error with the id of a missing text
 */
export const manualTexts = Object.fromEntries(
  languages.map((language) => [language, textsIn(language)]),
) as Readonly<Record<Language, ManualTexts>>

function textsIn(language: Language): ManualTexts {
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
      const [name] = translator.searchPhrases(`task.${task}`)
      if (!name) throw new Error(`The manual has no name for the task ${task} in ${language}.`)
      return name
    },
    lead: (task) => purposeOf(task, has),
    when: (task) => occasionOf(task, has),
    searchPhrases: (task) => translator.searchPhrases(`task.${task}`).slice(1),
    danger: translator.searchPhrases('find.danger'),
    harmless: translator.searchPhrases('find.harmless'),
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
