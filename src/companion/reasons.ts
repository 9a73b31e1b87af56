/** What the companion needs seldom is loaded, with its texts, when it is first asked for. */
import type * as why from '../guidance/why/why'
import type { Scenes } from './time/scenes'

/** Calls `use` with it: at once where it is loaded, and never where it cannot be. */
export type With<Part> = (use: (part: Part) => void) => void

/** What says why something is not possible, greyed out or as it is. */
export type WithReasons = With<typeof why>

/** What lets time run to show what a task explains. */
export type WithScenes = With<Scenes>

/**
 * @param load loads it, and what it says
 * @param onMissing is told where that failed, with what asks again for who waits for it
 */
export function whenAsked<Part>(
  load: () => Promise<Part>,
  onMissing: (again: () => Promise<boolean>) => void = () => {},
): With<Part> {
  let loaded: Part | null = null
  let waiting: ((part: Part) => void)[] = []
  // One for all who ask meanwhile, so that they are answered in their order.
  let loading: Promise<Part> | null = null

  async function again(): Promise<boolean> {
    loading ??= load()
    try {
      loaded = await loading
    } catch {
      loading = null
      onMissing(again)
      return false
    }
    const answered = waiting
    waiting = []
    for (const use of answered) use(loaded)
    return true
  }

  return (use) => {
    if (loaded) {
      use(loaded)
      return
    }
    if (loading) {
      waiting.push(use)
      return
    }
    // Who asked before it failed has gone on.
    waiting = [use]
    void again()
  }
}
