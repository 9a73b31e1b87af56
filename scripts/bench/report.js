import { compareWithMerged } from './landed.js'

// Prints a run: the figures of both sites, their ratio, the last merged ratio, and the aim.

/** @typedef {ReturnType<typeof import('./figures.js').figuresOf>} Press */
/** @typedef {{ kind: string, floor: Press, product: Press }} PressRow */
/** @typedef {{ picture: number, usable: number }} Start */

/**
 * Limits that a visitor does not feel: the ratio of the product to the bare React page, and the time from a press to
 * its paint on a slow processor, in ms.
 */
const aims = {
  picture: /** @type {Record<string, number>} */ ({ 'as is': 1, '4× slower': 1, '4× slower, slow 4G': 1 }),
  usable: /** @type {Record<string, number>} */ ({
    'as is': 1.5,
    '4× slower': 1.5,
    '4× slower, slow 4G': 1.3,
  }),
  p98: 100,
}

const names = { picture: 'first picture', usable: 'usable' }
const measures = /** @type {const} */ (['picture', 'usable'])

/** @import { Ratios } from './landed.js' */
/** @typedef {{ setting: string, floor: Start, product: Start }} StartRow */

/**
 * Returns the ratios of a run, by the names under which they are stored.
 * @param {readonly StartRow[]} starts
 * @param {readonly PressRow[]} presses
 * @returns {Ratios}
 */
export function ratiosOf(starts, presses) {
  return Object.fromEntries([
    ...starts.flatMap(({ setting, floor, product }) =>
      measures.map((what) => [`${what}, ${setting}`, product[what] / floor[what]]),
    ),
    ...presses.map(({ kind, floor, product }) => [`press, ${kind}`, product.p98 / floor.p98]),
  ])
}

/**
 * @param {readonly StartRow[]} results
 * @param {Ratios} landed
 */
export function startLines(results, landed) {
  return [
    `${'A start with nothing cached, ms'.padEnd(36)}     floor   product     ratio    landed     aim`,
    ...measures.flatMap((what) =>
      results.map(({ setting, floor, product }) => {
        const ratio = product[what] / floor[what]
        const before = compareWithMerged(ratio, landed[`${what}, ${setting}`])
        const cells = [cell(floor[what]), cell(product[what]), cell(ratio, 2), before.text.padStart(10)].join(
          '',
        )
        const most = aims[what][setting]
        const aim = most ? `   ≤ ${most.toFixed(2)}${mark(ratio > most)}` : ''
        return `${`  ${names[what]}, ${setting}`.padEnd(36)}${cells}${aim}${worse(before)}`
      }),
    ),
  ]
}

/**
 * @param {{ slowdown: number, rows: readonly PressRow[] }} result
 * @param {Ratios} landed
 */
export function pressLines({ slowdown, rows }, landed) {
  return [
    `A press, ${slowdown}× slower: the floor, the product, their ratio`,
    '                   to its paint, ms             98 %             landed     main thread, ms      frames  paints',
    ...rows.map((row) => {
      const before = compareWithMerged(row.product.p98 / row.floor.p98, landed[`press, ${row.kind}`])
      const cells = pressCells(row, before.text)
      return `  ${row.kind.padEnd(14)}${cells}${mark(row.product.p98 > aims.p98)}${worse(before)}`
    }),
    `  The aim: 98 % of the presses have their paint within ${aims.p98} ms.`,
  ]
}

/**
 * @param {PressRow} row
 * @param {string} landed
 */
function pressCells({ floor, product }, landed) {
  return [
    cell(floor.p50, 1),
    cell(product.p50, 1, 7),
    cell(floor.p98, 1, 12),
    cell(product.p98, 1, 7),
    cell(product.p98 / floor.p98, 2, 7),
    landed.padStart(9),
    cell(floor.work, 1, 11),
    cell(product.work, 1, 7),
    cell(product.work / floor.work, 2, 7),
    cell(product.frames, 1),
    cell(product.paintings, 1, 8),
  ].join('')
}

/** @param {{ readonly isWorse: boolean }} before */
function worse({ isWorse }) {
  return isWorse ? '  worse than landed' : ''
}

/** @param {boolean} isMissed */
function mark(isMissed) {
  return isMissed ? '  ✗' : ''
}

/** @param {number} value */
function cell(value, digits = 0, width = 10) {
  return value.toFixed(digits).padStart(width)
}
