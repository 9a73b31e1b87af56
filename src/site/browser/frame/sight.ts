/**
 * What the visitor sees of the frame, as the parent tells it when it is asked: the device fits into the visitor's
 * window, popovers and what the keyboard focuses come into sight.
 */
import { type Connection, connectionOf, type Listening, listen } from '../connection'
import type { Sight } from './parent-info'

type Place = Pick<Element, 'getBoundingClientRect'>

/** What of the browser's window is used. */
export interface SightWindow extends Listening {
  readonly innerWidth: number
  readonly document: Listening & {
    readonly documentElement: { readonly style: Pick<CSSStyleDeclaration, 'setProperty' | 'removeProperty'> }
    querySelector(selector: string): Element | null
  }
}

/** What the parent is asked for. */
export interface SightParent {
  /** To begin or end telling every change of the sight. */
  askForSight(begins: boolean): void
  /** To scroll the visitor's window so that its top is at this height of the frame, in CSS px. */
  scrollTo(top: number): void
}

export interface SightConnection extends Connection {
  /** The visitor's window may have another height, or `follows`: may have one at any time. */
  fit(follows: boolean): void
  onSight(sight: Sight): void
}

/** Between what comes into sight and the window's edge, in CSS px. */
const MARGIN = 8

/** The bars of a phone's browser come and go while it scrolls: they are lower, in CSS px. */
const BARS = 120

export function connectSight(window: SightWindow, parent: SightParent): SightConnection {
  const { document } = window
  const { style } = document.documentElement
  let isAsked = false
  /** Whether the parent goes on telling although nothing needs the sight, since it does not tell of its window. */
  let isFollowed = false
  /** What it told last, as long as it goes on telling. */
  let last: Sight | null = null
  /** The height of the window that the device fits into, in CSS px; `null` where there may be another. */
  let fitted: number | null = null
  /** What the keyboard focused, until the sight is known. */
  let focused: Place | null = null
  let width = window.innerWidth

  const isPopoverOpen = () => document.querySelector(':popover-open') !== null

  function ask(): void {
    if (isAsked) return
    isAsked = true
    parent.askForSight(true)
  }

  /** While the parent goes on telling the next sight comes without being asked for. */
  function fit(): void {
    fitted = null
    if (!last) ask()
  }

  function look(): void {
    if (last) onSight(last)
    else ask()
  }

  function onSight(sight: Sight): void {
    const isOpen = isPopoverOpen()
    const goesOn = isOpen || isFollowed
    isAsked = goesOn
    last = goesOn ? sight : null
    if (fitted === null || (isFollowed && Math.abs(sight.window - fitted) >= BARS)) {
      fitted = sight.window
      style.setProperty('--window', `${fitted}px`)
    }
    if (focused) bring(focused, sight)
    focused = null
    showSeen(style, isOpen ? sight : null)
    if (!goesOn) parent.askForSight(false)
  }

  function bring(place: Place, sight: Sight): void {
    const top = scrollFor(place.getBoundingClientRect(), sight)
    if (top !== null) parent.scrollTo(top)
  }

  function onToggle(): void {
    // A panel that folds says the same as a popover.
    if (last || isPopoverOpen()) look()
  }

  function onFocus({ target }: Event): void {
    if (!isFocusVisible(target)) return
    focused = target
    look()
  }

  function onResize(): void {
    if (window.innerWidth === width) return
    width = window.innerWidth
    fit()
  }

  return {
    ...connectionOf(
      listen(document, 'toggle', onToggle, true),
      listen(document, 'focusin', onFocus),
      listen(window, 'resize', onResize),
    ),
    fit(follows) {
      isFollowed = follows
      fit()
    },
    onSight,
  }
}

/** Popovers stay within the sight; `null` when none is open. */
function showSeen(style: SightWindow['document']['documentElement']['style'], sight: Sight | null): void {
  for (const edge of ['top', 'bottom'] as const) {
    if (sight) style.setProperty(`--seen-${edge}`, `${sight[edge]}px`)
    else style.removeProperty(`--seen-${edge}`)
  }
}

function isFocusVisible(target: EventTarget | null): target is EventTarget & Place {
  return target !== null && 'matches' in target && (target as Element).matches(':focus-visible')
}

/**
 * Where the visitor's window has to begin so that a place is seen.
 * @returns CSS px of the frame, `null` when the place is in sight
 */
export function scrollFor({ top, bottom }: Pick<DOMRect, 'top' | 'bottom'>, sight: Sight): number | null {
  if (top < sight.top) return Math.floor(top - MARGIN)
  return bottom > sight.bottom ? Math.ceil(bottom + MARGIN - sight.window) : null
}
