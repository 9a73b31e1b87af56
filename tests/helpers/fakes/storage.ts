/** A storage that several tabs share and that can refuse calls. */
import type { StorageMethods } from '../../../src/common/safe-storage'

export interface StorageChange {
  readonly key: string | null
  readonly newValue: string | null
}

/** The storage of an origin. All tabs share it, and each gets events for the writes of the others. */
export class FakeOrigin {
  readonly values = new Map<string, string>()
  readonly tabs: FakeStorage[] = []

  tab(): FakeStorage {
    const storage = new FakeStorage(this)
    this.tabs.push(storage)
    return storage
  }

  notifyOthers(from: FakeStorage, change: StorageChange): void {
    for (const tab of this.tabs) if (tab !== from) tab.pendingEvents.push(change)
  }
}

export class FakeStorage implements StorageMethods {
  /** True to refuse a call, by its number, kind or key. */
  refuses: (call: number, kind: 'get' | 'set' | 'remove', key: string) => boolean = () => false
  /** Changes by other tabs, not yet dispatched in this tab. */
  readonly pendingEvents: StorageChange[] = []
  /** Every key written or removed, in order. */
  readonly writes: string[] = []
  private calls = 0
  private readonly origin: FakeOrigin

  constructor(origin = new FakeOrigin()) {
    this.origin = origin
  }

  get values(): Map<string, string> {
    return this.origin.values
  }

  getItem(key: string): string | null {
    this.count('get', key)
    return this.values.get(key) ?? null
  }

  setItem(key: string, value: string): void {
    this.count('set', key)
    this.writes.push(key)
    if (this.values.get(key) === value) return
    this.values.set(key, value)
    this.origin.notifyOthers(this, { key, newValue: value })
  }

  removeItem(key: string): void {
    this.count('remove', key)
    this.writes.push(key)
    if (this.values.delete(key)) this.origin.notifyOthers(this, { key, newValue: null })
  }

  private count(kind: 'get' | 'set' | 'remove', key: string): void {
    this.calls++
    if (this.refuses(this.calls, kind, key)) throw new DOMException('refused', 'QuotaExceededError')
  }
}
