/**
 * Rates how well a text fits each of a few labels, by weights that are learned from phrases with known labels (logistic
 * regression). It tells opposites better than the votes of `phrase-index.ts`, which count each word by itself: there
 * "please" adds to the side whose phrases happen to have it more often.
 */
import { normalisedWords } from '../../../common/texts/normalised-words'
import { neighboursOf } from './features'
import { type IndexedPhrases, labelsOfPhrase, type Pause } from './phrase-counts'
import type { TextRater } from './phrase-index'
import { remember } from './remember'

/** How often the phrases are gone through. With less, the model is less often right; with more, it is later there. */
const PASSES = 10
/** How far a phrase moves the weights of its features. */
const LEARNING_RATE = 2
/** How much the rate falls from pass to pass. */
const DECAY = 0.3
/** How far a phrase moves what a label has without any feature, as a share of the rate. */
const BIAS = 0.3
/** A phrase whose label is this probable is learned, and is not gone through again. */
const LEARNED = 0.95

interface Example {
  /** The numbers of its features. */
  readonly features: readonly number[]
  readonly labels: ReadonlySet<number>
}

/** @param labelOf returns the label of a key; undefined if its phrases do not count */
export async function trainLinearModel(
  { all, words }: IndexedPhrases,
  labelOf: (key: string) => string | undefined,
  pause: Pause,
): Promise<TextRater> {
  const labelNumbers = new Map<string, number>()
  const featureNumbers = new Map<string, number>()
  const knownLabelOf = remember(labelOf)
  const examples = all.flatMap((phrase): readonly Example[] => {
    const labels = labelsOfPhrase(phrase, knownLabelOf)
    if (labels.size === 0) return []
    return [
      {
        features: wordsAndNeighboursOf(phrase.words).map((feature) => numberOf(feature, featureNumbers)),
        labels: new Set([...labels].map((label) => numberOf(label, labelNumbers))),
      },
    ]
  })
  const weights = createWeights(featureNumbers.size, labelNumbers.size)
  let rest = mixed(examples)
  for (let pass = 0; pass < PASSES; pass++) {
    await pause()
    rest = rest.filter((example) => weights.learn(example, LEARNING_RATE / (1 + pass * DECAY)))
  }
  return {
    words,
    probabilitiesOf(text) {
      const known = wordsAndNeighboursOf(normalisedWords(text)).flatMap(
        (feature) => featureNumbers.get(feature) ?? [],
      )
      const probabilities = weights.probabilitiesOf(known)
      return new Map([...labelNumbers].map(([label, number]) => [label, probabilities[number] ?? 0]))
    },
  }
}

/** Returns the words and the beginnings of neighbouring words. The end of the text counts as one: "floor off" ends in "off". */
function wordsAndNeighboursOf(words: readonly string[]): readonly string[] {
  const neighbours = words.map((word, at) => neighboursOf(word, words[at + 1] ?? ''))
  return [...new Set([...words, ...neighbours])]
}

/** Returns the number of a name, which is the next one for a new name. */
function numberOf(name: string, numbers: Map<string, number>): number {
  const number = numbers.get(name) ?? numbers.size
  numbers.set(name, number)
  return number
}

/** Returns the examples of all labels mixed, because the last ones count most; always in the same order. */
function mixed(examples: readonly Example[]): readonly Example[] {
  // A prime number, so that each example comes once.
  const step = [7919, 7927].find((prime) => examples.length % prime !== 0) ?? 1
  return examples.flatMap((_, at) => examples[(at * step) % examples.length] ?? [])
}

/** Creates the weights of features for labels, all 0. */
function createWeights(featureCount: number, labelCount: number) {
  const labels = Array.from({ length: labelCount }, (_, label) => label)
  // Loops and one array of results, because each phrase comes often.
  const weights = new Float64Array(featureCount * labelCount)
  const biases = new Float64Array(labelCount)
  const probabilities = new Float64Array(labelCount)
  const weightOf = (feature: number, label: number) => weights[feature * labelCount + label] ?? 0
  const computeProbabilities = (features: readonly number[]): Float64Array => {
    const scale = scaleOf(features)
    let total = 0
    for (const label of labels) {
      let sum = 0
      for (const feature of features) sum += weightOf(feature, label)
      const share = Math.exp(sum * scale + (biases[label] ?? 0))
      probabilities[label] = share
      total += share
    }
    for (const label of labels) probabilities[label] = (probabilities[label] ?? 0) / total
    return probabilities
  }
  return {
    probabilitiesOf: (features: readonly number[]): readonly number[] => [...computeProbabilities(features)],
    /** Moves the weights so that the labels of an example become more probable. Returns false for a learned one. */
    learn({ features, labels: right }: Example, step: number): boolean {
      const found = computeProbabilities(features)
      if (labels.some((label) => right.has(label) && (found[label] ?? 0) > LEARNED)) return false
      const scale = scaleOf(features)
      for (const label of labels) {
        const wanted = right.has(label) ? 1 / right.size : 0
        const move = step * (wanted - (found[label] ?? 0))
        biases[label] = (biases[label] ?? 0) + move * BIAS
        for (const feature of features)
          weights[feature * labelCount + label] = weightOf(feature, label) + move * scale
      }
      return true
    },
  }
}

/** Returns how much each feature counts: in a long text, each of them counts less. */
const scaleOf = (features: readonly number[]) => 1 / Math.sqrt(Math.max(1, features.length))
