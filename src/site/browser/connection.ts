/**
 * The shape of all adapters: `connectX(window, store, …)` listens to both and returns a `Connection`.
 * Pure modules decide what it does: `mirror` for the address, `kept` for storage, `alarm` for timers,
 * `frame/*-decision` for a frame.
 * Offline and analytics need no device and last as long as the page: no store, nothing to dispose of.
 */

export interface Connection {
  /** Ends every listener and timer. */
  dispose(): void
}

export interface Listening {
  addEventListener(type: string, listener: (event: Event) => void, capture?: boolean): void
  removeEventListener(type: string, listener: (event: Event) => void, capture?: boolean): void
}

export interface PageWindow extends Listening {
  readonly document: Pick<Document, 'visibilityState'> & Listening
}

export interface FramedWindow {
  readonly self: unknown
  readonly parent: unknown
}

export interface TimerWindow {
  /** @param delay in ms */
  setTimeout(run: () => void, delay: number): number
  clearTimeout(id: number): void
}

type End = () => void

/** Whether the page is part of another one. */
export function isFramed({ self, parent }: FramedWindow): boolean {
  return parent !== self
}

/** Gives a connection whose `dispose` calls all of these. */
export function connectionOf(...ends: readonly End[]): Connection {
  return {
    dispose() {
      for (const end of ends) end()
    },
  }
}

/**
 * Listens to one type of event.
 * @param capture whether to hear of it before the elements below do
 * @returns a function that ends it
 */
export function listen(
  target: Listening,
  type: string,
  listener: (event: Event) => void,
  capture = false,
): End {
  target.addEventListener(type, listener, capture)
  return () => target.removeEventListener(type, listener, capture)
}

/** Runs when the page comes out of the back/forward cache, where it heard no events. */
export function onReturn(window: Listening, run: () => void): End {
  return listen(window, 'pageshow', (event) => {
    if ((event as PageTransitionEvent).persisted) run()
  })
}

/** Runs when the page is visible again: its timers may be late. */
export function onShow(window: PageWindow, run: () => void): readonly End[] {
  return [onReturn(window, run), onVisibility(window, 'visible', run)]
}

/** Runs when the page is hidden or left: there may be no later event. */
export function onHide(window: PageWindow, run: () => void): readonly End[] {
  return [listen(window, 'pagehide', run), onVisibility(window, 'hidden', run)]
}

function onVisibility({ document }: PageWindow, state: DocumentVisibilityState, run: () => void): End {
  return listen(document, 'visibilitychange', () => {
    if (document.visibilityState === state) run()
  })
}
