/** A device that is operated and read as a person does: by its buttons and its texts in one language. */
import { focusedTextOf } from '../../src/help/guidance/instructions/names'
import {
  type Button,
  createPicture,
  enabledButtonsOf,
  hold,
  type Language,
  press,
  step,
  type TimedDevice,
  wait,
  waitUntilUnblocked,
} from '../../src/thermostat/device/device'
import { translateText } from './translate-text'
import type { Condition } from './vocabulary'

const LONGEST_HOLD_MS = 20_000
const TICK_MS = 10

export class OperatedDevice {
  moment: TimedDevice
  private readonly language: Language

  constructor(moment: TimedDevice, language: Language) {
    this.moment = waitUntilUnblocked(moment)
    this.language = language
  }

  /** Presses, and waits after each press until nothing is pending. */
  press(button: Button, times: number) {
    for (let time = 0; time < times; time++) this.moment = waitUntilUnblocked(press(this.moment, button))
  }

  hold(buttons: readonly Button[], ms: number) {
    this.moment = waitUntilUnblocked(hold(this.moment, buttons, ms))
  }

  /** Holds a button until the text on the display matches. @returns false if it never does */
  holdUntil(button: Button, isRead: (text: string) => boolean): boolean {
    const { now } = this.moment
    this.moment = { device: step(this.moment.device, { type: 'down', button, at: now }), now }
    while (!isRead(this.read()) && this.moment.now - now < LONGEST_HOLD_MS)
      this.moment = wait(this.moment, TICK_MS)
    const held = this.moment
    this.moment = waitUntilUnblocked({
      device: step(held.device, { type: 'up', button, at: held.now }),
      now: held.now,
    })
    return isRead(this.read())
  }

  /** Returns the number in view, or the focused line. */
  read(): string {
    const shown = createPicture(this.moment.device)
    const { body } = shown
    if (body.kind === 'home') return this.translate(body.adjustableText ?? body.bigText)
    if (body.kind === 'stepper') return this.translate(body.valueText)
    const line = focusedTextOf(shown)
    return line ? this.translate(line) : ''
  }

  /** True if the condition is visible. @param says for `off`, the text below the dial */
  sees(condition: Condition, says: string | null): boolean {
    const { device } = this.moment
    const { body } = createPicture(device)
    switch (condition) {
      case 'no circle':
        return body.kind !== 'home'
      case 'no cross':
        return !enabledButtonsOf(device).close
      case 'two answers':
        return body.kind === 'question' && body.lines.length === 2
      case 'padlock':
        return body.kind === 'home' && body.locked
      case 'off':
        return body.kind === 'home' && this.translate(body.modeText) === says
    }
  }

  private translate(text: Parameters<typeof translateText>[1]): string {
    return translateText(this.language, text)
  }
}
