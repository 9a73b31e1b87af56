/** A browser's window for tests, with a history that takes its time. */
import type { AddressTools } from '../address'
import type { BrowserWindow } from '../connect'
import type { FakeClock } from './clock'
import type { FakeStorage } from './storage'

interface Entry {
  readonly url: string
  readonly state: unknown
}

/** A tab's history: steps arrive only when asked to, in their order; one beyond the ends never does. */
export class FakeHistory implements Pick<AddressTools, 'history' | 'location'> {
  readonly entries: Entry[]
  at = 0
  refuses: () => boolean = () => false
  /** As Chrome does with too many in a row: nothing happens, and nothing is thrown. */
  ignores: () => boolean = () => false
  onPopState: () => void = () => {}
  /** How often it was asked to write an entry, whatever became of it. */
  asked = 0
  /** The most entries that the browser remembers. */
  longest = 50
  private readonly underway: number[] = []

  constructor(url: string, state: unknown = null) {
    this.entries = [{ url, state }]
  }

  get url(): string {
    return this.present.url
  }

  readonly history = (() => {
    const self = this
    return {
      get state(): unknown {
        return self.present.state
      },
      pushState(state: unknown, _title: string, url: string): void {
        self.asked++
        if (self.ignores()) return
        self.entries.splice(self.at + 1, Number.POSITIVE_INFINITY, self.entry(state, url))
        self.at++
        if (self.entries.length <= self.longest) return
        self.entries.shift()
        self.at--
      },
      replaceState(state: unknown, _title: string, url: string): void {
        self.asked++
        if (self.ignores()) return
        self.entries[self.at] = self.entry(state, url)
      },
      go(steps: number): void {
        if (steps === 0) throw new Error('this reloads the page')
        self.underway.push(steps)
      },
    } as Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'>
  })()

  readonly location = (() => {
    const read = (part: 'pathname' | 'search' | 'hash') => new URL(this.url, HOST)[part]
    return {
      get pathname() {
        return read('pathname')
      },
      get search() {
        return read('search')
      },
      get hash() {
        return read('hash')
      },
    }
  })()

  /** The visitor presses the browser's own button so many times. */
  press(steps: number): void {
    this.underway.push(steps)
  }

  /** One step that is underway arrives; `false` when there was none. */
  arrive(): boolean {
    const steps = this.underway.shift()
    if (steps === undefined) return false
    if (!this.entries[this.at + steps]) return true
    this.at += steps
    this.onPopState()
    return true
  }

  private get present(): Entry {
    const entry = this.entries[this.at]
    if (!entry) throw new Error('the history has no present entry')
    return entry
  }

  private entry(state: unknown, address: string): Entry {
    if (this.refuses()) throw new DOMException('too many', 'SecurityError')
    const url = new URL(address, HOST)
    if (url.origin !== HOST) throw new DOMException('another origin', 'SecurityError')
    return { url: url.pathname + url.search + url.hash, state: structuredClone(state) }
  }
}

const HOST = 'https://host.example'

/** A window with all of it. */
export class FakeWindow extends EventTarget implements BrowserWindow {
  readonly document = Object.assign(new EventTarget(), {
    visibilityState: 'visible' as DocumentVisibilityState,
  })
  navigator: { languages: readonly string[] } = { languages: ['en'] }
  loadedBy = 'navigate'
  listeners = 0
  readonly setTimeout: FakeClock['setTimeout']
  readonly clearTimeout: FakeClock['clearTimeout']
  readonly tab: FakeHistory
  readonly localStorage: FakeStorage
  readonly sessionStorage: FakeStorage

  constructor(tab: FakeHistory, localStorage: FakeStorage, sessionStorage: FakeStorage, clock: FakeClock) {
    super()
    this.tab = tab
    this.localStorage = localStorage
    this.sessionStorage = sessionStorage
    this.setTimeout = clock.setTimeout
    this.clearTimeout = clock.clearTimeout
    this.tab.onPopState = () => this.dispatchEvent(new Event('popstate'))
  }

  get history() {
    return this.tab.history
  }

  get location() {
    return this.tab.location
  }

  readonly performance = {
    getEntriesByType: () => [{ type: this.loadedBy } as unknown as PerformanceEntry],
  }

  /** Hears what other tabs stored. */
  hear(): void {
    for (const { key, newValue } of this.localStorage.news.splice(0)) {
      this.dispatchEvent(
        Object.assign(new Event('storage'), { key, newValue, storageArea: this.localStorage }),
      )
    }
  }

  override addEventListener(...[type, listener]: Parameters<EventTarget['addEventListener']>): void {
    this.listeners++
    super.addEventListener(type, listener)
  }

  override removeEventListener(...[type, listener]: Parameters<EventTarget['removeEventListener']>): void {
    this.listeners--
    super.removeEventListener(type, listener)
  }
}
