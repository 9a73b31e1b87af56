/** How what is drawn looks at the device: each part sees its own piece, and is drawn again only when that piece changed. */
import { createContext, type ReactNode, useContext, useRef, useSyncExternalStore } from 'react'
import type { Device, Happening, Picture } from '../device/device'
import { seen } from './seen'

/** As much of a store as a drawing needs: it adds the time. A zustand store of the two is one. */
export interface DeviceStore {
  getState(): { readonly device: Device; readonly send: (happening: Happening) => void }
  subscribe(listener: () => void): () => void
}

const DeviceContext = createContext<DeviceStore | null>(null)

interface DeviceProviderProps {
  readonly store: DeviceStore
  readonly children: ReactNode
}

export function DeviceProvider({ store, children }: DeviceProviderProps) {
  return <DeviceContext value={store}>{children}</DeviceContext>
}

function useDeviceStore(): DeviceStore {
  const store = useContext(DeviceContext)
  if (!store) throw new Error('There is no device around this component.')
  return store
}

/** `equal` is for pieces that are made anew each time they are looked at. */
export function useDevice<Piece>(
  select: (device: Device) => Piece,
  equal: (a: Piece, b: Piece) => boolean = Object.is,
): Piece {
  const store = useDeviceStore()
  const last = useRef<{ readonly piece: Piece } | null>(null)
  const look = () => {
    const piece = select(store.getState().device)
    if (!last.current || !equal(last.current.piece, piece)) last.current = { piece }
    return last.current.piece
  }
  return useSyncExternalStore(store.subscribe, look, look)
}

/** A piece of what the display shows. */
export function usePicture<Piece>(
  select: (picture: Picture) => Piece,
  equal?: (a: Piece, b: Piece) => boolean,
): Piece {
  return useDevice((device) => select(seen(device)), equal)
}

export function useSend(): (happening: Happening) => void {
  return useDeviceStore().getState().send
}
