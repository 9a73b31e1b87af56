/**
 * Rates how well a text fits each label, from phrases with known labels: each feature of the text votes for the labels
 * whose phrases have it (naive Bayes). A feature that the phrases of many labels have, such as "the", hardly counts.
 */
import { normalisedWords } from '../../../common/texts/normalised-words'
import { featuresOf, OTHER, partCountOf, partsOf, weightOfPart, weightOfWord, withBounds } from './features'

export interface LabelledPhrase {
  readonly phrase: string
  /** The right labels; each of them is equally right. */
  readonly labels: readonly string[]
}

export interface PhraseIndex {
  readonly labels: readonly string[]
  /** Returns the probability of each label, in the order of the labels; they add up to 1. */
  readonly probabilitiesOf: (text: string) => readonly number[]
  /** Returns the share of the typed letters that are in words of the phrases, from 0 to 1. */
  readonly knownShareOf: (text: string) => number
}

/** The share of its votes that a feature gives to all labels alike, because no list of phrases is complete. */
const SHARED = 0.05
/** How much the votes count: with more, the best label gets a higher probability. */
const CERTAINTY = 1.5

/** How often the phrases of a label have a feature, by the index of the label. */
type Counts = Map<number, number>

export function createPhraseIndex(phrases: readonly LabelledPhrase[]): PhraseIndex {
  const labels = [...new Set(phrases.flatMap((phrase) => phrase.labels))]
  const indexes = new Map(labels.map((label, index) => [label, index]))
  /** The number of phrases of each label. */
  const sizes = labels.map(() => 0)
  const byWord = new Map<string, Counts>()
  const byOther = new Map<string, Counts>()
  for (const { phrase, labels: right } of phrases) {
    const rightIndexes = right.map((label) => indexes.get(label) as number)
    const { words, others, length } = featuresOf(phrase)
    for (const index of rightIndexes) sizes[index] = (sizes[index] as number) + 1 / right.length
    for (const word of words) count(byWord, word, rightIndexes, length)
    for (const other of others) count(byOther, other, rightIndexes, length)
  }
  const countsOfPart = createPartCounter(byWord)
  /** Remembers the votes, because most features of a text were there before its last letter. */
  const known = new Map<string, Votes>()
  const votesFor = (feature: string, counts: () => Counts | undefined): Votes => {
    const votes = known.get(feature) ?? votesOf(counts() ?? new Map(), sizes)
    known.set(feature, votes)
    return votes
  }
  return {
    labels,
    probabilitiesOf(text) {
      const sums = sizes.map(() => 0)
      const add = (votes: Votes, weight: number) => {
        for (const [label, vote] of votes) sums[label] = (sums[label] as number) + vote * weight
      }
      const { words, others, length } = featuresOf(text)
      for (const word of words) {
        add(
          votesFor(`=${word}`, () => byWord.get(word)),
          weightOfWord(word) / length,
        )
        const parts = partsOf(word)
        const weight = weightOfPart(parts.length) / length
        for (const part of parts)
          add(
            votesFor(part, () => countsOfPart(part)),
            weight,
          )
      }
      for (const other of others)
        add(
          votesFor(other, () => byOther.get(other)),
          OTHER / length,
        )
      return softmax(sums)
    },
    knownShareOf(text) {
      const words = normalisedWords(text)
      const known = words.filter((word) => byWord.has(word))
      return known.join('').length / Math.max(1, words.join('').length)
    },
  }
}

function count(
  counts: Map<string, Counts>,
  feature: string,
  labels: readonly number[],
  phraseLength: number,
): void {
  const byLabel: Counts = counts.get(feature) ?? new Map()
  counts.set(feature, byLabel)
  for (const label of labels)
    byLabel.set(label, (byLabel.get(label) ?? 0) + 1 / (labels.length * phraseLength))
}

/**
 * Returns a function that adds up the counts of all words with a part. The words are searched when a part is typed:
 * an index of all parts would take longer to build than all searches together.
 */
function createPartCounter(byWord: ReadonlyMap<string, Counts>): (part: string) => Counts {
  const words = [...byWord.keys()]
  const text = words.map(withBounds).join('')
  const starts = new Map<number, string>()
  let start = 0
  for (const word of words) {
    starts.set(start, word)
    start += withBounds(word).length
  }
  return (part) => {
    const counts: Counts = new Map()
    const seen = new Set<string>()
    for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
      const word = starts.get(text.lastIndexOf('<', at)) ?? ''
      if (seen.has(word)) continue
      seen.add(word)
      const weight = weightOfPart(partCountOf(word.length))
      for (const [label, value] of byWord.get(word) ?? [])
        counts.set(label, (counts.get(label) ?? 0) + value * weight)
    }
    return counts
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
