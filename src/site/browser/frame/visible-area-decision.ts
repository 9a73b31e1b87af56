/** Decides when the parent is asked for the visible part of the frame, and how it is used. Pure. */
import type { EffectOf, Transition } from '../state-machine'
import type { VisibleArea } from './parent-info'

export type Measurable = Pick<Element, 'getBoundingClientRect'>

export interface VisibleAreaState {
  /** True while the parent is asked to report every change. */
  readonly isSubscribed: boolean
  /** True if the subscription never ends, because the parent does not report a new window height otherwise. */
  readonly keepsUpdating: boolean
  /** The last reported area, while the subscription goes on. */
  readonly lastArea: VisibleArea | null
  /** The window height that the device fits into, in CSS px; `null` if the height may have changed. */
  readonly fittedHeight: number | null
  /** The element that the keyboard focused, until the visible area is known. */
  readonly focusedElement: Measurable | null
  /** The frame's width, in CSS px. */
  readonly width: number
}

export type VisibleAreaEvent =
  /** The height of the visitor's window may have changed. */
  | { readonly type: 'fit'; readonly keepsUpdating: boolean }
  | { readonly type: 'resize'; readonly width: number }
  | { readonly type: 'area'; readonly area: VisibleArea; readonly isPopoverOpen: boolean }
  /** A popover opened or closed; `details` elements dispatch the same event. */
  | { readonly type: 'toggle'; readonly isPopoverOpen: boolean }
  | { readonly type: 'focus'; readonly element: Measurable; readonly isPopoverOpen: boolean }

export interface VisibleAreaEffects {
  /** Asks the parent to start or to stop reporting every change. */
  readonly subscribe: { readonly isOn: boolean }
  /** In CSS px; the device fits into this height. */
  readonly setWindowHeight: { readonly height: number }
  /** Keeps popovers within the area; `null` if no popover is open. */
  readonly setPopoverArea: { readonly area: VisibleArea | null }
  readonly reveal: { readonly element: Measurable; readonly area: VisibleArea }
}

/** A request to the parent. */
export type VisibleAreaRequest =
  /** Asks the parent to start or to stop reporting every change. */
  | { readonly type: 'subscribe'; readonly isOn: boolean }
  /** Asks the parent to scroll the window until its top is this far below the frame's top, in CSS px. */
  | { readonly type: 'scroll'; readonly top: number }

type VisibleAreaTransition = Transition<VisibleAreaState, VisibleAreaEffects>

/** Between a revealed element and the window's edge. */
const MARGIN_PX = 8

/** More than the height of a phone's browser bars, which appear and disappear while the page scrolls. */
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
      return fit({ ...state, keepsUpdating: event.keepsUpdating })
    case 'resize':
      // A new height of the frame alone comes from its content, not from the visitor's window.
      if (event.width === state.width) return { state, effects: [] }
      return fit({ ...state, width: event.width })
    case 'area':
      return applyArea(state, event.area, event.isPopoverOpen)
    case 'toggle':
      if (!state.lastArea && !event.isPopoverOpen) return { state, effects: [] }
      return applyOrSubscribe(state, event.isPopoverOpen)
    case 'focus':
      return applyOrSubscribe({ ...state, focusedElement: event.element }, event.isPopoverOpen)
  }
}

/** During a subscription the next area comes without a request. */
function fit(state: VisibleAreaState): VisibleAreaTransition {
  const unfitted: VisibleAreaState = { ...state, fittedHeight: null }
  return state.lastArea ? { state: unfitted, effects: [] } : subscribe(unfitted)
}

function applyOrSubscribe(state: VisibleAreaState, isPopoverOpen: boolean): VisibleAreaTransition {
  return state.lastArea ? applyArea(state, state.lastArea, isPopoverOpen) : subscribe(state)
}

function subscribe(state: VisibleAreaState): VisibleAreaTransition {
  if (state.isSubscribed) return { state, effects: [] }
  return { state: { ...state, isSubscribed: true }, effects: [{ type: 'subscribe', isOn: true }] }
}

function applyArea(
  state: VisibleAreaState,
  area: VisibleArea,
  isPopoverOpen: boolean,
): VisibleAreaTransition {
  const { fittedHeight, focusedElement, keepsUpdating } = state
  const isFitted =
    fittedHeight !== null && (!keepsUpdating || Math.abs(area.windowHeight - fittedHeight) < BROWSER_BARS_PX)
  const staysSubscribed = isPopoverOpen || keepsUpdating
  const effects: EffectOf<VisibleAreaEffects>[] = []
  if (!isFitted) effects.push({ type: 'setWindowHeight', height: area.windowHeight })
  if (focusedElement) effects.push({ type: 'reveal', element: focusedElement, area })
  effects.push({ type: 'setPopoverArea', area: isPopoverOpen ? area : null })
  if (!staysSubscribed) effects.push({ type: 'subscribe', isOn: false })
  return {
    state: {
      ...state,
      isSubscribed: staysSubscribed,
      lastArea: staysSubscribed ? area : null,
      fittedHeight: isFitted ? fittedHeight : area.windowHeight,
      focusedElement: null,
    },
    effects,
  }
}

/**
 * Returns the top that the visitor's window must scroll to so that an element is visible.
 * @returns CSS px of the frame, `null` if the element is already visible
 */
export function scrollFor(
  { top, bottom }: Pick<DOMRect, 'top' | 'bottom'>,
  area: VisibleArea,
): number | null {
  if (top < area.top) return Math.floor(top - MARGIN_PX)
  return bottom > area.bottom ? Math.ceil(bottom + MARGIN_PX - area.windowHeight) : null
}
