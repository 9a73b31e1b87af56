/** A file of the product failed to load: `ErrorBoundary` says so, and offers to load the page again. */
export class NotLoaded extends Error {
  override readonly name = 'NotLoaded'
}

/** @throws NotLoaded where it fails */
export async function orNotLoaded<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  try {
    return await loading
  } catch (cause) {
    throw new NotLoaded('A file of the product failed to load.', { cause })
  }
}
