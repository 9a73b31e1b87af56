/**
 * The presses of one turn: the time of each to its paint, and their work together; times in ms.
 * @typedef {{ presses: number, paints: number[], work: number, frames: number, paintings: number }} Turn
 */

/** @param {readonly number[]} values */
export function median(values) {
  return percentile(values, 0.5)
}

/**
 * @param {readonly number[]} values
 * @param {number} share
 */
function percentile(values, share) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/**
 * Returns the figures of one press over all turns: percentiles of the time to its paint, and averages of the rest.
 * @param {readonly Turn[]} turns
 */
export function figuresOf(turns) {
  const paints = turns.flatMap((turn) => turn.paints)
  const sum = (/** @type {(turn: Turn) => number} */ of) => turns.reduce((all, turn) => all + of(turn), 0)
  const presses = sum((turn) => turn.presses)
  return {
    presses,
    p50: percentile(paints, 0.5),
    p98: percentile(paints, 0.98),
    work: sum(({ work }) => work) / presses,
    frames: sum(({ frames }) => frames) / presses,
    paintings: sum(({ paintings }) => paintings) / presses,
  }
}
