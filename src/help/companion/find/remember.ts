/** Returns a function that computes the result for each text once. */
export function remember<Key extends string, Result>(compute: (key: Key) => Result): (key: Key) => Result {
  const known = new Map<Key, Result>()
  return (key) => {
    if (!known.has(key)) known.set(key, compute(key))
    return known.get(key) as Result
  }
}
