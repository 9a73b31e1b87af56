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
  /** @param delayMs in ms */
  setTimeout(run: () => void, delayMs: number): number
  clearTimeout(id: number): void
}

type Disposer = () => void

/** Whether the page is part of another one. */
export function isFramed({ self, parent }: WindowWithParent): boolean {
  return parent !== self
}

/** Gives a connection whose `dispose` calls all of these. */
export function connectionOf(...disposers: readonly Disposer[]): Connection {
  return {
    dispose() {
      for (const dispose of disposers) dispose()
    },
  }
}

/**
 * Listens to one type of event.
 * @param capture whether to hear of it before the elements below do
 * @returns a function that ends it
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

/** Runs when the page comes out of the back/forward cache, where it heard no events. */
export function onPageRestored(window: EventTargetLike, run: () => void): Disposer {
  return listen(window, 'pageshow', (event) => {
    if ((event as PageTransitionEvent).persisted) run()
  })
}

/** Runs when the page is visible again: its timers may be late. */
export function onPageVisible(window: VisibilityWindow, run: () => void): readonly Disposer[] {
  return [onPageRestored(window, run), onVisibilityChange(window, 'visible', run)]
}

/** Runs when the page is hidden or left: there may be no later event. */
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
