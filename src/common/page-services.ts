/** Services of the page for the features that it draws, given by context. */
import type { RefObject } from 'react'
import type { TaskRequest } from './requests'
import { createRequiredContext } from './ui/required-context'

/** Elements that get the focus when the focused one disappears. The components that draw them set the refs. */
export interface FocusTargets {
  readonly field: RefObject<HTMLInputElement | null>
  /** The buttons under the companion's sentence. */
  readonly caption: RefObject<HTMLDivElement | null>
  /** The buttons of the task in the companion's panel. */
  readonly task: RefObject<HTMLDivElement | null>
  /** The selected tab. */
  readonly tab: RefObject<HTMLButtonElement | null>
  readonly language: RefObject<HTMLSelectElement | null>
  /** The button that starts simulated time. */
  readonly run: RefObject<HTMLButtonElement | null>
}

export interface PageServices {
  /** True if the page is in a frame of another page. */
  readonly isFramed: boolean
  readonly focusTargets: FocusTargets
  /** Announces a sentence in the page's live region. */
  announce(sentence: string): void
  /** Opens the deck, which controls simulated time. */
  openDeck(): void
  /** Starts a task of the companion. */
  requestTask(request: TaskRequest): void
}

export const [PageServicesProvider, usePageServices] = createRequiredContext<PageServices>('page')
