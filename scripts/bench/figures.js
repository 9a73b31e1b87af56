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

/** @param {readonly number[]} values */
export function spread(values) {
  return {
    median: round(median(values)),
    p95: round(percentile(values, 0.95)),
    p99: round(percentile(values, 0.99)),
  }
}

/** @param {number} value */
export function round(value) {
  return Math.round(value * 10) / 10
}
