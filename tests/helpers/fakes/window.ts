/** The part of a browser's window that the adapters use. */
import type { BrowserWindow } from '../../../src/site/browser/connect'
import { FakeClock } from './clock'
import { FakeHistory } from './history'
import { FakeOrigin, FakeStorage } from './storage'

/** An event target that records which events have listeners. */
export class Listened extends EventTarget {
  readonly listening: string[] = []

  // Node accepts a bare `true` for capture only when adding a listener, so both pass an object.
  override addEventListener(type: string, listener: (event: Event) => void, capture = false): void {
    this.listening.push(type)
    super.addEventListener(type, listener, { capture })
  }

  override removeEventListener(type: string, listener: (event: Event) => void, capture = false): void {
    this.listening.splice(this.listening.indexOf(type), 1)
    super.removeEventListener(type, listener, { capture })
  }

  /** Dispatches an event with these additional properties. */
  tell(type: string, more: object = {}): void {
    this.dispatchEvent(Object.assign(new Event(type), more))
  }
}

interface Options {
  readonly address?: string
  readonly origin?: FakeOrigin
  readonly history?: FakeHistory
  /** The page around it, if it is in a frame, with the tab's storage. */
  readonly around?: { readonly sessionStorage: FakeStorage }
}

export class FakeWindow extends Listened implements BrowserWindow {
  readonly clock = new FakeClock()
  readonly setTimeout = this.clock.setTimeout
  readonly clearTimeout = this.clock.clearTimeout
  readonly document = Object.assign(new Listened(), { visibilityState: 'visible' as DocumentVisibilityState })
  readonly navigator = { languages: ['en'] }
  readonly history: FakeHistory
  readonly localStorage: FakeStorage
  readonly sessionStorage: FakeStorage
  readonly self: unknown = this
  readonly parent: unknown
  loadedBy = 'navigate'
  readonly performance = {
    getEntriesByType: () => [{ type: this.loadedBy } as unknown as PerformanceEntry],
  }

  constructor({
    address = '/home',
    origin = new FakeOrigin(),
    history = new FakeHistory(address),
    around,
  }: Options = {}) {
    super()
    this.history = history
    this.localStorage = origin.tab()
    this.sessionStorage = around?.sessionStorage ?? new FakeStorage()
    this.parent = around ?? this
    history.onPopState = () => this.tell('popstate')
  }

  /** The addresses that were loaded anew. */
  readonly reloads: string[] = []

  get location(): URL & Pick<Location, 'reload'> {
    return Object.assign(this.history.location, { reload: () => void this.reloads.push(this.history.url) })
  }

  /** The number of listeners, including those of the document. */
  get listeners(): number {
    return this.listening.length + this.document.listening.length
  }

  /** Receives the storage events of other tabs. */
  hear(): void {
    for (const { key, newValue } of this.localStorage.news.splice(0)) this.hearOf(key, newValue)
  }

  /** Receives one storage event. */
  hearOf(
    key: string | null,
    newValue: string | null,
    storageArea: FakeStorage | null = this.localStorage,
  ): void {
    this.tell('storage', { key, newValue, storageArea })
  }

  /** Returns from the browser's page cache. */
  comeBack(): void {
    this.tell('pageshow', { persisted: true })
  }

  /** Becomes visible or hidden. */
  show(visibilityState: DocumentVisibilityState): void {
    this.document.visibilityState = visibilityState
    this.document.tell('visibilitychange')
  }
}
