/** The phrases of one language, and the results of several languages together. */
import { normalisedWords } from '../../../common/texts/normalised-words'
import { createPhraseIndex, type PhraseIndex } from './phrase-index'
import { type Phrases, splitKey } from './phrases'

export interface LanguageIndex {
  readonly index: PhraseIndex
  /** Returns the keys of a phrase that is typed exactly. */
  readonly keysOf: (query: string) => readonly string[]
}

const known = new WeakMap<Phrases, LanguageIndex>()

/** Returns the index of a language. Creates it only once, because another language may join it, and it is slow to build. */
export function languageIndexOf(phrases: Phrases): LanguageIndex {
  const index = known.get(phrases) ?? createLanguageIndex(phrases)
  known.set(phrases, index)
  return index
}

function createLanguageIndex({ byKey }: Phrases): LanguageIndex {
  const phrases = new Map<string, { readonly phrase: string; readonly keys: string[] }>()
  for (const [key, list] of Object.entries(byKey))
    for (const phrase of list) {
      const normalised = normalise(phrase)
      const known = phrases.get(normalised)
      if (known) known.keys.push(key)
      else phrases.set(normalised, { phrase, keys: [key] })
    }
  const labelled = [...phrases.values()].map(({ phrase, keys }) => ({
    phrase,
    labels: [...new Set(keys.map((key) => splitKey(key)[0]))],
  }))
  return {
    index: createPhraseIndex(labelled),
    keysOf: (query) => phrases.get(normalise(query))?.keys ?? [],
  }
}

const normalise = (text: string) => normalisedWords(text).join(' ')

/** Returns the probability of each label. A language counts as much as it knows of the typed words. */
export function combine(languages: readonly LanguageIndex[], query: string): ReadonlyMap<string, number> {
  const shares = languages.map(({ index }) => index.knownShareOf(query))
  const total = shares.reduce((sum, share) => sum + share, 0)
  const combined = new Map<string, number>()
  languages.forEach(({ index }, at) => {
    // If no language knows a word, as while one is being typed, the visitor's own counts.
    const weight = total > 0 ? (shares[at] ?? 0) / total : at === 0 ? 1 : 0
    const probabilities = index.probabilitiesOf(query)
    index.labels.forEach((label, place) => {
      combined.set(label, (combined.get(label) ?? 0) + weight * (probabilities[place] ?? 0))
    })
  })
  return combined
}
