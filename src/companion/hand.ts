/** The hand that presses the live device, as a visitor's would, and gives way to the visitor's. */
import { type Button, type Device, type Happening, type Input, isAtRest } from '../device/device'
import { type Act, replay, type Step } from '../guidance/guidance'
import { type DeviceStore, isSameSpot } from './moments'
import type { Pace } from './pace'

/** What a script waits for: so many ms, or until then for a device. */
export interface Beat {
  readonly ms: number
  readonly until?: (device: Device) => boolean
}

export type Script = Generator<Beat, void, void>

/** Longer than any splash, overlay or connecting: nothing waits for ever. */
const LONGEST_WAIT = 12_000
/** How much later than planned a hold may come to its end, in ms. */
const GRACE = 600

export const rested: Beat = { ms: LONGEST_WAIT, until: isAtRest }

export interface Timers {
  setTimeout(run: () => void, ms: number): number
  clearTimeout(id: number | undefined): void
}

export interface Hand {
  /** Does a script, in place of the one it is doing. */
  begin(script: Script): void
  /** Stops, and lets go of what it holds. */
  stop(): void
  /** Sends something of ours, which is no press of the visitor. */
  send(happening: Happening): void
  /** @param onAct is told of each act before it begins */
  perform(step: Pick<Step, 'acts' | 'before'>, pace: Pace, onAct: (act: Act) => void): Script
  dispose(): void
}

interface Hears {
  /** What somebody else did to the device. */
  onOther(input: Input, before: Device): void
  /** Every change, also ours and those that time brings. */
  onChange(): void
}

export function createHand(
  store: DeviceStore,
  { setTimeout, clearTimeout }: Timers,
  { onOther, onChange }: Hears,
): Hand {
  let script: Script | null = null
  let until: Beat['until']
  let timer: number | undefined
  let held: readonly Button[] = []

  const send: Hand['send'] = (happening) => store.getState().send({ ...happening, by: 'companion' })

  function goAfter(ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(go, ms)
  }

  function go(): void {
    until = undefined
    const running = script
    const beat = running?.next()
    // What it did may have begun another, or stopped it.
    if (!beat || script !== running) return
    if (beat.done) script = null
    else if (beat.value.until?.(store.getState().device)) go()
    else {
      until = beat.value.until
      goAfter(beat.value.ms)
    }
  }

  function stop(): void {
    clearTimeout(timer)
    until = undefined
    script = null
    if (held.length > 0) send({ type: 'let-go' })
    held = []
  }

  function press(type: 'down' | 'up', buttons: readonly Button[]): void {
    held = type === 'down' ? buttons : []
    for (const button of buttons) send({ type, button })
  }

  const dispose = store.subscribe(({ device, input }, { device: before }) => {
    if (device === before || !input) return
    if (!input.by && input.type !== 'wake') {
      // What the visitor holds now is no longer ours to let go.
      if (input.type === 'down') held = held.filter((button) => button !== input.button)
      onOther(input, before)
    }
    onChange()
    // In a turn of its own: what a subscriber sends acts only after all have heard of this change.
    if (until?.(device)) goAfter(0)
  })

  return {
    begin(next) {
      stop()
      script = next
      go()
    },
    stop,
    send,
    *perform(step, pace, onAct) {
      let moment = step.before
      for (const act of step.acts) {
        moment = replay(moment, act)
        const there = moment.device
        onAct(act)
        for (let time = 0; time < act.times; time++) {
          press('down', act.buttons)
          // A hold ends as soon as what it leads to is there.
          if (act.holdMs > 0) yield { ms: act.holdMs + GRACE, until: (device) => isSameSpot(device, there) }
          else yield { ms: pace.down }
          press('up', act.buttons)
          yield { ms: pace.gap }
          yield rested
        }
      }
    },
    dispose() {
      stop()
      dispose()
    },
  }
}
