// What a run prints: the figures of both, their ratio, and the aim beside it.

/** The most that the product may need, as a multiple of the floor; for p50, in ms more than the floor. */
const aims = { picture: 1, usable: 1.25, p50: 8, p98: 1.25, work: 2, workInAndOut: 2.5 }

/** @param {Awaited<ReturnType<typeof import('./start.js').benchStart>>} results */
export function printStart(results) {
  console.log('\nA start with nothing cached, ms       floor   product     ratio      aim')
  for (const [what, name] of /** @type {const} */ ([
    ['picture', 'first picture'],
    ['usable', 'usable'],
  ]))
    for (const { setting, floor, product } of results) {
      const ratio = product[what] / floor[what]
      console.log(
        `${`  ${name}, ${setting}`.padEnd(34)}${cell(floor[what])}${cell(product[what])}` +
          `${cell(ratio, 2)}   ≤ ${aims[what].toFixed(2)}${mark(ratio, aims[what])}`,
      )
    }
}

/** @param {Awaited<ReturnType<typeof import('./presses.js').benchPresses>>} result */
export function printPresses({ slowdown, floor, kinds }) {
  console.log(
    `\nPresses, ${slowdown}× slower       to the paint, ms      p98   main thread, ms      frames  paintings`,
  )
  console.log(`${''.padEnd(16)}     p50       p98     ratio     a press     ratio     a press   a press`)
  console.log(`${'  floor'.padEnd(16)}${row(floor)}`)
  for (const kind of kinds) {
    const p98 = kind.p98 / floor.p98
    const work = kind.work / floor.work
    const misses = [
      kind.p50 > floor.p50 + aims.p50 ? 'p50' : '',
      p98 > aims.p98 ? 'p98' : '',
      work > (kind.isInAndOut ? aims.workInAndOut : aims.work) ? 'main thread' : '',
    ].filter(Boolean)
    console.log(
      `${`  ${kind.kind}`.padEnd(16)}${row(kind, p98, work)}  ${misses.length > 0 ? `✗ ${misses.join(', ')}` : ''}`,
    )
  }
  console.log(
    `  aims: p50 ≤ floor + ${aims.p50} ms, p98 ≤ ${aims.p98} ×, main thread ≤ ${aims.work} × (in and out ≤ ${aims.workInAndOut} ×)`,
  )
}

/**
 * @param {ReturnType<typeof import('./presses.js').figuresOf>} figures
 * @param {number} [p98] its ratio
 * @param {number} [work] its ratio
 */
function row(figures, p98 = 1, work = 1) {
  return [
    cell(figures.p50),
    cell(figures.p98),
    cell(p98, 2),
    cell(figures.work, 1),
    cell(work, 2),
    cell(figures.frames, 1),
    cell(figures.paintings, 1),
  ].join('')
}

/** @param {number} value */
function cell(value, digits = 0) {
  return value.toFixed(digits).padStart(10)
}

/**
 * @param {number} ratio
 * @param {number} aim
 */
function mark(ratio, aim) {
  return ratio > aim ? '  ✗' : ''
}
