/** The last presses, as acts between two moments of the device: for a class that looks on. */
import { createStore } from 'zustand/vanilla'
import { type Button, type Device, type Input, type Moment, pathOf } from '../../device/device'
import { durations } from '../../device/rules/durations'
import type { Act } from '../../guidance/guidance'
import { isHeld } from '../moments'

export interface Press {
  readonly before: Moment
  readonly act: Act
  readonly after: Moment
}

export interface Running {
  readonly device: Device
  readonly input: Input | null
}

/** How many are kept. */
const LAST = 5
/** Held for at least so long, in ms, a press is told as one that is held. */
const HELD = 1000

export function createRecord() {
  const list = createStore<readonly Press[]>(() => [])
  let begun: { readonly before: Moment; readonly buttons: Button[] } | null = null

  function add(press: Press): void {
    const presses = list.getState()
    const last = presses.at(-1)
    const joined = last && isSame(last, press) ? [...presses.slice(0, -1), join(last, press)] : null
    list.setState(joined ?? [...presses, press].slice(-LAST), true)
  }

  /** Hears what changed the device. */
  function hear({ device, input }: Running, before: Device): void {
    if (!input) return
    const start = { device: before, now: input.at }
    const end = { device, now: input.at }
    if (input.type === 'next-visitor') {
      begun = null
      list.setState([], true)
    } else if (input.type === 'hold') {
      add({
        before: start,
        act: { buttons: input.buttons, times: 1, holds: durations.longPress },
        after: end,
      })
    } else if (input.type === 'down') {
      begun ??= { before: start, buttons: [] }
      if (!begun.buttons.includes(input.button)) begun.buttons.push(input.button)
    }
    if (!begun || isHeld(device)) return
    const held = input.at - begun.before.now
    add({
      before: begun.before,
      act: { buttons: begun.buttons, times: 1, holds: held < HELD ? 0 : held },
      after: end,
    })
    begun = null
  }

  return { list, hear }
}

/** The same button again on the same screen is one line. */
function isSame(last: Press, next: Press): boolean {
  const path = pathOf(next.after.device)
  return (
    last.act.holds === 0 &&
    next.act.holds === 0 &&
    last.act.buttons.join() === next.act.buttons.join() &&
    pathOf(last.before.device) === path &&
    pathOf(last.after.device) === path
  )
}

function join({ before, act }: Press, { after }: Press): Press {
  return { before, act: { ...act, times: act.times + 1 }, after }
}
