/**
 * Rates how well a text fits each label, from phrases with known labels: each feature of the text votes for the labels
 * whose phrases have it (naive Bayes). A feature that the phrases of many labels have, such as "the", hardly counts.
 */
import { normalisedWords } from '../../../common/texts/normalised-words'
import { featuresOf, OTHER, partsOf, weightOfPart, weightOfWord } from './features'
import { type Counts, createPhraseCounts } from './phrase-counts'

export interface LabelledPhrase {
  readonly phrase: string
  /** The right labels; each of them is equally right. */
  readonly labels: readonly string[]
}

export interface PhraseIndex {
  readonly labels: readonly string[]
  /** Returns the probability of each label, in the order of the labels; they add up to 1. */
  readonly probabilitiesOf: (text: string) => readonly number[]
  /** True for a normalised word of a phrase. */
  readonly hasWord: (word: string) => boolean
  /** Returns the share of the typed letters that are in words of the phrases, from 0 to 1. */
  readonly knownShareOf: (text: string) => number
}

/** The share of its votes that a feature gives to all labels alike, because no list of phrases is complete. */
const SHARED = 0.05
/** How much the votes count: with more, the best label gets a higher probability. */
const CERTAINTY = 1.5

export function createPhraseIndex(phrases: readonly LabelledPhrase[]): PhraseIndex {
  const labels = [...new Set(phrases.flatMap((phrase) => phrase.labels))]
  const indexes = new Map(labels.map((label, index) => [label, index]))
  /** The number of phrases of each label. */
  const sizes = labels.map(() => 0)
  const indexed = phrases.map(({ phrase, labels: right }) => {
    const rightIndexes = right.map((label) => indexes.get(label) as number)
    for (const index of rightIndexes) sizes[index] = (sizes[index] as number) + 1 / right.length
    return { phrase, labels: rightIndexes }
  })
  const { hasWord, ...counter } = createPhraseCounts(indexed)
  /** Remembers the votes, because most features of a text were there before its last letter. */
  const known = new Map<string, Votes>()
  const votesFor = (feature: string, counts: () => Counts): Votes => {
    const votes = known.get(feature) ?? votesOf(counts(), sizes)
    known.set(feature, votes)
    return votes
  }
  return {
    labels,
    hasWord,
    probabilitiesOf(text) {
      const sums = sizes.map(() => 0)
      const add = (votes: Votes, weight: number) => {
        for (const [label, vote] of votes) sums[label] = (sums[label] as number) + vote * weight
      }
      const { words, neighbours, numberKind, length } = featuresOf(text)
      for (const word of new Set(words)) {
        const votes = votesFor(`=${word}`, () => counter.countsOfWord(word))
        add(votes, weightOfWord(word) / length)
        const parts = partsOf(word)
        const weight = weightOfPart(parts.length) / length
        for (const part of parts)
          add(
            votesFor(part, () => counter.countsOfPart(part)),
            weight,
          )
      }
      for (const pair of neighbours)
        add(
          votesFor(pair, () => counter.countsOfNeighbours(pair)),
          OTHER / length,
        )
      if (numberKind)
        add(
          votesFor(`#${numberKind}`, () => counter.countsOfNumber(numberKind)),
          OTHER / length,
        )
      return softmax(sums)
    },
    knownShareOf(text) {
      const words = normalisedWords(text)
      const known = words.filter(hasWord)
      return known.join('').length / Math.max(1, words.join('').length)
    },
  }
}

/** The votes of a feature, by the index of the label. */
type Votes = readonly (readonly [label: number, vote: number])[]

/** @param sizes the number of phrases of each label: a label with many phrases does not count more */
function votesOf(counts: Counts, sizes: readonly number[]): Votes {
  const shares = [...counts].map(([label, found]) => [label, found / (sizes[label] as number)] as const)
  const total = shares.reduce((sum, [, share]) => sum + share, 0)
  const selectivity = selectivityOf(
    shares.map(([, share]) => share / total),
    sizes.length,
  )
  return shares.map(([label, share]) => {
    // Relative to labels whose phrases do not have the feature.
    const vote = Math.log1p(((share / total) * sizes.length) / SHARED)
    return [label, selectivity * CERTAINTY * vote]
  })
}

/** Returns how selective a feature is: 1 if only one label has it, 0 if all have it alike (by its entropy). */
function selectivityOf(shares: readonly number[], labelCount: number): number {
  const entropy = shares.reduce((sum, share) => sum - share * Math.log(share), 0)
  return 1 - entropy / Math.log(labelCount)
}

function softmax(sums: readonly number[]): readonly number[] {
  const highest = Math.max(...sums)
  const shares = sums.map((sum) => Math.exp(sum - highest))
  const total = shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share) => share / total)
}
