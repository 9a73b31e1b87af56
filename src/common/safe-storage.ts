/** Storage that never throws, even in a blocked frame, in private mode or when full. */

/** The methods of `Storage` that are used. */
export type StorageMethods = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export interface SafeStorage {
  /** Returns the value of a key, `null` if there is none, `undefined` if the browser refuses access. */
  read(key: string): string | null | undefined
  /** @returns true if the browser stored the value */
  write(key: string, value: string): boolean
  /** @returns true unless the browser refuses access */
  remove(key: string): boolean
  /** True if the values are kept in `storage`, for instance that of a `storage` event. */
  isBackedBy(storage: StorageMethods | null): boolean
}

/** @param open returns the storage; reading `window.localStorage` throws where storage is blocked */
export function openSafeStorage(open: () => StorageMethods | null): SafeStorage {
  const storage = attempt(open) ?? null
  const tryTo = (change: (storage: StorageMethods) => void): boolean =>
    storage !== null && succeeds(() => change(storage))
  return {
    read: (key) => (storage ? attempt(() => storage.getItem(key)) : undefined),
    write: (key, value) => tryTo((into) => into.setItem(key, value)),
    remove: (key) => tryTo((from) => from.removeItem(key)),
    isBackedBy: (other) => other !== null && other === storage,
  }
}

/** Returns the result of a call, or `undefined` if it throws. */
export function attempt<Result>(call: () => Result): Result | undefined {
  try {
    return call()
  } catch {
    return undefined
  }
}

/** True if the call does not throw. */
export function succeeds(call: () => void): boolean {
  return (
    attempt(() => {
      call()
      return true
    }) === true
  )
}

/** Parses a JSON object; `null` for anything else. */
export function parseObject(text: string | null | undefined): Readonly<Record<string, unknown>> | null {
  const value = attempt((): unknown => JSON.parse(String(text)))
  return isObject(value) ? value : null
}

/** True for an object that is no array. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
