/** A tab's history. Steps arrive when the test says so; a step beyond the ends never arrives. */

interface Entry {
  readonly url: string
  readonly state: unknown
}

const HOST = 'https://shop.example'

export class FakeHistory implements Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'> {
  readonly entries: Entry[]
  at = 0
  /** Whether a write throws, as in Safari after too many writes in a row. */
  refuses: () => boolean = () => false
  /** Whether a write is silently ignored, as in Chrome. */
  ignores: () => boolean = () => false
  /** Called when another entry becomes the current one. */
  onPopState: () => void = () => {}
  /** How often it was asked to write an entry, also when it refused. */
  writeAttempts = 0
  /** The largest number of entries that the browser keeps. */
  maxEntries = 50
  private readonly pendingSteps: number[] = []

  constructor(url: string, state: unknown = null) {
    this.entries = [{ url, state }]
  }

  get url(): string {
    return this.current.url
  }

  get state(): unknown {
    return this.current.state
  }

  get location(): URL {
    return new URL(this.url, HOST)
  }

  pushState(state: unknown, _title: string, url: string): void {
    this.writeAttempts++
    if (this.ignores()) return
    this.entries.splice(this.at + 1, Number.POSITIVE_INFINITY, this.entry(state, url))
    this.at++
    if (this.entries.length <= this.maxEntries) return
    this.entries.shift()
    this.at--
  }

  replaceState(state: unknown, _title: string, url: string): void {
    this.writeAttempts++
    if (this.ignores()) return
    this.entries[this.at] = this.entry(state, url)
  }

  go(steps: number): void {
    if (steps === 0) throw new Error('this reloads the page')
    this.pendingSteps.push(steps)
  }

  /** The visitor goes this many entries forward, or back if negative, with the browser's buttons. */
  startBrowsing(steps: number): void {
    this.pendingSteps.push(steps)
  }

  /** Lets the next pending step arrive; `false` when there is none. */
  arriveNext(): boolean {
    const steps = this.pendingSteps.shift()
    if (steps === undefined) return false
    if (!this.entries[this.at + steps]) return true
    this.at += steps
    this.onPopState()
    return true
  }

  /** Lets all pending steps arrive, including those that they cause. */
  arriveAll(): void {
    while (this.arriveNext());
  }

  private get current(): Entry {
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
