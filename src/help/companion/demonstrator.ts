/** The demonstrator: presses the live device, and lets go of its buttons when stopped. */
import { type Button, type Device, isIdle, type SentEvent } from '../../thermostat/device/device'
import type { DeviceStore } from '../../thermostat/device-store'
import { replay, type WayStep } from '../guidance/guidance'
import { isSamePosition } from './device-queries'
import type { StepTiming } from './step-timing'

/** A wait in a script: ends after `ms`, or as soon as `until` is true of the device. */
export interface ScriptWait {
  readonly ms: number
  readonly until?: (device: Device) => boolean
}

export type Script = Generator<ScriptWait, void, void>

/** The longest wait for the device to be at rest; longer than any splash, overlay or connecting. */
const MAX_WAIT_MS = 12_000
/** The time that a hold may take longer than planned. */
const HOLD_GRACE_MS = 600

export const restWait: ScriptWait = { ms: MAX_WAIT_MS, until: isIdle }

export interface Timers {
  setTimeout(run: () => void, ms: number): number
  clearTimeout(id: number | undefined): void
}

export interface Demonstrator {
  /** Stops the current script, and runs another one. */
  begin(script: Script): void
  /** Stops the current script, and lets go of its buttons. */
  stop(): void
  send(deviceEvent: SentEvent): void
  /** Stops, and unsubscribes from the device. */
  dispose(): void
  /** Returns a script that presses the acts of a step. */
  perform(step: Pick<WayStep, 'acts' | 'before'>, timing: StepTiming): Script
}

/** Runs one script at a time. @param device returns the current device */
function createScriptRunner({ setTimeout, clearTimeout }: Timers, device: () => Device) {
  let script: Script | null = null
  let until: ScriptWait['until']
  let timer: number | undefined

  function advanceAfter(ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(advance, ms)
  }

  function advance(): void {
    until = undefined
    const running = script
    const result = running?.next()
    // The script's events may have started another script, or stopped this one.
    if (!result || script !== running) return
    if (result.done) script = null
    else if (result.value.until?.(device())) advance()
    else {
      until = result.value.until
      advanceAfter(result.value.ms)
    }
  }

  return {
    /** Replaces the current script; null stops it. */
    run(next: Script | null) {
      clearTimeout(timer)
      script = next
      advance()
    },
    /** Ends the current wait if the device meets its condition. */
    endWaitIfMet() {
      // In a task of its own, so that all other subscribers are notified of this change first.
      if (until?.(device())) advanceAfter(0)
    },
  }
}

/** @param onPress called with the buttons of each act, before they go down */
export function createDemonstrator(
  store: DeviceStore,
  timers: Timers,
  onPress: (buttons: readonly Button[]) => void,
): Demonstrator {
  const { run, endWaitIfMet } = createScriptRunner(timers, () => store.getState().device)
  let pressed: readonly Button[] = []

  function send(deviceEvent: SentEvent): void {
    store.getState().send({ ...deviceEvent, by: 'companion' })
  }

  function stop(): void {
    run(null)
    if (pressed.length > 0) send({ type: 'let-go', buttons: pressed })
    pressed = []
  }

  function press(type: 'down' | 'up', buttons: readonly Button[]): void {
    pressed = type === 'down' ? buttons : []
    for (const button of buttons) send({ type, button })
  }

  const unsubscribe = store.subscribe(({ input }) => {
    // A button that the visitor presses as well is theirs to let go.
    if (input?.type === 'down' && !input.by) pressed = pressed.filter((button) => button !== input.button)
    endWaitIfMet()
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
        const target = moment.device
        onPress(act.buttons)
        for (let time = 0; time < act.times; time++) {
          press('down', act.buttons)
          // A hold ends as soon as the device reaches its target.
          if (act.holdMs > 0)
            yield { ms: act.holdMs + HOLD_GRACE_MS, until: (device) => isSamePosition(device, target) }
          else yield { ms: timing.pressMs }
          press('up', act.buttons)
          yield { ms: timing.gapMs }
          yield restWait
        }
      }
    },
  }
}
