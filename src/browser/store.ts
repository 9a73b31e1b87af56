/** The one place where the device changes: everything else looks at it, or sends it what happened. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type Device, type Happening, type Input, type Instant, step } from '../device/device'
import { inOrder } from './in-order'

export interface Running {
  readonly device: Device
  /** What changed it last, `null` before anything did. */
  readonly input: Input | null
  /** Without a time it happens now. It acts at once, unless its screen must be loaded first. */
  readonly send: (happening: Happening & { readonly at?: Instant }) => void
}

export type DeviceStore = StoreApi<Running>

export type LoadFurther = () => Promise<unknown>

interface StoreOptions {
  /** Loads the screens that the device does not begin with. */
  readonly loadFurther?: LoadFurther | undefined
  /** What an input makes of a device; tests of the adapters bring a simpler one. */
  readonly advance?: typeof step
}

/**
 * Keeps a device that listens. Subscribers hear only of inputs that changed it.
 * @param now the present moment on the device's clock, in milliseconds
 */
export function createDeviceStore(
  device: Device,
  now: () => Instant,
  { loadFurther = allLoaded, advance = step }: StoreOptions = {},
): DeviceStore {
  return createStore<Running>((set, get) => {
    const take = inOrder((input: Input) => {
      const before = get().device
      const after = advance(before, input)
      if (after !== before) set({ device: after, input })
    }, loadFurther)
    return { device, input: null, send: (happening) => take({ ...happening, at: happening.at ?? now() }) }
  })
}

const allLoaded: LoadFurther = () => Promise.resolve()
