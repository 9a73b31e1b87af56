/** What the companion needs seldom is loaded, with its texts, when it is first asked for. */
import type * as why from '../guidance/why/why'
import type { Scenes } from './time/scenes'

/** Calls `use` with it: at once where it is loaded, and never where it cannot be. */
export type With<Part> = (use: (part: Part) => void) => void

/** What says why something is not possible, greyed out or as it is. */
export type WithReasons = With<typeof why>

/** What lets time run to show what a task explains. */
export type WithScenes = With<Scenes>

/** @param load loads it, and what it says */
export function whenAsked<Part>(load: () => Promise<Part>): With<Part> {
  let loaded: Part | null = null
  // One for all who ask meanwhile, so that they are answered in their order.
  let loading: Promise<Part> | null = null
  return (use) => {
    if (loaded) {
      use(loaded)
      return
    }
    loading ??= load()
    loading.then(
      (part) => {
        loaded = part
        use(part)
      },
      () => {
        loading = null
      },
    )
  }
}
