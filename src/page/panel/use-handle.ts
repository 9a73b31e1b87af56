/** The sheet's handle follows a finger or mouse. A tap or a key on it needs nothing of this. */
import { type RefObject, useEffect } from 'react'

/** A finger that moves by less taps, in pixels. */
const TAP = 8
/** Let go after more than this the sheet opens or closes, in pixels. */
const ENOUGH = 40

/** @param query where the panel is a sheet */
export function useHandle(details: RefObject<HTMLDetailsElement | null>, query: string): void {
  useEffect(() => {
    const panel = details.current
    const handle = panel?.querySelector('summary')
    const sheet = panel?.parentElement
    if (!panel || !handle || !sheet) return
    const onPointerDown = (event: PointerEvent) => {
      if (event.isPrimary && event.button === 0 && window.matchMedia(query).matches)
        follow(event, panel, handle, sheet)
    }
    handle.addEventListener('pointerdown', onPointerDown)
    return () => handle.removeEventListener('pointerdown', onPointerDown)
  }, [details, query])
}

function follow(down: PointerEvent, panel: HTMLDetailsElement, handle: HTMLElement, sheet: HTMLElement) {
  const over = new AbortController()
  const { signal } = over
  const wasOpen = panel.open
  let moved = 0
  const onMove = ({ clientY }: PointerEvent) => {
    const way = clientY - down.clientY
    if (moved === 0 && Math.abs(way) < TAP) return
    // The content has its height only while the panel is open.
    panel.open = true
    const closed = sheet.offsetHeight - handle.offsetHeight
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
    panel.open = type === 'pointerup' && moved > ENOUGH ? !wasOpen : wasOpen
    // The click that a mouse adds would change it once more; after a finger there is none.
    const stop = (event: Event) => event.preventDefault()
    handle.addEventListener('click', stop, { once: true })
    setTimeout(() => handle.removeEventListener('click', stop))
  }
  handle.setPointerCapture(down.pointerId)
  handle.addEventListener('pointermove', onMove, { signal })
  handle.addEventListener('pointerup', onEnd, { signal })
  handle.addEventListener('pointercancel', onEnd, { signal })
}
