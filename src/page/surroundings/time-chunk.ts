/** The files of time that runs: loaded once its group is unfolded, or somebody asks for it. */
import type { ComponentType } from 'react'
import { createStore } from 'zustand/vanilla'
import { timeDoor } from '../../time/door'

interface TimePanelProps {
  /** Whether its group is unfolded. */
  readonly isOpen: boolean
  /** Says a sentence in the page's one live region. */
  readonly announce: (sentence: string) => void
}

interface Chunk {
  readonly TimePanel: ComponentType<TimePanelProps> | null
  readonly TimeStrip?: ComponentType
  /** Whether it could not be loaded. */
  readonly isMissing: boolean
}

export const timeChunk = createStore<Chunk>(() => ({ TimePanel: null, isMissing: false }))

/** Loads them, unless they are there. Where that fails nothing is asked for any more. */
export async function loadTime(): Promise<void> {
  if (timeChunk.getState().TimePanel) return
  try {
    timeChunk.setState({ ...(await import('../../time/time')), isMissing: false })
  } catch {
    timeChunk.setState({ isMissing: true })
    timeDoor.setState({ request: null })
  }
}
