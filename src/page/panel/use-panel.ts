/** When the panel is folded, and how the sheet of a phone is closed. */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { useNextVisitor } from '../use-next-visitor'
import { useHandle } from './use-handle'

/** Where the panel is a sheet; panel.css says the same. */
const SHEET = '(width < 700px) and (height >= 480px)'
const NARROW = `(width < 600px), ${SHEET}`
const NARROW_FRAME = '(width < 480px)'

export function usePanel(framed: boolean) {
  const details = useRef<HTMLDetailsElement>(null)
  const narrow = framed ? NARROW_FRAME : NARROW
  useFoldedWhenNarrow(details, narrow)
  const sheet = framed ? 'not all' : SHEET
  useSheet(details, sheet)
  useHandle(details, sheet)
  return { details, isNarrow: () => window.matchMedia(narrow).matches }
}

/** Where there is little room the panel is folded until the visitor opens it. */
function useFoldedWhenNarrow(details: RefObject<HTMLDetailsElement | null>, query: string): void {
  const fold = useCallback(() => {
    if (details.current) details.current.open = !window.matchMedia(query).matches
  }, [details, query])
  useNextVisitor(fold)
  // A layout effect, because a panel that is drawn before it folds moves what is around it.
  useLayoutEffect(() => {
    const narrow = window.matchMedia(query)
    fold()
    narrow.addEventListener('change', fold)
    return () => narrow.removeEventListener('change', fold)
  }, [query, fold])
}

/** Escape closes an open sheet, and so does the focus when it leaves: the sheet may lie over it. */
function useSheet(details: RefObject<HTMLDetailsElement | null>, query: string): void {
  useEffect(() => {
    const stop = new AbortController()
    const isOpen = () => details.current?.open && window.matchMedia(query).matches
    const close = () => {
      if (details.current) details.current.open = false
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isOpen() || document.querySelector(':popover-open')) return
      event.preventDefault()
      // What is folded away loses the focus.
      if (details.current?.contains(document.activeElement)) details.current.querySelector('summary')?.focus()
      close()
    }
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !target.matches(':focus-visible')) return
      if (isOpen() && !target.closest('.beside')) close()
    }
    // Before the device hears the key as its back button.
    document.addEventListener('keydown', onKeyDown, { signal: stop.signal, capture: true })
    document.addEventListener('focusin', onFocus, { signal: stop.signal })
    return () => stop.abort()
  }, [details, query])
}
