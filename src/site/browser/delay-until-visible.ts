/** Delays demonstrations and running time in a frame, which loads early, until 20 % of it is visible. */
import type { TaskRequest, TimeRequest } from '../../common/requests'
import { isFramed, type WindowWithParent } from './connection'

export interface IntersectionWindow extends WindowWithParent {
  readonly document: { readonly body: HTMLElement }
  readonly IntersectionObserver: new (
    callback: (entries: readonly { readonly intersectionRatio: number }[]) => void,
    options: { readonly threshold: number },
  ) => { observe(target: HTMLElement): void; disconnect(): void }
}

/** The visible part of the page. The device is at the top, and the panel below may be open. */
const MIN_VISIBLE_RATIO = 0.2

/** True if a request starts a demonstration; other modes wait for the visitor anyway. */
export function isDemonstration({ mode }: TaskRequest): boolean {
  return mode === 'show'
}

/** True if the request lets time run; stopped time loses nothing while out of view. */
export function isTimeRunning(request: TimeRequest | 'now'): boolean {
  return request !== 'now' && request.speed > 0
}

/**
 * Handles a request at once, or, if it must be seen, when the page becomes visible. A new request replaces a waiting
 * one.
 */
export function delayUntilVisible<Request>(
  window: IntersectionWindow,
  mustBeSeen: (request: Request) => boolean,
  handle: (request: Request) => void,
) {
  let stop = () => {}
  return {
    /** Drops the waiting request. */
    stop: () => stop(),
    /** @param request ignored if `null` */
    request(request: Request | null): void {
      if (!request) return
      stop()
      if (!mustBeSeen(request) || !isFramed(window)) {
        handle(request)
        return
      }
      const observer = new window.IntersectionObserver(
        (entries) => {
          if (!entries.some(({ intersectionRatio }) => intersectionRatio >= MIN_VISIBLE_RATIO)) return
          observer.disconnect()
          handle(request)
        },
        { threshold: MIN_VISIBLE_RATIO },
      )
      stop = () => observer.disconnect()
      observer.observe(window.document.body)
    },
  }
}
