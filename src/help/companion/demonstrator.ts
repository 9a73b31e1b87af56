/** The demonstrator: presses the buttons of the live device, and releases them when it is stopped. */
import { type Button, type Device, isIdle, type SentEvent } from '../../thermostat/device/device'
import type { DeviceStore } from '../../thermostat/device-store'
import { applyAct, type WayStep } from '../guidance/guidance'
import { isSamePosition } from './device-queries'
import type { StepTiming } from './step-timing'

/** A wait in a script: ends after `ms`, or as soon as `until` is true of the device. */
export interface ScriptWait {
  readonly ms: number
  readonly until?: (device: Device) => boolean
}

export type Script = Generator<ScriptWait, void, void>

/** The longest wait for the device to be idle; longer than any splash, overlay or WiFi “Connected” screen. */
const MAX_IDLE_WAIT_MS = 12_000
/** The maximum time by which a hold may exceed its planned duration. */
const HOLD_GRACE_MS = 600

export const idleWait: ScriptWait = { ms: MAX_IDLE_WAIT_MS, until: isIdle }

export interface Timers {
  setTimeout(run: () => void, ms: number): number
  clearTimeout(id: number | undefined): void
}

export interface Demonstrator {
  /** Stops the current script, and runs another one. */
  begin(script: Script): void
  /** Stops the current script, and releases its buttons. */
  stop(): void
  /** Sends an event to the device, marked as the companion's. */
  send(deviceEvent: SentEvent): void
  /** Stops, and unsubscribes from the device. */
  dispose(): void
  /** Returns a script that performs the presses and holds of a step. */
  perform(step: Pick<WayStep, 'acts' | 'before'>, timing: StepTiming): Script
}

/** Runs one script at a time. */
function createScriptRunner({ setTimeout, clearTimeout }: Timers, getDevice: () => Device) {
  let script: Script | null = null
  /** The condition that ends the current wait early. */
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
    else if (result.value.until?.(getDevice())) advance()
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
      // The script continues in a timer callback, so that all other subscribers are notified of this change first.
      if (until?.(getDevice())) advanceAfter(0)
    },
  }
}

/** @param onPress called with the buttons of each press or hold, before they go down */
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
    if (pressed.length > 0) send({ type: 'release', buttons: pressed })
    pressed = []
  }

  function sendButtons(type: 'down' | 'up', buttons: readonly Button[]): void {
    pressed = type === 'down' ? buttons : []
    for (const button of buttons) send({ type, button })
  }

  const unsubscribe = store.subscribe(({ input }) => {
    // If the visitor presses the same button, the demonstrator does not release it.
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
      let expected = step.before
      for (const act of step.acts) {
        expected = applyAct(expected, act)
        const target = expected.device
        for (let count = 0; count < act.times; count++) {
          onPress(act.buttons)
          sendButtons('down', act.buttons)
          // A hold ends as soon as the device is in the expected state.
          if (act.holdMs > 0)
            yield { ms: act.holdMs + HOLD_GRACE_MS, until: (device) => isSamePosition(device, target) }
          else yield { ms: timing.pressMs }
          sendButtons('up', act.buttons)
          yield { ms: timing.gapMs }
          yield idleWait
        }
      }
    },
  }
}
