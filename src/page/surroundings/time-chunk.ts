/** The files of time that runs: loaded once its group is unfolded, or somebody asks for it. */
import type { ComponentType, ReactNode } from 'react'
import { createStore } from 'zustand/vanilla'
import { part } from '../../ui/part'
import type { AgainProps } from '../missing'

interface TimePanelProps {
  /** Whether its group is unfolded. */
  readonly isOpen: boolean
  /** Says a sentence in the page's one live region. */
  readonly announce: (sentence: string) => void
  /** Keeps what throws to its own part. */
  readonly Part: ComponentType<{ readonly children: ReactNode; readonly instead?: ReactNode }>
  /** Says that its texts could not be loaded. */
  readonly Missing: ComponentType<AgainProps>
}

interface Chunk {
  readonly TimePanel: ComponentType<TimePanelProps> | null
  readonly TimeStrip?: ComponentType
  /** Whether it could not be loaded. */
  readonly isMissing: boolean
}

export const timeChunk = createStore<Chunk>(() => ({ TimePanel: null, isMissing: false }))

const timeCode = part(() => import('../../time/time'))

/** Loads them, unless they are there. Where that fails, what was asked for waits for the next time. */
export async function loadTime(): Promise<boolean> {
  if (timeChunk.getState().TimePanel) return true
  try {
    timeChunk.setState({ ...(await timeCode.load()), isMissing: false })
    return true
  } catch {
    timeChunk.setState({ isMissing: true })
    return false
  }
}
