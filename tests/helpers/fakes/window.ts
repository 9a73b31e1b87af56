/** The part of a browser's window that the adapters use. */
import type { BrowserWindow } from '../../../src/site/browser/connect'
import { FakeClock } from './clock'
import { FakeHistory } from './history'
import { FakeOrigin, FakeStorage } from './storage'

/** An event target that records which events have listeners. */
export class RecordingEventTarget extends EventTarget {
  readonly listenedTypes: string[] = []

  // Node accepts a bare `true` for capture only when adding a listener, so both pass an object.
  override addEventListener(type: string, listener: (event: Event) => void, capture = false): void {
    this.listenedTypes.push(type)
    super.addEventListener(type, listener, { capture })
  }

  override removeEventListener(type: string, listener: (event: Event) => void, capture = false): void {
    this.listenedTypes.splice(this.listenedTypes.indexOf(type), 1)
    super.removeEventListener(type, listener, { capture })
  }

  /** Dispatches an event with these additional properties. */
  dispatch(type: string, more: object = {}): void {
    this.dispatchEvent(Object.assign(new Event(type), more))
  }
}

interface FakeWindowOptions {
  readonly address?: string
  readonly origin?: FakeOrigin
  readonly history?: FakeHistory
  /** The host page's window, with the tab's storage, if this one is a frame. */
  readonly hostWindow?: { readonly sessionStorage: FakeStorage }
}

export class FakeWindow extends RecordingEventTarget implements BrowserWindow {
  readonly clock = new FakeClock()
  readonly setTimeout = this.clock.setTimeout
  readonly clearTimeout = this.clock.clearTimeout
  readonly document = Object.assign(new RecordingEventTarget(), {
    visibilityState: 'visible' as DocumentVisibilityState,
  })
  readonly navigator = { languages: ['en'] }
  readonly history: FakeHistory
  readonly localStorage: FakeStorage
  readonly sessionStorage: FakeStorage
  readonly self: unknown = this
  readonly parent: unknown
  navigationType = 'navigate'
  readonly performance = {
    getEntriesByType: () => [{ type: this.navigationType } as unknown as PerformanceEntry],
  }

  constructor({
    address = '/home',
    origin = new FakeOrigin(),
    history = new FakeHistory(address),
    hostWindow,
  }: FakeWindowOptions = {}) {
    super()
    this.history = history
    this.localStorage = origin.tab()
    this.sessionStorage = hostWindow?.sessionStorage ?? new FakeStorage()
    this.parent = hostWindow ?? this
    history.onPopState = () => this.dispatch('popstate')
  }

  /** The addresses at which the page was reloaded. */
  readonly reloads: string[] = []

  get location(): URL & Pick<Location, 'reload'> {
    return Object.assign(this.history.location, { reload: () => void this.reloads.push(this.history.url) })
  }

  /** The number of listeners, including those of the document. */
  get listenerCount(): number {
    return this.listenedTypes.length + this.document.listenedTypes.length
  }

  /** Dispatches the storage events of other tabs. */
  receiveStorageEvents(): void {
    for (const { key, newValue } of this.localStorage.pendingEvents.splice(0))
      this.receiveStorageEvent(key, newValue)
  }

  receiveStorageEvent(
    key: string | null,
    newValue: string | null,
    storageArea: FakeStorage | null = this.localStorage,
  ): void {
    this.dispatch('storage', { key, newValue, storageArea })
  }

  /** Returns from the back/forward cache. */
  restoreFromCache(): void {
    this.dispatch('pageshow', { persisted: true })
  }

  setVisibility(visibilityState: DocumentVisibilityState): void {
    this.document.visibilityState = visibilityState
    this.document.dispatch('visibilitychange')
  }
}
