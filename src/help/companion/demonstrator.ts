/** The demonstrator: presses the live device as a visitor's hand would, and gives way to the visitor's. */
import { type Button, type Caused, type Device, isAtRest } from '../../thermostat/device/device'
import type { DeviceStore } from '../../thermostat/device-store'
import { replay, type WayStep } from '../guidance/guidance'
import { isSamePosition } from './device-queries'
import type { StepTiming } from './step-timing'

/** A wait in a script: so many ms, or until then for a device. */
export interface Beat {
  readonly ms: number
  readonly until?: (device: Device) => boolean
}

export type Script = Generator<Beat, void, void>

/** Longer than any splash, overlay or connecting: nothing waits for ever. */
const LONGEST_WAIT_MS = 12_000
/** The longest delay of the end of a hold. */
const GRACE_MS = 600

export const rested: Beat = { ms: LONGEST_WAIT_MS, until: isAtRest }

export interface Timers {
  setTimeout(run: () => void, ms: number): number
  clearTimeout(id: number | undefined): void
}

export interface Demonstrator {
  /** Runs a script in place of the one that runs. */
  begin(script: Script): void
  /** Stops, and lets go of what it holds. */
  stop(): void
  send(happening: Caused): void
  /** Stops, and hears of the device no more. */
  dispose(): void
  /** Presses the acts of a step. */
  perform(step: Pick<WayStep, 'acts' | 'before'>, timing: StepTiming): Script
}

/** Runs one script at a time. @param device gives the device now */
function createRunner({ setTimeout, clearTimeout }: Timers, device: () => Device) {
  let script: Script | null = null
  let until: Beat['until']
  let timer: number | undefined

  function goAfter(ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(go, ms)
  }

  function go(): void {
    until = undefined
    const running = script
    const beat = running?.next()
    // Its events may have begun another script, or stopped it.
    if (!beat || script !== running) return
    if (beat.done) script = null
    else if (beat.value.until?.(device())) go()
    else {
      until = beat.value.until
      goAfter(beat.value.ms)
    }
  }

  return {
    /** Runs a script in place of the one that runs, or none. */
    run(next: Script | null) {
      clearTimeout(timer)
      script = next
      go()
    },
    /** Ends a wait that was for such a device. */
    look() {
      // In a turn of its own: what a subscriber sends acts only after all have heard of this change.
      if (until?.(device())) goAfter(0)
    },
  }
}

/** @param onPress is told of the buttons of each act before they go down */
export function createDemonstrator(
  store: DeviceStore,
  timers: Timers,
  onPress: (buttons: readonly Button[]) => void,
): Demonstrator {
  const { run, look } = createRunner(timers, () => store.getState().device)
  let held: readonly Button[] = []

  function send(happening: Caused): void {
    store.getState().send({ ...happening, by: 'companion' })
  }

  function stop(): void {
    run(null)
    if (held.length > 0) send({ type: 'let-go', buttons: held })
    held = []
  }

  function press(type: 'down' | 'up', buttons: readonly Button[]): void {
    held = type === 'down' ? buttons : []
    for (const button of buttons) send({ type, button })
  }

  const unsubscribe = store.subscribe(({ input }) => {
    // A button that the visitor holds now is theirs to let go.
    if (input?.type === 'down' && !input.by) held = held.filter((button) => button !== input.button)
    look()
  })

  return {
    begin(script) {
      stop()
      run(script)
    },
    stop,
    dispose() {
      stop()
      unsubscribe()
    },
    send,
    *perform(step, timing) {
      let moment = step.before
      for (const act of step.acts) {
        moment = replay(moment, act)
        const there = moment.device
        onPress(act.buttons)
        for (let time = 0; time < act.times; time++) {
          press('down', act.buttons)
          // A hold ends as soon as what it leads to is there.
          if (act.holdMs > 0)
            yield { ms: act.holdMs + GRACE_MS, until: (device) => isSamePosition(device, there) }
          else yield { ms: timing.pressMs }
          press('up', act.buttons)
          yield { ms: timing.gapMs }
          yield rested
        }
      }
    },
  }
}
