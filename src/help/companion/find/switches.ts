/**
 * Tells "on" from "off", and "warmer" from "cooler", by the phrases of all tasks together: the verb "activate" means on
 * whatever is activated.
 */
import type { TaskId } from '../../guidance/guidance'
import type { IndexedPhrases } from './phrase-counts'
import { combine, createPhraseIndex, type PhraseIndex } from './phrase-index'
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

/** Creates an index of the phrases of the pairs, of the cold tasks, and of the tasks that phrases switch. */
export function createSwitchIndex(phrases: IndexedPhrases, keys: readonly string[]): PhraseIndex {
  const valued = new Set(
    keys.flatMap((key) => {
      const [label, value] = splitKey(key)
      return value && isSwitch(value) ? [label] : []
    }),
  )
  return createPhraseIndex(phrases, (key) => {
    const [label, value] = splitKey(key)
    if (value) return isSwitch(value) ? value : undefined
    return sideOf(label) ?? (valued.has(label) ? PLAIN : undefined)
  })
}

export function switchesIn(text: string, indexes: readonly PhraseIndex[]): SwitchProbabilities {
  return Object.fromEntries(combine(indexes, text)) as SwitchProbabilities
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
const CLEARLY = 2

/** Swaps the tasks of a pair if the text asks for the one that stands after the other. */
export function orderPairs(labels: readonly string[], { on, off }: SwitchProbabilities): readonly string[] {
  const ordered = [...labels]
  for (const pair of pairs) {
    const [onAt, offAt] = [ordered.indexOf(pair[0]), ordered.indexOf(pair[1])]
    if (onAt < 0 || offAt < 0) continue
    const isOff = off > on * CLEARLY
    ordered[Math.min(onAt, offAt)] = isOff ? pair[1] : pair[0]
    ordered[Math.max(onAt, offAt)] = isOff ? pair[0] : pair[1]
  }
  return ordered
}
