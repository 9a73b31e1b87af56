import { readFileSync, writeFileSync } from 'node:fs'

// The figures of the last merged change, as ratios to the bare React page: scripts/bench/landed.json.

/** @typedef {Readonly<Record<string, number>>} Ratios by what was measured */

const FILE = 'scripts/bench/landed.json'
/** A ratio up to this many times the merged one is noise. */
const NOISE_FACTOR = 1.15

/** @returns {Ratios} */
export function readRatios() {
  return JSON.parse(readFileSync(FILE, 'utf8'))
}

/**
 * Stores the figures of a run. Figures that the run did not measure stay.
 * @param {Ratios} ratios
 */
export function storeRatios(ratios) {
  const all = { ...readRatios(), ...ratios }
  const rounded = Object.entries(all).map(([name, ratio]) => [name, Math.round(ratio * 100) / 100])
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(rounded), null, 2)}\n`)
}

/**
 * Compares a ratio with the one of the last merged change.
 * @param {number} ratio
 * @param {number | undefined} landed
 */
export function compareWithMerged(ratio, landed) {
  if (landed === undefined) return { text: '—', isWorse: false }
  return { text: landed.toFixed(2), isWorse: ratio > landed * NOISE_FACTOR }
}
