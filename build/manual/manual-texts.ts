/**
 * Texts of the manual in every language. They are loaded with this module, because the build cannot load them later.
 */
import type { Messages } from '../../src/common/texts/message'
import { translate } from '../../src/common/texts/translate'
import { createTranslator, type Translator } from '../../src/common/texts/translator'
import { parsePhrases } from '../../src/help/companion/find/phrases'
import type { PlaceId } from '../../src/help/companion/places'
import type { TaskId } from '../../src/help/guidance/guidance'
import { occasionOf, purposeOf } from '../../src/help/guidance/manual/manual'
import { type Language, languages, type Text, type TextId } from '../../src/thermostat/device/device'

const files = import.meta.glob<Messages>(
  ['../../src/common/texts/??.json', '../../src/common/texts/{manual,companion,sheet,time}-??.json'],
  { query: '?catalog', import: 'default', eager: true },
)

const phraseFiles = import.meta.glob<string>('../../src/help/companion/find/phrases/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
})

export interface ManualTexts {
  readonly translator: Translator
  readonly t: (text: Text) => string
  readonly name: (task: TaskId) => string
  /** The purpose of a task, and when it is needed: `null` for a question, whose purpose is its answer. */
  readonly lead: (task: TaskId) => Text
  readonly when: (task: TaskId) => Text | null
  /** Phrases that people type for a task or place, after its name. */
  readonly searchPhrases: (key: TaskId | PlaceId) => readonly string[]
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
  const phrases = parsePhrases(
    phraseFiles[`../../src/help/companion/find/phrases/phrases-${language}.txt`] ?? '',
  )
  const has = (id: string): id is TextId => Object.hasOwn(catalog, id)
  return {
    translator,
    t: (text) => translate(text, translator),
    name: (task) => translator.message(`task.${task}`),
    lead: (task) => purposeOf(task, has),
    when: (task) => occasionOf(task, has),
    searchPhrases: (key) => (phrases.byKey[key] ?? []).slice(1),
    danger: phrases.dangerWords,
    harmless: phrases.harmlessWords,
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
