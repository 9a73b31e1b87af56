/**
 * Rates how well a text fits each label, from phrases with known labels: each feature of the text votes for the labels
 * whose phrases have it (naive Bayes). A feature that the phrases of many labels have, such as "the", hardly counts.
 */
import { featuresOf, OTHER, partsOf, weightOfPart, weightOfWord } from './features'
import { type Counts, countPhrases, type IndexedPhrases } from './phrase-counts'
import { remember } from './remember'
import { shareOfLetters } from './spelling'

/** Rates how well a text of one language fits each label. */
export interface TextRater extends Pick<IndexedPhrases, 'words'> {
  /** Returns the probability of each label; they add up to 1. */
  readonly probabilitiesOf: (text: string) => Probabilities
}

export interface PhraseIndex extends TextRater, Pick<IndexedPhrases, 'keysOf'> {}

export type Probabilities = ReadonlyMap<string, number>

/** The share of its votes that a feature gives to all labels alike, because no list of phrases is complete. */
const SHARED = 0.05
/**
 * How much the number of a label's phrases counts against it. With 0, a label with many phrases wins too often; with 1, one
 * with few, because many phrases are about many things. With 0.85, the finder is right about half a percent more often than
 * with 1 (`tests/find`).
 */
const SIZE_POWER = 0.85
/** How much the votes count: with more, the best label gets a higher probability. */
const CERTAINTY = 1.5

/** @param labelOf returns the label of a key; undefined if its phrases do not count */
export function createPhraseIndex(
  phrases: IndexedPhrases,
  labelOf: (key: string) => string | undefined,
): PhraseIndex {
  const { keysOf, words } = phrases
  const { sizes, ...counts } = countPhrases(phrases, labelOf)
  /** Remembers the votes, because most features of a text were there before its last letter. */
  const votesBy = <Feature extends string>(countsOf: (feature: Feature) => Counts) =>
    remember((feature: Feature) => votesOf(countsOf(feature), sizes))
  const votesOfWord = votesBy(counts.ofWord)
  const votesOfPart = votesBy(counts.ofPart)
  const votesOfNeighbours = votesBy(counts.ofNeighbours)
  const votesOfNumber = votesBy(counts.ofNumber)
  return {
    keysOf,
    words,
    probabilitiesOf(text) {
      const sums = new Map([...sizes.keys()].map((label) => [label, 0]))
      const add = (votes: Votes, weight: number) => {
        for (const [label, vote] of votes) sums.set(label, (sums.get(label) ?? 0) + vote * weight)
      }
      const { words, neighbours, numberKind, length } = featuresOf(text)
      for (const word of new Set(words)) {
        add(votesOfWord(word), weightOfWord(word) / length)
        const parts = partsOf(word)
        const weight = weightOfPart(parts.length) / length
        for (const part of parts) add(votesOfPart(part), weight)
      }
      for (const pair of neighbours) add(votesOfNeighbours(pair), OTHER / length)
      if (numberKind) add(votesOfNumber(numberKind), OTHER / length)
      return softmax(sums)
    },
  }
}

/** The votes of a feature for labels. */
type Votes = readonly (readonly [label: string, vote: number])[]

/** @param sizes the number of phrases of each label */
function votesOf(counts: Counts, sizes: Counts): Votes {
  const shares = [...counts].map(
    ([label, found]) => [label, found / (sizes.get(label) ?? 1) ** SIZE_POWER] as const,
  )
  const total = shares.reduce((sum, [, share]) => sum + share, 0)
  const selectivity = selectivityOf(
    shares.map(([, share]) => share / total),
    sizes.size,
  )
  return shares.map(([label, share]) => {
    // Relative to labels whose phrases do not have the feature.
    const vote = Math.log1p(((share / total) * sizes.size) / SHARED)
    return [label, selectivity * CERTAINTY * vote]
  })
}

/** Returns how selective a feature is: 1 if only one label has it, 0 if all have it alike (by its entropy). */
function selectivityOf(shares: readonly number[], labelCount: number): number {
  const entropy = shares.reduce((sum, share) => sum - share * Math.log(share), 0)
  return 1 - entropy / Math.log(labelCount)
}

function softmax(sums: Probabilities): Probabilities {
  const highest = Math.max(...sums.values())
  const shares = [...sums].map(([label, sum]) => [label, Math.exp(sum - highest)] as const)
  const total = shares.reduce((sum, [, share]) => sum + share, 0)
  return new Map(shares.map(([label, share]) => [label, share / total]))
}

/**
 * Returns the probability of each label. A language counts more, the more it knows of the typed words.
 * @param languages the visitor's own first; the others count for the words that it does not know
 */
export function combine(languages: readonly TextRater[], text: string): Probabilities {
  const [own] = languages
  const knownShares = languages.map((language) =>
    shareOfLetters(
      text,
      (word) => language.words.hasWord(word) && (language === own || !own?.words.hasWord(word)),
    ),
  )
  const total = knownShares.reduce((sum, share) => sum + share, 0)
  const combined = new Map<string, number>()
  for (const [at, language] of languages.entries()) {
    // If no language knows a word, as while one is being typed, the visitor's own counts.
    const weight = total > 0 ? (knownShares[at] ?? 0) / total : at === 0 ? 1 : 0
    for (const [label, probability] of language.probabilitiesOf(text))
      combined.set(label, (combined.get(label) ?? 0) + weight * probability)
  }
  return combined
}
