/** The sheet of a phone: how it is closed, and how its handle follows a finger or mouse. */
import { type RefObject, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { type App, useApp } from '../../app/app'
import { closeSheet } from './side'

/** A finger that moves by less taps, in pixels. */
const TAP = 8
/** Let go after more than this the sheet opens or closes, in pixels. */
const ENOUGH = 40
/** What the sheet is held by: its head, and while it is closed the field in it. */
const HANDLE = '.ask-head, .panels:not([data-open]) .ask-field'
const HANDLE_HEIGHT = 48

/** @param panels the content of the sheet */
export function useSheet(panels: RefObject<HTMLElement | null>, isSheet: boolean): void {
  const app = useApp()
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
        if (isHandle && event.isPrimary && event.button === 0) follow(event, app, content, sheet)
      },
      { signal },
    )
    // Before the device hears the key as its back button.
    document.addEventListener('keydown', (event) => onKeyDown(event, app, sheet), { signal, capture: true })
    document.addEventListener('focusin', ({ target }) => onFocus(target, app, sheet), { signal })
    return () => stop.abort()
  }, [app, panels, isSheet])
}

const isOpen = ({ page }: App) => page.getState().panel.isOpen

/** Escape closes an open sheet, but for what closes before it. */
function onKeyDown(event: KeyboardEvent, app: App, sheet: HTMLElement): void {
  if (event.key !== 'Escape' || !isOpen(app) || document.querySelector(':popover-open, :modal')) return
  const { target } = event
  if (target instanceof HTMLInputElement && target.role === 'combobox' && target.value) return
  event.preventDefault()
  event.stopPropagation()
  const had = sheet.contains(document.activeElement)
  flushSync(() => closeSheet(app))
  // What is folded away loses the focus.
  if (had) app.focusPlaces.field.current?.focus()
}

/** The focus closes the sheet when it leaves, for the sheet may lie over it: but not for a dialog over both. */
function onFocus(target: EventTarget | null, app: App, sheet: HTMLElement): void {
  if (!(target instanceof Element) || !target.matches(':focus-visible')) return
  if (isOpen(app) && !sheet.contains(target) && !target.closest('dialog')) closeSheet(app)
}

function follow(down: PointerEvent, app: App, content: HTMLElement, sheet: HTMLElement) {
  const over = new AbortController()
  const { signal } = over
  const wasOpen = isOpen(app)
  let moved = 0
  const onMove = ({ clientY }: PointerEvent) => {
    const way = clientY - down.clientY
    if (moved === 0 && Math.abs(way) < TAP) return
    // The sheet has its height only while it is open, and its head may be another one.
    if (!isOpen(app)) flushSync(app.openCompanion)
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
    if (!opens) closeSheet(app)
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
