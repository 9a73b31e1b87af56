/** References to elements of the screen in view, given to the components of the display by context. */
import { createContext, createRef, type RefCallback, type RefObject } from 'react'

type ElementRef = RefObject<HTMLElement | null>

export interface ScreenElements {
  /** The list that scrolls; `null` on a screen without one. */
  readonly scrollBox: ElementRef
  /** The line that has the device's focus, or contains the focused value. */
  readonly focusedLine: ElementRef
}

export function createScreenElements(): ScreenElements {
  return { scrollBox: createRef(), focusedLine: createRef() }
}

/** The default is for the static pictures of the build, in which no reference is ever set. */
export const ScreenElementsContext = createContext(createScreenElements())

/** Returns a `ref` that sets one of these references, for an element of any type. */
export function refCallbackFor(target: ElementRef): RefCallback<HTMLElement> {
  return (element) => {
    target.current = element
  }
}
