/** What the visitor had: the device before a show, and before each of its steps. */
import { arriveAt, type Device, here, type Input, step } from '../device/device'
import { changesOf, freshDevice } from '../guidance/guidance'
import type { Hand } from './hand'
import { type DeviceStore, momentOf } from './moments'

export interface Snapshots {
  /** Notes the device before a step. */
  note(index: number): void
  mayStepBack(index: number): boolean
  /** Brings back the device before a step. */
  backTo(index: number): void
  /** Notes the device before everything, unless it is noted already. */
  begin(): void
  /** Whether there is something to put back. */
  hasBegun(): boolean
  /** The device as it was then. */
  beginning(): Device | null
  /** Whether a setting is another than at the beginning. */
  hasChanged(): boolean
  putBack(): void
  /** Forgets all but the visitor's own device while another is lent. */
  forget(): void
  /** Forgets everything: another visitor came. */
  clear(): void
  /** Lends a device in place of the visitor's own: one fresh from the factory where none is given. */
  lend(device?: Device): void
  /** Gives the visitor's own device back, where another is lent. */
  giveBack(): void
  /** What happens beside the device happens to those that are kept, too. */
  follow(input: Input): void
}

export function createSnapshots(store: DeviceStore, hand: Pick<Hand, 'send'>): Snapshots {
  let before: Device | null = null
  let own: Device | null = null
  let steps: Readonly<Record<number, Device>> = {}

  const now = () => store.getState().device
  const restore = (device: Device | null | undefined) => {
    if (device) hand.send({ type: 'restore', device })
  }
  function forget(): void {
    before = null
    steps = {}
  }
  return {
    note(index) {
      steps = { ...steps, [index]: now() }
    },
    mayStepBack: (index) => steps[index] !== undefined,
    backTo: (index) => restore(steps[index]),
    begin() {
      before ??= now()
    },
    hasBegun: () => before !== null,
    beginning: () => before,
    hasChanged: () => before !== null && changesOf(before, now()).length > 0,
    putBack() {
      restore(own ?? before)
      own = null
      forget()
    },
    forget,
    clear() {
      own = null
      forget()
    },
    lend(device = { ...freshDevice(momentOf(store)).device, surroundings: now().surroundings }) {
      if (own) return
      own = now()
      const { trail } = own
      restore({
        ...device,
        trail: arriveAt(trail, here(device.trail), trail.dropped + trail.at + 1),
        lent: true,
      })
    },
    giveBack() {
      restore(own)
      own = null
    },
    follow(input) {
      // Time begins to run for nobody who is not there.
      const after = (device: Device) =>
        input.type === 'pass' && !device.passing ? device : step(device, input)
      before = before && after(before)
      own = own && after(own)
      steps = Object.fromEntries(Object.entries(steps).map(([index, device]) => [index, after(device)]))
    },
  }
}
