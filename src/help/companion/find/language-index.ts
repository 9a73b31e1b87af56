/** The indexes of the phrases of one language. */
import { indexPhrases, type Pause } from './phrase-counts'
import { createPhraseIndex, type PhraseIndex, type TextRater } from './phrase-index'
import { createValueIndexes, type ValueIndexes } from './phrase-values'
import { labelOf, type Phrases } from './phrases'
import { trainSwitchModel } from './switches'

export interface LanguageIndex {
  /** Of tasks, places, `danger` and `none`. */
  readonly results: PhraseIndex
  readonly switches: TextRater
  readonly values: ValueIndexes
}

const known = new WeakMap<Phrases, Promise<LanguageIndex>>()

/** Returns the indexes of a language. Creates them only once, because another language may join it. */
export function languageIndexOf(phrases: Phrases, pause: Pause): Promise<LanguageIndex> {
  const index = known.get(phrases) ?? createLanguageIndex(phrases, pause)
  known.set(phrases, index)
  return index
}

async function createLanguageIndex({ byKey }: Phrases, pause: Pause): Promise<LanguageIndex> {
  const phrases = await indexPhrases(byKey, pause)
  const keys = Object.keys(byKey)
  return {
    results: createPhraseIndex(phrases, labelOf),
    switches: await trainSwitchModel(phrases, keys, pause),
    values: createValueIndexes(phrases, keys),
  }
}
