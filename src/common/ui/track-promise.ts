/**
 * Marks a promise as React does once it has waited for it, so that `use` gives what it already has at once:
 * else the fallback of a `Suspense` would be seen for a moment.
 */
export function trackPromise<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => markFulfilled(promise, value),
    // The one who uses it is told.
    () => {},
  )
  return promise
}

/** A promise of what is there already. */
export function resolvedPromise<Value>(value: Value): Promise<Value> {
  return markFulfilled(Promise.resolve(value), value)
}

function markFulfilled<Value>(promise: Promise<Value>, value: Value): Promise<Value> {
  return Object.assign(promise, { status: 'fulfilled', value })
}
