/** The phrases that people type, in a file for each language (`phrases/phrases-en.txt`). They load with the companion. */
import { wrapLoadError } from '../../../common/ui/load-error'
import type { Language } from '../../../thermostat/device/device'
import { isTaskId, topicOf } from '../../guidance/guidance'

/** What the finder knows about one language. */
export interface Phrases {
  /** Phrases by key: the id of a task or place, also with a value (`ventilation=on`), `danger`, or `none`. */
  readonly byKey: Readonly<Record<string, readonly string[]>>
  /** Words that describe a danger, and harmless ones that resemble them. */
  readonly dangerWords: readonly string[]
  readonly harmlessWords: readonly string[]
  /** How people begin to ask for something. */
  readonly openings: readonly string[]
}

/** The label of phrases that have nothing to do with the thermostat. */
export const NONE = 'none'
/** The label of phrases that describe a danger. */
export const DANGER = 'danger'

const files = import.meta.glob('./phrases/*.txt', { query: '?raw', import: 'default' })

/** @throws LoadError if the file fails to load */
export async function loadPhrases(language: Language): Promise<Phrases> {
  const load = files[`./phrases/phrases-${language}.txt`]
  if (!load) throw new Error(`There is no file phrases-${language}.txt.`)
  return parsePhrases((await wrapLoadError(load())) as string)
}

/** Parses lines of `key: phrase; phrase`. An indented line continues the line before. */
export function parsePhrases(text: string): Phrases {
  const lines = text.trim().split(/\n(?! )/)
  const entries = lines.map((line) => {
    const colon = line.indexOf(': ')
    const phrases = line.slice(colon + 2).split(/;\s+/)
    return [line.slice(0, colon), phrases] as const
  })
  const {
    'danger words': dangerWords = [],
    'harmless words': harmlessWords = [],
    openings = [],
    ...byKey
  } = Object.fromEntries(entries)
  return { byKey, dangerWords, harmlessWords, openings }
}

/** Splits a key into the id and the value. */
export function splitKey(key: string): readonly [id: string, value: string | undefined] {
  const [id = '', value] = key.split('=')
  return [id, value]
}

/** Returns the label of a key: the id, or the whole key of a topic, because each topic is a result of its own. */
export function labelOf(key: string): string {
  const [id, value] = splitKey(key)
  return isTaskId(id) && topicOf(id, value ?? '') ? key : id
}
