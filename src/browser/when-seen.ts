/** A show that nobody sees is lost: in a frame, which loads before it is near, it begins when it is seen. */
import { type FramedWindow, isFramed } from './connection'
import type { TaskRequest } from './task-request'

/** What of the browser's window is used. */
export interface SightedWindow extends FramedWindow {
  readonly document: { readonly body: HTMLElement }
  readonly IntersectionObserver: new (
    callback: (entries: readonly { readonly intersectionRatio: number }[]) => void,
    options: { readonly threshold: number },
  ) => { observe(target: HTMLElement): void; disconnect(): void }
}

/** How much of the page has to be in view: the device is at its top, the panel may be open below. */
const ENOUGH = 0.2

/**
 * Gives a function that asks for tasks: for a show when the page is seen, for everything else at once. What
 * is asked for last takes the place of a show that still waits.
 */
export function askerWhenSeen(window: SightedWindow, ask: (request: TaskRequest | null) => void) {
  let stop = () => {}
  return (request: TaskRequest | null): void => {
    if (!request) return
    stop()
    if (request.mode !== 'show' || !isFramed(window)) {
      ask(request)
      return
    }
    const observer = new window.IntersectionObserver(
      (entries) => {
        if (!entries.some(({ intersectionRatio }) => intersectionRatio >= ENOUGH)) return
        observer.disconnect()
        ask(request)
      },
      { threshold: ENOUGH },
    )
    stop = () => observer.disconnect()
    observer.observe(window.document.body)
  }
}
