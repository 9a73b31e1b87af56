/** What a shared device needs of the page: loaded for an address that shares one, or to share this one. */
import type { SharedDevice } from '../browser/shared-link'
import type { Device } from '../device/device'
import { forgetFor } from './looking'
import { lookingBar } from './looking-bar'

export { openShareDialog, sheetAddress } from './share-dialog'

interface RunningStore {
  subscribe(listener: (now: { device: Device }, before: { device: Device }) => void): () => void
}

/** @param device the one that the address shares; `null` where it shares none after all */
export function lookBy(device: SharedDevice | null) {
  return {
    /** Draws the bar that says so into the page, again for each language. */
    draw: lookingBar(window, device),
    /** What it owes to the visitors of a showroom, until that ends. */
    watch: (store: RunningStore) =>
      store.subscribe(({ device: now }, { device: before }) => {
        if (device) forgetFor(window, now, before)
      }),
  }
}
