// What a run says: the figures of both, their ratio, and the aim beside it.

/** @typedef {ReturnType<typeof import('./figures.js').figuresOf>} Press */
/** @typedef {{ kind: string, floor: Press, product: Press }} PressRow */
/** @typedef {{ picture: number, usable: number }} Start */

/**
 * The most that a visitor does not feel: how many times as long as the floor the product takes to be usable,
 * and how long a press takes to its paint on a slow processor, in ms.
 */
const aims = {
  usable: /** @type {Record<string, number>} */ ({ 'as is': 2, '4× slower, slow 4G': 1.5 }),
  p98: 100,
}

const names = { picture: 'first picture', usable: 'usable' }

/** @param {readonly { setting: string, floor: Start, product: Start }[]} results */
export function startLines(results) {
  return [
    `${'A start with nothing cached, ms'.padEnd(36)}     floor   product     ratio     aim`,
    .../** @type {const} */ (['picture', 'usable']).flatMap((what) =>
      results.map(({ setting, floor, product }) => {
        const ratio = product[what] / floor[what]
        const cells = [cell(floor[what]), cell(product[what]), cell(ratio, 2)].join('')
        const most = what === 'usable' ? aims.usable[setting] : undefined
        const aim = most ? `   ≤ ${most.toFixed(2)}${mark(ratio > most)}` : ''
        return `${`  ${names[what]}, ${setting}`.padEnd(36)}${cells}${aim}`
      }),
    ),
  ]
}

/** @param {{ slowdown: number, rows: readonly PressRow[] }} result */
export function pressLines({ slowdown, rows }) {
  const speed = slowdown === 1 ? 'as is' : `${slowdown}× slower`
  return [
    `A press, ${speed}: the floor, the product, their ratio`,
    '                   to its paint, ms             98 %               main thread, ms      frames  paints',
    ...rows.map(
      (row) =>
        `  ${row.kind.padEnd(14)}${pressCells(row)}${mark(slowdown > 1 && row.product.p98 > aims.p98)}`,
    ),
    ...(slowdown > 1 ? [`  The aim: 98 % of the presses have their paint within ${aims.p98} ms.`] : []),
  ]
}

/** @param {PressRow} row */
function pressCells({ floor, product }) {
  return [
    cell(floor.p50, 1),
    cell(product.p50, 1, 7),
    cell(floor.p98, 1, 12),
    cell(product.p98, 1, 7),
    cell(product.p98 / floor.p98, 2, 7),
    cell(floor.work, 1, 11),
    cell(product.work, 1, 7),
    cell(product.work / floor.work, 2, 7),
    cell(product.frames, 1),
    cell(product.paintings, 1, 8),
  ].join('')
}

/** @param {boolean} isMissed */
function mark(isMissed) {
  return isMissed ? '  ✗' : ''
}

/** @param {Awaited<ReturnType<typeof import('./heap.js').benchHeap>>} heap */
export function heapLines({ presses, before, after }) {
  return [
    `Memory after ${presses} presses: ${before.heap} kB before, ${after.heap} kB after; ` +
      `${before.nodes} nodes before, ${after.nodes} after`,
  ]
}

/** @param {Awaited<ReturnType<typeof import('./load.js').benchLoad>>} load */
export function loadLines({ first, returning }) {
  const row = (/** @type {string} */ name, /** @type {import('./load.js').Load} */ load) =>
    `  ${name.padEnd(12)}${cell(load.requests)}${cell(load.bytes)}${cell(load.perSecond)}` +
    (load.cpu === null ? '  not known here' : cell(load.cpu, 2, 16))
  return [
    'A visit, from nginx   requests     bytes  a second   nginx’s CPU, ms',
    row('first', first),
    row('returning', returning),
  ]
}

/** @param {number} value */
function cell(value, digits = 0, width = 10) {
  return value.toFixed(digits).padStart(width)
}
