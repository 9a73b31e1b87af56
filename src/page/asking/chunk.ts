/** The companion's own files: loaded once it is opened, or asked for by an address or a host page. */
import type { ComponentType } from 'react'
import { createStore } from 'zustand/vanilla'
import { type Door, door, isWanted } from '../../companion/door'
import type { PlaceId } from '../../companion/task-words'
import { followDoor } from '../panel/side'

interface Speaker {
  /** Says a sentence in the page's one live region. */
  readonly announce: (sentence: string) => void
}

interface Choosing {
  readonly onChosen: () => void
  readonly onPlace: (place: PlaceId) => void
}

interface Companion {
  readonly CompanionPanel: ComponentType<Speaker & Choosing>
  readonly CompanionCaption: ComponentType<Speaker>
}

interface Chunk {
  readonly companion: Companion | null
  /** Whether it could not be loaded. */
  readonly isMissing: boolean
}

export const chunk = createStore<Chunk>(() => ({ companion: null, isMissing: false }))

let isLoading = false

async function load(): Promise<void> {
  isLoading = true
  try {
    chunk.setState({ companion: await import('../../companion/companion'), isMissing: false })
  } catch {
    chunk.setState({ isMissing: true })
    door.setState({ state: 'closed' })
  }
  isLoading = false
}

function look(now: Door): void {
  if (isWanted(now) && !isLoading && !chunk.getState().companion) void load()
}

/** Watches the door from now on. */
export function loadWhenAsked(): void {
  door.subscribe(followDoor)
  door.subscribe(look)
}
