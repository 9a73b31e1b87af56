/** The sheet of a phone: how it is closed, and how its handle follows a finger or mouse. */
import { type RefObject, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { closeSheet, openCompanion, side } from './side'

/** A finger that moves by less taps, in pixels. */
const TAP = 8
/** Let go after more than this the sheet opens or closes, in pixels. */
const ENOUGH = 40
/** What the sheet is held by: its head, and while it is closed the field in it. */
const HANDLE = '.ask-head, .closed-field'
const HANDLE_HEIGHT = 48

/** @param panels the content of the sheet */
export function useSheet(panels: RefObject<HTMLElement | null>, isSheet: boolean): void {
  useEffect(() => {
    const content = panels.current
    const sheet = content?.parentElement
    if (!isSheet || !content || !sheet) return
    const stop = new AbortController()
    const { signal } = stop
    content.addEventListener(
      'pointerdown',
      (event) => {
        const isHandle = event.target instanceof Element && event.target.closest(HANDLE)
        if (isHandle && event.isPrimary && event.button === 0) follow(event, content, sheet)
      },
      { signal },
    )
    // Before the device hears the key as its back button.
    document.addEventListener('keydown', (event) => onKeyDown(event, sheet), { signal, capture: true })
    document.addEventListener('focusin', ({ target }) => onFocus(target, sheet), { signal })
    return () => stop.abort()
  }, [panels, isSheet])
}

/** Escape closes an open sheet, but for what closes before it. */
function onKeyDown(event: KeyboardEvent, sheet: HTMLElement): void {
  if (event.key !== 'Escape' || !side.getState().isOpen || document.querySelector(':popover-open, :modal'))
    return
  const { target } = event
  if (target instanceof HTMLInputElement && target.role === 'combobox' && target.value) return
  event.preventDefault()
  event.stopPropagation()
  const had = sheet.contains(document.activeElement)
  flushSync(closeSheet)
  // What is folded away loses the focus.
  if (had) sheet.querySelector<HTMLElement>('.closed-field input')?.focus()
}

/** The focus closes the sheet when it leaves: the sheet may lie over it. */
function onFocus(target: EventTarget | null, sheet: HTMLElement): void {
  if (!(target instanceof Element) || !target.matches(':focus-visible')) return
  if (side.getState().isOpen && !sheet.contains(target)) closeSheet()
}

function follow(down: PointerEvent, content: HTMLElement, sheet: HTMLElement) {
  const over = new AbortController()
  const { signal } = over
  const wasOpen = side.getState().isOpen
  let moved = 0
  const onMove = ({ clientY }: PointerEvent) => {
    const way = clientY - down.clientY
    if (moved === 0 && Math.abs(way) < TAP) return
    // The sheet has its height only while it is open, and its head may be another one.
    if (!side.getState().isOpen) flushSync(openCompanion)
    const closed = sheet.offsetHeight - HANDLE_HEIGHT
    const start = wasOpen ? 0 : closed
    const place = Math.min(Math.max(start + way, 0), closed)
    moved = Math.abs(place - start)
    sheet.style.transition = 'none'
    sheet.style.transform = `translateY(${place}px)`
  }
  const onEnd = ({ type }: PointerEvent) => {
    over.abort()
    if (!sheet.style.transform) return
    sheet.style.transition = sheet.style.transform = ''
    const opens = type === 'pointerup' && moved > ENOUGH ? !wasOpen : wasOpen
    if (!opens) closeSheet()
    // The click that a mouse adds would change it once more; after a finger there is none.
    const stop = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
    }
    content.addEventListener('click', stop, { once: true, capture: true })
    setTimeout(() => content.removeEventListener('click', stop, { capture: true }))
  }
  if (down.target instanceof HTMLInputElement && down.pointerType !== 'touch') down.preventDefault()
  // Not captured: a click on what was pressed must stay one.
  document.addEventListener('pointermove', onMove, { signal })
  document.addEventListener('pointerup', onEnd, { signal })
  document.addEventListener('pointercancel', onEnd, { signal })
}
