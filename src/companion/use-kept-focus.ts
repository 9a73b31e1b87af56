import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Where the control that has the focus goes away, another one gets it: nobody must look for it from the top.
 * @param next the control that gets it, `null` for none
 * @returns handlers for the element around the controls
 */
export function useKeptFocus(next: () => HTMLElement | null) {
  const focused: RefObject<Element | null> = useRef(null)
  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected) return
    focused.current = null
    const focus = (control: HTMLElement | null) => control?.focus({ preventScroll: true })
    const there = next()
    // What comes in its place may be drawn elsewhere, and a moment later.
    if (there) focus(there)
    else setTimeout(() => focus(next()))
  })
  return {
    onFocus({ target }: FocusEvent) {
      focused.current = target
    },
    onBlur({ target }: FocusEvent) {
      // Some browsers also tell of it when a control goes away.
      queueMicrotask(() => {
        if (target.isConnected && focused.current === target) focused.current = null
      })
    },
  }
}

/** What most visitors want now, or whatever else the caption offers. */
export const captionAction = () =>
  document.querySelector<HTMLElement>('.caption .action-main') ??
  document.querySelector<HTMLElement>('.caption .action')
