/** The one place where the device changes: everything else looks at it, or sends it what happened. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type Device, type Happening, type Instant, step } from '../device/device'

export interface Running {
  readonly device: Device
  /** Without a time it happens now. */
  readonly send: (happening: Happening & { readonly at?: Instant }) => void
}

export type DeviceStore = StoreApi<Running>

/**
 * Keeps a device that listens. Subscribers hear only of inputs that changed it.
 * @param now the present moment on the device's clock, in milliseconds
 * @param advance what an input makes of a device; tests of the adapters bring a simpler one
 */
export function createDeviceStore(device: Device, now: () => Instant, advance = step): DeviceStore {
  return createStore<Running>((set, get) => ({
    device,
    send(happening) {
      const before = get().device
      const after = advance(before, { ...happening, at: happening.at ?? now() })
      if (after !== before) set({ device: after })
    },
  }))
}
