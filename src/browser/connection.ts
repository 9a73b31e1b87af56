/**
 * What all adapters share. Each is a function `connectX(window, store, …)`: it listens to the window and to the store's device, and
 * returns a `Connection`. What to do is decided by a pure module beside it (`mirror`, `kept`, `alarm`).
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

export interface TimerWindow {
  /** @param delay in ms */
  setTimeout(run: () => void, delay: number): number
  clearTimeout(id: number): void
}

type End = () => void

/** Gives the connection that ends all of these. */
export function connectionOf(...ends: readonly End[]): Connection {
  return {
    dispose() {
      for (const end of ends) end()
    },
  }
}

/**
 * Listens to one type of event.
 * @param capture whether to hear of it before the page's own elements do
 * @returns what ends it
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

/** Runs when the page comes out of the browser's page cache, where it heard of nothing. */
export function onReturn(window: Listening, run: () => void): End {
  return listen(window, 'pageshow', (event) => {
    if ((event as PageTransitionEvent).persisted) run()
  })
}

/** Runs when the page is looked at again, and may have slept. */
export function onShow(window: PageWindow, run: () => void): readonly End[] {
  return [onReturn(window, run), onVisibility(window, 'visible', run)]
}

/** Runs when the page is hidden, which may be the last that it hears. */
export function onHide(window: PageWindow, run: () => void): readonly End[] {
  return [listen(window, 'pagehide', run), onVisibility(window, 'hidden', run)]
}

function onVisibility({ document }: PageWindow, state: DocumentVisibilityState, run: () => void): End {
  return listen(document, 'visibilitychange', () => {
    if (document.visibilityState === state) run()
  })
}
