/** A browser's storage that never throws: not in a blocked frame, not in a private mode, not when full. */

/** What of a browser's storage is used. */
export type StorageMethods = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export interface SafeStorage {
  /** The value of a key, `null` where there is none, `undefined` where the browser refuses to say. */
  read(key: string): string | null | undefined
  /** Whether the browser took it. */
  write(key: string, value: string): boolean
  remove(key: string): boolean
  /** Whether an event's storage is this one. */
  isBackedBy(storage: StorageMethods | null): boolean
}

/** @param open names the storage: in a blocked frame the mere mention of `localStorage` throws */
export function openSafeStorage(open: () => StorageMethods | null): SafeStorage {
  const storage = attempt(open) ?? null
  const done = (write: (storage: StorageMethods) => void): boolean =>
    storage !== null && succeeds(() => write(storage))
  return {
    read: (key) => (storage ? attempt(() => storage.getItem(key)) : undefined),
    write: (key, value) => done((into) => into.setItem(key, value)),
    remove: (key) => done((from) => from.removeItem(key)),
    isBackedBy: (other) => other !== null && other === storage,
  }
}

/** Gives what the browser answers, or `undefined` where it throws. */
export function attempt<Answer>(ask: () => Answer): Answer | undefined {
  try {
    return ask()
  } catch {
    return undefined
  }
}

/** Whether the browser does it without throwing. */
export function succeeds(act: () => void): boolean {
  return (
    attempt(() => {
      act()
      return true
    }) === true
  )
}

/** Parses a JSON object; `null` for anything else. */
export function parseObject(text: string | null | undefined): Readonly<Record<string, unknown>> | null {
  const value = attempt((): unknown => JSON.parse(String(text)))
  return isObject(value) ? value : null
}

/** Whether a value is an object with properties, which an array is not. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
