/**
 * Once a promise is fulfilled, marks it as React marks promises that it has waited for. `use` then returns the value at
 * once; otherwise the fallback of `Suspense` would flash.
 */
export function trackPromise<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => markFulfilled(promise, value),
    // `use` throws the error where the promise is used.
    () => {},
  )
  return promise
}

/** Returns a promise that `use` reads without suspending. */
export function resolvedPromise<Value>(value: Value): Promise<Value> {
  return markFulfilled(Promise.resolve(value), value)
}

function markFulfilled<Value>(promise: Promise<Value>, value: Value): Promise<Value> {
  return Object.assign(promise, { status: 'fulfilled', value })
}
