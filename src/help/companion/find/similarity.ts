/** Compares words with tolerance for typos, endings and compounds. */

/** The share of unchanged letters that a typo must exceed. */
const MIN_UNCHANGED_SHARE = 0.65

/** Returns the similarity of two words, from 0 (nothing in common) to 1 (the same word). */
export function similarity(typed: string, known: string): number {
  if (typed === known) return 1
  const [short, long] = typed.length < known.length ? [typed, known] : [known, typed]
  // Numbers and signs, which sort before letters, must be equal.
  if (short < 'a') return 0
  const lengthRatio = short.length / long.length
  // The visitor may still be typing the word.
  if (known.startsWith(typed)) return 0.6 + 0.4 * lengthRatio
  if (short.length < 3) return 0
  // The typed word may be the known word with an ending.
  if (typed.startsWith(known) && lengthRatio > 0.5) return 0.5 + 0.5 * lengthRatio
  const partScore = short.length > 3 && long.includes(short) ? 0.5 + 0.5 * lengthRatio : 0
  const prefixShare = commonPrefixLength(short, long) / long.length
  // `unchangedShare` cannot exceed the ratio of the lengths, so most distances need not be computed.
  const unchangedShare = lengthRatio > MIN_UNCHANGED_SHARE ? 1 - editDistance(short, long) / long.length : 0
  return Math.max(
    partScore,
    unchangedShare > MIN_UNCHANGED_SHARE ? unchangedShare : 0,
    prefixShare > 0.5 ? 0.2 + 0.6 * prefixShare : 0,
  )
}

function commonPrefixLength(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length++
  return length
}

/** Returns the number of wrong, missing, extra or swapped letters (restricted Damerau-Levenshtein distance). */
export function editDistance(one: string, other: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const next = [row]
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1]
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      next[at] = Math.min(
        (last[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    beforeLast = last
    last = next
  }
  return last[other.length] ?? 0
}
