/**
 * Tells "on" from "off", and "warmer" from "cooler", by the phrases of all tasks together: the verb "activate" means on
 * whatever is activated.
 */
import type { TaskId } from '../../guidance/guidance'
import { trainLinearModel } from './linear-model'
import type { IndexedPhrases, Pause } from './phrase-counts'
import { combine, type Probabilities, type TextRater } from './phrase-index'
import { splitKey } from './phrases'

/** Tasks that are each other's opposite: on first. */
const pairs: readonly (readonly [on: TaskId, off: TaskId])[] = [
  ['turn-on', 'turn-off'],
  ['lock-keys', 'unlock-keys'],
  ['start-week-program', 'stop-week-program'],
  ['start-timer', 'stop-timer'],
  ['start-remote-control', 'stop-remote-control'],
  ['delay-start', 'heat-now'],
]

/** Tasks that answer visitors who are cold and want it warmer. */
const coldTasks: readonly string[] = [
  'why-room-cooler',
  'why-not-warm-yet',
  'why-cold-at-times',
  'why-cold-after-timer',
  'why-floor-cold',
  'why-part-cold',
] satisfies readonly TaskId[]

export const switchNames = ['on', 'off', 'warmer', 'cooler'] as const
export type Switch = (typeof switchNames)[number]

export const isSwitch = (value: string) => (switchNames as readonly string[]).includes(value)

/** The label of phrases without a value. */
export const PLAIN = 'plain'

/** The probability of each switch, and of none (`plain`). */
export type SwitchProbabilities = Readonly<Record<Switch | typeof PLAIN, number>>

/** Learns switches from the phrases of the pairs, of the cold tasks, and of the tasks that phrases switch. */
export async function trainSwitchModel(
  phrases: IndexedPhrases,
  keys: readonly string[],
  pause: Pause,
): Promise<TextRater> {
  const valued = new Set(
    keys.flatMap((key) => {
      const [label, value] = splitKey(key)
      return value && isSwitch(value) ? [label] : []
    }),
  )
  const switchOf = (key: string) => {
    const [label, value] = splitKey(key)
    if (value) return isSwitch(value) ? value : undefined
    return sideOf(label) ?? (valued.has(label) ? PLAIN : undefined)
  }
  return trainLinearModel(phrases, switchOf, pause)
}

export function switchesIn(text: string, models: readonly TextRater[]): SwitchProbabilities {
  return Object.fromEntries(combine(models, text)) as SwitchProbabilities
}

function sideOf(label: string): Switch | undefined {
  if (coldTasks.includes(label)) return 'warmer'
  const pair = pairs.find((pair) => (pair as readonly string[]).includes(label))
  return pair && (pair[0] === label ? 'on' : 'off')
}

/** Leaves out the tasks for visitors who are cold if the text says that it is too warm. */
export function withoutOpposites(
  labels: readonly string[],
  { cooler }: SwitchProbabilities,
): readonly string[] {
  return cooler > 0.5 ? labels.filter((label) => !coldTasks.includes(label)) : labels
}

/** How much more probable "off" must be than "on": the name of a thing alone, such as "timer", means on. */
const CLEARLY = 1.5
/** The least that each task of a pair gets, so that the other one is found, too, if the text is taken for its opposite. */
const LEAST = 0.05

/**
 * Shares the probability of each pair between its tasks: a text is about the heating by most of its words, and about
 * turning it off by one or two of them.
 */
export function sharePairs(probabilities: Probabilities, { on, off }: SwitchProbabilities): Probabilities {
  const shared = new Map(probabilities)
  const offShare = Math.min(1 - LEAST, Math.max(LEAST, off / (off + on * CLEARLY)))
  for (const [onTask, offTask] of pairs) {
    const both = (probabilities.get(onTask) ?? 0) + (probabilities.get(offTask) ?? 0)
    shared.set(onTask, both * (1 - offShare)).set(offTask, both * offShare)
  }
  return shared
}
