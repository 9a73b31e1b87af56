/** Connects the companion of a page, and lets components read it. */
import { perApp, useApp, usePage } from '../app/app'
import { connectCompanion } from './connect'
import { onGreyedLine } from './greyed-lines'
import type { Companion } from './guide-state'
import { scenes } from './lazy'

export const companionOf = perApp((app) => {
  const connected = connectCompanion(
    app.device,
    window,
    app.companion,
    (news) => app.page.setState({ news }),
    async (use) => use((await scenes.load()).scenesOf(app)),
  )
  onGreyedLine(document, (what) => app.companion.send({ type: 'explain', what }))
  return connected
})

/** @param select gives a plain value, or an object that is the same one until something in it changes */
export function useCompanion<Piece>(select: (companion: Companion) => Piece): Piece {
  companionOf(useApp())
  return usePage(({ companion }) => select(companion))
}
