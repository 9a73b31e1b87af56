/** The store of the device. The device changes only here; other modules read it and send inputs. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import { createQueue } from '../common/ui/queue'
import { type Device, type Input, type Instant, type SentEvent, step } from './device/device'

export interface DeviceState {
  readonly device: Device
  /** The input that changed the device last, `null` before the first one. */
  readonly input: Input | null
  /** True while the device is a sandbox of the companion instead of the visitor's own. */
  readonly isSandbox: boolean
  /**
   * Applies an event at once, by default at the present time. An event that a subscriber sends is applied after all
   * subscribers have been notified.
   */
  readonly send: (event: SentEvent & { readonly at?: Instant }) => void
}

/** The store without `setState`: other modules change the device only by `send`. */
export type DeviceStore = Pick<StoreApi<DeviceState>, 'getState' | 'getInitialState' | 'subscribe'>

/**
 * Creates the store. Subscribers are notified of inputs in order. An input after which the device is the same object
 * is left out.
 * @param now returns the current time of the device's clock, in ms
 * @param stepFunction returns the device after an input; tests of the adapters pass a simpler function
 */
export function createDeviceStore(
  device: Device,
  now: () => Instant,
  stepFunction = step,
): StoreApi<DeviceState> {
  return createStore<DeviceState>((set, get) => {
    function applyInput(input: Input): void {
      const { device: before, isSandbox } = get()
      const after = stepFunction(before, input)
      if (after !== before) set({ device: after, input, isSandbox: input.isSandbox ?? isSandbox })
    }

    // All subscribers are notified of an input before the next one is applied.
    const enqueue = createQueue(applyInput)

    return {
      device,
      input: null,
      isSandbox: false,
      send: (event) => enqueue({ ...event, at: event.at ?? now() }),
    }
  })
}
