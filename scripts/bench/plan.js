import { kinds } from './kinds.js'

const parts = ['core', 'start', 'presses', 'heap']
/** The core and the memory change seldom. */
const quickParts = ['start', 'presses']

/**
 * What a run measures, and how often.
 * @param {readonly string[]} names of parts and kinds of screens, and 'quick'; none are all of them
 * @throws with a sentence when a name is unknown
 */
export function planOf(names) {
  const known = ['quick', ...parts, ...kinds.map(({ kind }) => kind)]
  const unknown = names.find((name) => !known.includes(name))
  if (unknown) throw new Error(`The benchmark has no ${unknown}; it has ${known.join(', ')}.`)
  const isQuick = names.includes('quick')
  const namedParts = parts.filter((part) => names.includes(part))
  const namedKinds = kinds.filter(({ kind }) => names.includes(kind))
  const usual = isQuick ? quickParts : parts
  return {
    parts: namedParts.length > 0 ? namedParts : namedKinds.length > 0 ? ['presses'] : usual,
    kinds: namedKinds.length > 0 ? namedKinds : kinds,
    slowdowns: isQuick ? [4] : [1, 4],
    loads: isQuick ? 5 : 15,
    turns: isQuick ? 1 : 5,
  }
}
