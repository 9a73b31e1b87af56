/** A file of the product failed to load: `ErrorBoundary` says so and offers to load the page again. */
export class LoadError extends Error {
  override readonly name = 'LoadError'
}

/** @throws LoadError if the promise is rejected */
export async function wrapLoadError<Value>(loading: Promise<Value>): Promise<Value> {
  try {
    return await loading
  } catch (cause) {
    throw new LoadError('A file of the product failed to load.', { cause })
  }
}
