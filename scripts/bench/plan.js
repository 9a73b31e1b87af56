import { kinds, usualKinds } from './kinds.js'

const parts = ['start', 'presses']

/**
 * Returns the parts that a run measures, and how often.
 * @param {readonly string[]} names parts, kinds of screens to press on, 'all', and 'land' to keep the figures;
 *   without any it is how a page starts, and the presses that visitors make most
 * @throws an error with a sentence if a name is unknown
 */
export function planOf(names) {
  const known = ['all', 'land', ...parts, ...kinds.map(({ kind }) => kind)]
  const unknown = names.find((name) => !known.includes(name))
  if (unknown) throw new Error(`Unknown: ${unknown}. Choose from ${known.join(', ')}.`)
  const isAll = names.includes('all')
  const pressed = kinds.filter(({ kind }) => names.includes(kind))
  const chosen = parts.filter((part) => names.includes(part) || (part === 'presses' && pressed.length > 0))
  return {
    parts: isAll ? parts : chosen.length > 0 ? chosen : ['start', 'presses'],
    kinds: isAll ? kinds : pressed.length > 0 ? pressed : usualKinds,
    loads: 10,
    turns: 6,
    isLanding: names.includes('land'),
  }
}
