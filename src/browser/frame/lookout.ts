/**
 * What the product does with the sight that a parent tells of: the device fits into the visitor's window, popovers stay where they
 * are seen, and what the keyboard focuses comes into sight. The parent is asked for it only while one of them needs it.
 */
import type { Sight } from './sight'

type Place = Pick<Element, 'getBoundingClientRect' | 'matches'>

/** What of the browser's window is used. */
export interface LookoutWindow {
  readonly innerWidth: number
  readonly document: {
    readonly documentElement: { readonly style: Pick<CSSStyleDeclaration, 'setProperty' | 'removeProperty'> }
    querySelector(selector: string): Element | null
    addEventListener(type: string, listener: (event: Event) => void, capture?: boolean): void
    removeEventListener(type: string, listener: (event: Event) => void, capture?: boolean): void
  }
  addEventListener(type: string, listener: () => void): void
  removeEventListener(type: string, listener: () => void): void
}

export interface Teller {
  /** Begins or ends telling of every change of the sight. */
  tell(begin: boolean): void
  /** Scrolls the parent's window so that its top is at this height of the frame, in CSS px. */
  scrollTo(top: number): void
}

export interface Lookout {
  /** The parent's window may have another height. */
  fit(): void
  onSight(sight: Sight): void
  dispose(): void
}

/** Between what comes into sight and the window's edge, in CSS px. */
const MARGIN = 8

export function keepLookout(window: LookoutWindow, parent: Teller): Lookout {
  const { document } = window
  const { style } = document.documentElement
  let isTold = false
  let last: Sight | null = null
  let fits = false
  let focused: Place | null = null
  let width = window.innerWidth

  function look(): void {
    if (last) use(last)
    else if (!isTold) {
      isTold = true
      parent.tell(true)
    }
  }

  function fit(): void {
    fits = false
    if (!last) look()
  }

  function use(sight: Sight): void {
    if (!fits) style.setProperty('--window', `${sight.window}px`)
    fits = true
    if (focused) bring(focused.getBoundingClientRect(), sight)
    focused = null
    const isNeeded = document.querySelector(':popover-open') !== null
    last = isNeeded ? sight : null
    if (isNeeded) {
      style.setProperty('--seen-top', `${sight.top}px`)
      style.setProperty('--seen-bottom', `${sight.bottom}px`)
    } else {
      style.removeProperty('--seen-top')
      style.removeProperty('--seen-bottom')
      isTold = false
      parent.tell(false)
    }
  }

  function bring(place: DOMRect, sight: Sight): void {
    if (place.top < sight.top) parent.scrollTo(Math.floor(place.top - MARGIN))
    else if (place.bottom > sight.bottom) parent.scrollTo(Math.ceil(place.bottom + MARGIN - sight.window))
  }

  function onToggle(): void {
    // A panel that folds toggles as well; a popover that closed is found by the sight at hand.
    if (last || document.querySelector(':popover-open')) look()
  }

  function onFocus({ target }: Event): void {
    if (!isPlace(target) || !target.matches(':focus-visible')) return
    focused = target
    look()
  }

  function onResize(): void {
    if (window.innerWidth === width) return
    width = window.innerWidth
    fit()
  }

  document.addEventListener('toggle', onToggle, true)
  document.addEventListener('focusin', onFocus)
  window.addEventListener('resize', onResize)
  return {
    fit,
    onSight: use,
    dispose() {
      document.removeEventListener('toggle', onToggle, true)
      document.removeEventListener('focusin', onFocus)
      window.removeEventListener('resize', onResize)
    },
  }
}

function isPlace(target: EventTarget | null): target is EventTarget & Place {
  return target !== null && 'matches' in target
}
