/** What nobody sees is lost: in a frame, which loads before it is near, it begins when it is seen. */
import type { TaskRequest, TimeRequest } from '../../common/requests'
import { isFramed, type WindowWithParent } from './connection'

/** What of the browser's window is used. */
export interface IntersectionWindow extends WindowWithParent {
  readonly document: { readonly body: HTMLElement }
  readonly IntersectionObserver: new (
    callback: (entries: readonly { readonly intersectionRatio: number }[]) => void,
    options: { readonly threshold: number },
  ) => { observe(target: HTMLElement): void; disconnect(): void }
}

/** How much of the page has to be in view: the device is at its top, the panel may be open below. */
const MIN_VISIBLE_RATIO = 0.2

/** A show is to be seen; a task to choose or to try waits for the visitor anyway. */
export function isDemonstration({ mode }: TaskRequest): boolean {
  return mode === 'show'
}

/** Time that runs is to be seen; time that stands or ends is so at any time. */
export function isTimeRunning(request: TimeRequest | 'now'): boolean {
  return request !== 'now' && request.speed > 0
}

/**
 * Asks for what is to be seen when the page is, for everything else at once. What is asked for last takes the place
 * of what still waits.
 */
export function delayUntilVisible<Request>(
  window: IntersectionWindow,
  mustBeSeen: (request: Request) => boolean,
  ask: (request: Request) => void,
) {
  let stop = () => {}
  return {
    /** Drops what waits. */
    stop: () => stop(),
    /** @param request `null` asks for nothing */
    ask(request: Request | null): void {
      if (!request) return
      stop()
      if (!mustBeSeen(request) || !isFramed(window)) {
        ask(request)
        return
      }
      const observer = new window.IntersectionObserver(
        (entries) => {
          if (!entries.some(({ intersectionRatio }) => intersectionRatio >= MIN_VISIBLE_RATIO)) return
          observer.disconnect()
          ask(request)
        },
        { threshold: MIN_VISIBLE_RATIO },
      )
      stop = () => observer.disconnect()
      observer.observe(window.document.body)
    },
  }
}
