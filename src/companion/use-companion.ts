/** How the companion's components read it, and say its texts in the visitor's language. */
import { perApp, sliceOf, useApp, usePage } from '../app/app'
import { onGreyedLine } from './greyed-lines'
import type { Play } from './play'
import { type Companion, createCompanion } from './store'

/** One companion for each page, however many components show it. */
export const companionOf = perApp((app): Companion => {
  const companion = createCompanion(
    app.device,
    window,
    sliceOf(app.page, 'play'),
    (news) => app.page.setState({ news }),
    async (use) => use((await app.parts.scenes.load()).scenesOf(app)),
  )
  onGreyedLine(document, companion.explain)
  return companion
})

export function useCompanion(): Companion {
  return companionOf(useApp())
}

/** @param select gives a plain value, or an object that is the same one until something in it changes */
export function usePlay<Piece>(select: (play: Play) => Piece): Piece {
  return usePage(({ play }) => select(play))
}
