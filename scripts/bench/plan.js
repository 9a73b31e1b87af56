import { kinds } from './kinds.js'

const parts = ['core', 'start', 'presses', 'heap', 'load', 'find']
/** The core and the memory change seldom. */
const quickParts = ['start', 'presses']

/**
 * What a run measures, and how often.
 * @param {readonly string[]} names 'quick', parts, and kinds of screens to press on; none are all of them
 * @throws with a sentence when a name is unknown
 */
export function planOf(names) {
  const known = ['quick', ...parts, ...kinds.map(({ kind }) => kind)]
  const unknown = names.find((name) => !known.includes(name))
  if (unknown) throw new Error(`Unknown: ${unknown}. Choose from ${known.join(', ')}.`)
  const isQuick = names.includes('quick')
  const pressed = kinds.filter(({ kind }) => names.includes(kind))
  const chosen = parts.filter((part) => names.includes(part) || (part === 'presses' && pressed.length > 0))
  return {
    parts: chosen.length > 0 ? chosen : isQuick ? quickParts : parts,
    kinds: pressed.length > 0 ? pressed : kinds,
    slowdowns: isQuick ? [4] : [1, 4],
    loads: isQuick ? 5 : 15,
    turns: isQuick ? 2 : 8,
    visits: 2000,
  }
}
