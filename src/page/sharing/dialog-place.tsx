/** The dialog that shares the device in view: loaded when it is asked for, in the panel or the companion. */
import { createStore, useStore } from 'zustand'
import { useDevice, useDeviceNow } from '../../display/use-device'
import { part } from '../../ui/part'
import type { ShareDialog } from './share-dialog'

interface Opened {
  /** `null` while it is closed. */
  readonly ShareDialog: typeof ShareDialog | null
  /** Who asked for it: it is not for the next visitor of a showroom. */
  readonly visitor: number
}

const opened = createStore<Opened>(() => ({ ShareDialog: null, visitor: 0 }))
const close = () => opened.setState({ ShareDialog: null })

const dialog = part(() => import('./share-dialog'))

/** Gives what opens the dialog, and throws where a file of it fails to load. */
export function useShareDialog(): () => Promise<void> {
  const deviceNow = useDeviceNow()
  return async () => {
    const visitor = deviceNow().visitors
    opened.setState({ ...(await dialog.load()), visitor })
  }
}

export function DialogPlace() {
  const { ShareDialog, visitor } = useStore(opened)
  const isTheirs = useDevice(({ visitors }) => visitors === visitor)
  return ShareDialog && isTheirs && <ShareDialog onClose={close} />
}
