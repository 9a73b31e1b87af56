/** Moves a value among offered ones, by key, by tap or by drag. */

/** Returns the next offered value above the current one, or below it; the current one at the end. */
export function nextOffered(offered: readonly number[], current: number, direction: 1 | -1): number {
  const next =
    direction > 0
      ? offered.find((value) => value > current)
      : offered.filter((value) => value < current).at(-1)
  return next ?? current
}

/** Returns the value for a key of a slider; `undefined` for any other key. */
export function offeredByKey(offered: readonly number[], current: number, key: string): number | undefined {
  switch (key) {
    case 'ArrowUp':
    case 'ArrowRight':
      return nextOffered(offered, current, 1)
    case 'ArrowDown':
    case 'ArrowLeft':
      return nextOffered(offered, current, -1)
    case 'Home':
      return offered[0]
    case 'End':
      return offered.at(-1)
    default:
      return undefined
  }
}

/** Returns the offered value a number of steps from the value at the start of a drag. */
export function offeredByDrag(offered: readonly number[], start: number, steps: number): number {
  if (steps === 0) return start
  let value = start
  for (let step = 0; step < Math.abs(steps); step++) value = nextOffered(offered, value, steps > 0 ? 1 : -1)
  return value
}

/** True if a key belongs to a shortcut, which is the browser's or the system's. */
export function hasModifier({
  altKey,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey'>): boolean {
  return altKey || ctrlKey || metaKey
}
