/** The one place where the device changes: everything else looks at it, or sends it what happened. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import { createQueue } from '../common/ui/queue'
import { type Caused, type Device, type Input, type Instant, step } from './device/device'

export interface DeviceState {
  readonly device: Device
  /** What changed it last, `null` before anything did. */
  readonly input: Input | null
  /** Whether the device is a sandbox of the companion's, in place of the visitor's own. */
  readonly isSandbox: boolean
  /** Does an input at once; without a time it happens now. What a subscriber sends acts after it. */
  readonly send: (happening: Caused & { readonly at?: Instant }) => void
}

/** Readers get the device from it, and change it only by `send`. */
export type DeviceStore = Pick<StoreApi<DeviceState>, 'getState' | 'getInitialState' | 'subscribe'>

/**
 * Keeps a device that listens. Subscribers hear only of inputs that changed it, each in its order.
 * @param now the present moment on the device's clock, in milliseconds
 * @param advance what an input makes of a device; tests of the adapters bring a simpler one
 */
export function createDeviceStore(device: Device, now: () => Instant, advance = step): StoreApi<DeviceState> {
  return createStore<DeviceState>((set, get) => {
    function take(input: Input): void {
      const { device: before, isSandbox } = get()
      const after = advance(before, input)
      if (after !== before) set({ device: after, input, isSandbox: input.isSandbox ?? isSandbox })
    }

    // Every subscriber hears of one input before the next one acts.
    const enqueue = createQueue(take)

    return {
      device,
      input: null,
      isSandbox: false,
      send: (happening) => enqueue({ ...happening, at: happening.at ?? now() }),
    }
  })
}
