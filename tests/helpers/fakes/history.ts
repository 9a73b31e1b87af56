/** A tab's history. Traversals are pending until a test lets them arrive; one beyond the ends never arrives. */

interface Entry {
  readonly url: string
  readonly state: unknown
}

const HOST = 'https://shop.example'

export class FakeHistory implements Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'> {
  readonly entries: Entry[]
  at = 0
  /** True to throw on a write, as Safari does after too many writes in a row. */
  refuses: () => boolean = () => false
  /** True to ignore a write, as Chrome does. */
  ignores: () => boolean = () => false
  /** Called when another entry becomes the current one. */
  onPopState: () => void = () => {}
  /** The number of writes, including refused ones. */
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
    if (steps === 0) throw new Error('go(0) reloads the page')
    this.pendingSteps.push(steps)
  }

  /** Starts a traversal by the browser's buttons; `steps` is negative for back. */
  startBrowsing(steps: number): void {
    this.pendingSteps.push(steps)
  }

  /** Completes the next pending traversal; returns false if there is none. */
  arriveNext(): boolean {
    const steps = this.pendingSteps.shift()
    if (steps === undefined) return false
    if (!this.entries[this.at + steps]) return true
    this.at += steps
    this.onPopState()
    return true
  }

  /** Completes all pending traversals, including those that they cause. */
  arriveAll(): void {
    while (this.arriveNext());
  }

  private get current(): Entry {
    const entry = this.entries[this.at]
    if (!entry) throw new Error('the history has no current entry')
    return entry
  }

  private entry(state: unknown, address: string): Entry {
    if (this.refuses()) throw new DOMException('too many', 'SecurityError')
    const url = new URL(address, HOST)
    if (url.origin !== HOST) throw new DOMException('another origin', 'SecurityError')
    return { url: url.pathname + url.search + url.hash, state: structuredClone(state) }
  }
}
