/** What the page offers to the features that it draws, given to components by context. */
import type { RefObject } from 'react'
import { createRequiredContext } from './ui/required-context'

/** Elements that take over the focus of one that disappears. The components that draw them fill these in. */
export interface FocusTargets {
  readonly field: RefObject<HTMLInputElement | null>
  /** The buttons under the companion's sentence, and those of the task in its panel. */
  readonly caption: RefObject<HTMLDivElement | null>
  readonly task: RefObject<HTMLDivElement | null>
  /** The tab in front. */
  readonly tab: RefObject<HTMLButtonElement | null>
  readonly language: RefObject<HTMLSelectElement | null>
  /** The button that lets time run. */
  readonly run: RefObject<HTMLButtonElement | null>
}

export interface PageServices {
  /** Whether the page is part of another one. */
  readonly isFramed: boolean
  readonly focusTargets: FocusTargets
  /** Says a sentence in the page's live region. */
  announce(sentence: string): void
  /** Opens the deck, in which time runs. */
  openDeck(): void
}

export const [PageServicesProvider, usePageServices] = createRequiredContext<PageServices>('page')
