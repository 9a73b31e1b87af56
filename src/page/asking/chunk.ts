/** The companion's own files: loaded once it is opened, or asked for by an address or a host page. */
import type { ComponentType } from 'react'
import { createStore } from 'zustand/vanilla'
import { type Door, door, isWanted } from '../../companion/door'
import type { PlaceId } from '../../companion/task-words'
import { part } from '../../ui/part'
import type { AgainProps } from '../missing'
import { followDoor, openCompanion } from '../panel/side'

interface Speaker {
  /** Says a sentence in the page's one live region. */
  readonly announce: (sentence: string) => void
  /** Says that something of it could not be loaded. */
  readonly Missing: ComponentType<AgainProps>
  /** Whether what stands with a task before it begins is said here, and not in the other place. */
  readonly hasBefore: boolean
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

const companionCode = part(() => import('../../companion/companion'))

let isLoading = false

async function load(): Promise<boolean> {
  isLoading = true
  try {
    chunk.setState({ companion: await companionCode.load(), isMissing: false })
  } catch {
    chunk.setState({ isMissing: true })
    door.setState({ state: 'closed' })
  }
  isLoading = false
  return chunk.getState().companion !== null
}

/** Asks again for what could not be loaded, and opens it. */
export async function loadAgain(): Promise<boolean> {
  const isThere = await load()
  if (isThere && !isWanted(door.getState())) openCompanion()
  return isThere
}

function look(now: Door): void {
  if (isWanted(now) && !isLoading && !chunk.getState().companion) void load()
}

/**
 * Watches the door from now on.
 * @returns ends it
 */
export function loadWhenAsked(): () => void {
  const ends = [door.subscribe(followDoor), door.subscribe(look)]
  return () => {
    for (const end of ends) end()
  }
}
