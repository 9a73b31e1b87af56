/**
 * The shape of most adapters: `connectX(window, store, …)` listens to both and returns a `Connection`.
 * Pure modules decide what the larger ones do: `history-sync` for the address, `storage-sync` for storage,
 * `frame/*-decision` for a frame.
 * Offline, analytics and the colour scheme last as long as the page, so they have nothing to dispose of.
 */

export interface Connection {
  /** Ends every listener and timer. */
  dispose(): void
}

export interface EventTargetLike {
  addEventListener(type: string, listener: (event: Event) => void, capture?: boolean): void
  removeEventListener(type: string, listener: (event: Event) => void, capture?: boolean): void
}

export interface VisibilityWindow extends EventTargetLike {
  readonly document: Pick<Document, 'visibilityState'> & EventTargetLike
}

export interface WindowWithParent {
  readonly self: unknown
  readonly parent: unknown
}

export interface TimerWindow {
  setTimeout(run: () => void, delayMs: number): number
  clearTimeout(id: number): void
}

type Disposer = () => void

/** True if the page is inside another page. */
export function isFramed({ self, parent }: WindowWithParent): boolean {
  return parent !== self
}

/** Returns a connection whose `dispose` calls all of these. */
export function connectionOf(...disposers: readonly Disposer[]): Connection {
  return {
    dispose() {
      for (const dispose of disposers) dispose()
    },
  }
}

/**
 * Listens to one type of event.
 * @param capture true to be called before the listeners of the elements below
 * @returns a function that removes the listener
 */
export function listen(
  target: EventTargetLike,
  type: string,
  listener: (event: Event) => void,
  capture = false,
): Disposer {
  target.addEventListener(type, listener, capture)
  return () => target.removeEventListener(type, listener, capture)
}

/** Runs when the page comes out of the back/forward cache, where it received no events. */
export function onPageRestored(window: EventTargetLike, run: () => void): Disposer {
  return listen(window, 'pageshow', (event) => {
    if ((event as PageTransitionEvent).persisted) run()
  })
}

/** Runs when the page becomes visible again, since its timers may be late. */
export function onPageVisible(window: VisibilityWindow, run: () => void): readonly Disposer[] {
  return [onPageRestored(window, run), onVisibilityChange(window, 'visible', run)]
}

/** Runs when the page is hidden or left, since no later event is certain. */
export function onPageHidden(window: VisibilityWindow, run: () => void): readonly Disposer[] {
  return [listen(window, 'pagehide', run), onVisibilityChange(window, 'hidden', run)]
}

function onVisibilityChange(
  { document }: VisibilityWindow,
  state: DocumentVisibilityState,
  run: () => void,
): Disposer {
  return listen(document, 'visibilitychange', () => {
    if (document.visibilityState === state) run()
  })
}
