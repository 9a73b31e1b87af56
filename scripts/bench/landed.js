import { readFileSync, writeFileSync } from 'node:fs'

// The figures of the last change that was landed, as ratios to the floor: scripts/bench/landed.json.

/** @typedef {Readonly<Record<string, number>>} Ratios by what was measured */

const FILE = 'scripts/bench/landed.json'
/** How much worse a ratio may be by chance. */
const CHANCE = 1.15

/** @returns {Ratios} */
export function readLanded() {
  return JSON.parse(readFileSync(FILE, 'utf8'))
}

/**
 * Keeps the figures of a run, and those of what it has not measured.
 * @param {Ratios} ratios
 */
export function land(ratios) {
  const all = { ...readLanded(), ...ratios }
  const rounded = Object.entries(all).map(([name, ratio]) => [name, Math.round(ratio * 100) / 100])
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(rounded), null, 2)}\n`)
}

/**
 * What stands beside a ratio: the landed one, and whether it has become worse than chance makes it.
 * @param {number} ratio
 * @param {number | undefined} landed
 */
export function besideLanded(ratio, landed) {
  if (landed === undefined) return { text: '—', isWorse: false }
  return { text: landed.toFixed(2), isWorse: ratio > landed * CHANCE }
}
