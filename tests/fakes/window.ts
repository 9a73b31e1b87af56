/** A browser's window for tests: as much of it as the adapters use. */
import type { BrowserWindow } from '../../src/browser/connect'
import { FakeClock } from './clock'
import { FakeHistory } from './history'
import { FakeOrigin, FakeStorage } from './storage'

/** Knows what is listened to. */
export class Listened extends EventTarget {
  readonly listening: string[] = []

  // Node's own takes a bare `true` for capture when a listener is added, and not when it is removed.
  override addEventListener(type: string, listener: (event: Event) => void, capture = false): void {
    this.listening.push(type)
    super.addEventListener(type, listener, { capture })
  }

  override removeEventListener(type: string, listener: (event: Event) => void, capture = false): void {
    this.listening.splice(this.listening.indexOf(type), 1)
    super.removeEventListener(type, listener, { capture })
  }

  /** Tells its listeners. */
  tell(type: string, more: object = {}): void {
    this.dispatchEvent(Object.assign(new Event(type), more))
  }
}

interface Options {
  readonly address?: string
  readonly origin?: FakeOrigin
  readonly history?: FakeHistory
}

export class FakeWindow extends Listened implements BrowserWindow {
  readonly clock = new FakeClock()
  readonly setTimeout = this.clock.setTimeout
  readonly clearTimeout = this.clock.clearTimeout
  readonly document = Object.assign(new Listened(), { visibilityState: 'visible' as DocumentVisibilityState })
  readonly navigator = { languages: ['en'] }
  readonly history: FakeHistory
  readonly localStorage: FakeStorage
  readonly sessionStorage = new FakeStorage()
  loadedBy = 'navigate'
  readonly performance = {
    getEntriesByType: () => [{ type: this.loadedBy } as unknown as PerformanceEntry],
  }

  constructor({
    address = '/home',
    origin = new FakeOrigin(),
    history = new FakeHistory(address),
  }: Options = {}) {
    super()
    this.history = history
    this.localStorage = origin.tab()
    history.onPopState = () => this.tell('popstate')
  }

  get location(): URL {
    return this.history.location
  }

  /** How many listeners there are, the document's among them. */
  get listeners(): number {
    return this.listening.length + this.document.listening.length
  }

  /** Hears what other tabs stored. */
  hear(): void {
    for (const { key, newValue } of this.localStorage.news.splice(0)) this.hearOf(key, newValue)
  }

  /** Hears of one change in a storage. */
  hearOf(
    key: string | null,
    newValue: string | null,
    storageArea: FakeStorage | null = this.localStorage,
  ): void {
    this.tell('storage', { key, newValue, storageArea })
  }

  /** Comes out of the browser's page cache. */
  comeBack(): void {
    this.tell('pageshow', { persisted: true })
  }

  /** Is looked at again, or no longer. */
  show(visibilityState: DocumentVisibilityState): void {
    this.document.visibilityState = visibilityState
    this.document.tell('visibilitychange')
  }
}
