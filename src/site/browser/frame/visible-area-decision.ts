/** When the parent is asked which part of the frame its visitor sees, and what for. Pure. */
import type { EffectOf, Transition } from '../state-machine'
import type { VisibleArea } from './parent-info'

export type Measurable = Pick<Element, 'getBoundingClientRect'>

export interface VisibleAreaState {
  /** Whether the parent is asked to tell every change. */
  readonly isSubscribed: boolean
  /** Whether it goes on telling although nothing needs the sight, since it does not tell of its window. */
  readonly keepsUpdating: boolean
  /** What it told last, as long as it goes on telling. */
  readonly lastArea: VisibleArea | null
  /** The height of the window that the device fits into, in CSS px; `null` where there may be another. */
  readonly fittedHeight: number | null
  /** What the keyboard focused, until the sight is known. */
  readonly focusedElement: Measurable | null
  /** The frame's, in CSS px. */
  readonly width: number
}

export type VisibleAreaEvent =
  /** The visitor's window may have another height. */
  | { readonly type: 'fit'; readonly follows: boolean }
  | { readonly type: 'resize'; readonly width: number }
  | { readonly type: 'sight'; readonly sight: VisibleArea; readonly isPopoverOpen: boolean }
  /** A popover opened or closed; a panel that folds says the same. */
  | { readonly type: 'toggle'; readonly isPopoverOpen: boolean }
  | { readonly type: 'focus'; readonly place: Measurable; readonly isPopoverOpen: boolean }

export interface VisibleAreaEffects {
  /** The parent begins or ends telling every change of the sight. */
  readonly ask: { readonly begins: boolean }
  /** The device fits into a window of this height, in CSS px. */
  readonly window: { readonly height: number }
  /** Popovers stay within the sight; `null` when none is open. */
  readonly seen: { readonly sight: VisibleArea | null }
  readonly bring: { readonly place: Measurable; readonly sight: VisibleArea }
}

/** What the parent is asked for. */
export type VisibleAreaRequest =
  /** To begin or end telling every change of the sight. */
  | { readonly type: 'ask'; readonly begins: boolean }
  /** To scroll the visitor's window so that its top is at this height of the frame, in CSS px. */
  | { readonly type: 'scroll'; readonly top: number }

type VisibleAreaTransition = Transition<VisibleAreaState, VisibleAreaEffects>

/** Between what comes into sight and the window's edge, in CSS px. */
const MARGIN_PX = 8

/** The bars of a phone's browser come and go while it scrolls: they are lower, in CSS px. */
const BROWSER_BARS_PX = 120

export function initialVisibleAreaState(width: number): VisibleAreaState {
  return {
    isSubscribed: false,
    keepsUpdating: false,
    lastArea: null,
    fittedHeight: null,
    focusedElement: null,
    width,
  }
}

export function decideVisibleArea(state: VisibleAreaState, event: VisibleAreaEvent): VisibleAreaTransition {
  switch (event.type) {
    case 'fit':
      return fit({ ...state, keepsUpdating: event.follows })
    case 'resize':
      if (event.width === state.width) return { state, effects: [] }
      return fit({ ...state, width: event.width })
    case 'sight':
      return use(state, event.sight, event.isPopoverOpen)
    case 'toggle':
      if (!state.lastArea && !event.isPopoverOpen) return { state, effects: [] }
      return look(state, event.isPopoverOpen)
    case 'focus':
      return look({ ...state, focusedElement: event.place }, event.isPopoverOpen)
  }
}

/** While the parent goes on telling the next sight comes without being asked for. */
function fit(state: VisibleAreaState): VisibleAreaTransition {
  const unfitted = { ...state, fittedHeight: null }
  return state.lastArea ? { state: unfitted, effects: [] } : ask(unfitted)
}

function look(state: VisibleAreaState, isPopoverOpen: boolean): VisibleAreaTransition {
  return state.lastArea ? use(state, state.lastArea, isPopoverOpen) : ask(state)
}

function ask(state: VisibleAreaState): VisibleAreaTransition {
  if (state.isSubscribed) return { state, effects: [] }
  return { state: { ...state, isSubscribed: true }, effects: [{ type: 'ask', begins: true }] }
}

function use(state: VisibleAreaState, sight: VisibleArea, isPopoverOpen: boolean): VisibleAreaTransition {
  const { fittedHeight, focusedElement, keepsUpdating } = state
  const isFitted =
    fittedHeight !== null && (!keepsUpdating || Math.abs(sight.windowHeight - fittedHeight) < BROWSER_BARS_PX)
  const goesOn = isPopoverOpen || keepsUpdating
  const tasks: EffectOf<VisibleAreaEffects>[] = []
  if (!isFitted) tasks.push({ type: 'window', height: sight.windowHeight })
  if (focusedElement) tasks.push({ type: 'bring', place: focusedElement, sight })
  tasks.push({ type: 'seen', sight: isPopoverOpen ? sight : null })
  if (!goesOn) tasks.push({ type: 'ask', begins: false })
  return {
    state: {
      ...state,
      isSubscribed: goesOn,
      lastArea: goesOn ? sight : null,
      fittedHeight: isFitted ? fittedHeight : sight.windowHeight,
      focusedElement: null,
    },
    effects: tasks,
  }
}

/**
 * Where the visitor's window has to begin so that a place is seen.
 * @returns CSS px of the frame, `null` when the place is in sight
 */
export function scrollFor(
  { top, bottom }: Pick<DOMRect, 'top' | 'bottom'>,
  sight: VisibleArea,
): number | null {
  if (top < sight.top) return Math.floor(top - MARGIN_PX)
  return bottom > sight.bottom ? Math.ceil(bottom + MARGIN_PX - sight.windowHeight) : null
}
