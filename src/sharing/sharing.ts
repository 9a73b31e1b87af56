/** What a shared device needs of the page: loaded for an address that shares one, or to share this one. */
import type { Device } from '../device/device'
import { forgetFor, sharedDevice } from './looking'
import { lookingBar } from './looking-bar'

export { openShareDialog, sheetAddress } from './share-dialog'

interface RunningStore {
  subscribe(listener: (now: { device: Device }, before: { device: Device }) => void): () => void
}

/**
 * @param link the fragment of the address
 * @param packed what it says of a device, which may be anything
 */
export function lookBy(link: string, packed: string) {
  const device = sharedDevice(link, packed)
  return {
    /** The device that it shares; `null` for none. */
    device,
    /** Draws the bar that says so into the page, again for each language. */
    draw: lookingBar(window, device),
    /** What it owes to the visitors of a showroom, until that ends. */
    watch: (store: RunningStore) =>
      store.subscribe(({ device: now }, { device: before }) => {
        if (device) forgetFor(window, now, before)
      }),
  }
}
