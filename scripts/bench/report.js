// What a run says: the figures of both, their ratio, and the aim beside it.

/** @typedef {ReturnType<typeof import('./figures.js').figuresOf>} Press */
/** @typedef {{ kind: string, isInAndOut: boolean, floor: Press, product: Press }} PressRow */
/** @typedef {{ picture: number, usable: number }} Start */

/**
 * The most that the product may need, as a multiple of the floor; p50 in ms more than the floor. The paints
 * have aims on a slow processor only: on a quick one the wait for the next frame is most of them.
 */
const aims = { picture: 1, usable: 1.25, p50: 8, p98: 1.25, work: 2, workInAndOut: 2.5 }

const names = { picture: 'first picture', usable: 'usable' }

/** @param {readonly { setting: string, floor: Start, product: Start }[]} results */
export function startLines(results) {
  return [
    `${'A start with nothing cached, ms'.padEnd(36)}     floor   product     ratio     aim`,
    .../** @type {const} */ (['picture', 'usable']).flatMap((what) =>
      results.map(({ setting, floor, product }) => {
        const ratio = product[what] / floor[what]
        const cells = [cell(floor[what]), cell(product[what]), cell(ratio, 2)].join('')
        const aim = `   ≤ ${aims[what].toFixed(2)}${ratio > aims[what] ? '  ✗' : ''}`
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
    ...rows.map((row) => `  ${row.kind.padEnd(14)}${pressCells(row)}${mark(missesOf(row, slowdown > 1))}`),
    `  The aims: main thread ≤ ${aims.work} × (in and out ≤ ${aims.workInAndOut} ×)` +
      (slowdown > 1 ? `, median ≤ floor + ${aims.p50} ms, 98 % ≤ ${aims.p98} ×.` : '.'),
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

/**
 * @param {PressRow} row
 * @param {boolean} isSlow
 */
function missesOf({ isInAndOut, floor, product }, isSlow) {
  return [
    isSlow && product.p50 > floor.p50 + aims.p50 ? 'median' : '',
    isSlow && product.p98 > floor.p98 * aims.p98 ? '98 %' : '',
    product.work > floor.work * (isInAndOut ? aims.workInAndOut : aims.work) ? 'main thread' : '',
  ].filter(Boolean)
}

/** @param {string[]} misses */
function mark(misses) {
  return misses.length > 0 ? `  ✗ ${misses.join(', ')}` : ''
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
