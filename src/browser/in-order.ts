/** Inputs act in their order: what needs a screen that is not loaded waits for it, and the next behind it. */
import { type Input, ScreenNotLoaded } from '../device/device'

/**
 * @param take does an input; without its screen it throws `ScreenNotLoaded` and changes nothing
 * @param loadFurther loads them; if it fails, what needs them is dropped, and the next such input asks again
 * @returns does an input, now or as soon as it can
 */
export function inOrder(
  take: (input: Input) => void,
  loadFurther: () => Promise<unknown>,
): (input: Input) => void {
  const waiting: Input[] = []

  /** One that throws costs only itself: the others act, and the first trouble is told when they have. */
  function takeWaiting(): void {
    const troubles: unknown[] = []
    for (let next = waiting[0]; next; next = waiting[0]) {
      const { at } = next
      try {
        // Timers that ran out meanwhile did so before it.
        isTaken({ type: 'wake', at })
        isTaken(next)
      } catch (trouble) {
        troubles.push(trouble)
      }
      waiting.shift()
    }
    if (troubles.length > 0) throw troubles[0]
  }

  function isTaken(input: Input): boolean {
    try {
      take(input)
      return true
    } catch (error) {
      if (error instanceof ScreenNotLoaded) return false
      throw error
    }
  }

  return (input) => {
    const isFirst = waiting.length === 0
    if (isFirst && isTaken(input)) return
    waiting.push(input)
    if (isFirst) void loadFurther().then(takeWaiting, takeWaiting)
  }
}
