/** The result of a step, from which its sentence and its goal are made. */
import { createPicture, isSame, type Line, type Picture, type Text } from '../../../thermostat/device/device'
import type { WayStep } from '../model'
import { focusedTextOf, isLeaveButton, newlyBlinkingText, numberTextOf, wasUnlocked } from './names'

/** A result, with the name on the display that belongs to it. */
export type StepResult =
  | { readonly kind: 'menu' | 'home' | 'unlock' }
  | { readonly kind: 'number'; readonly name: Text }
  | {
      /** `blink` makes a number blink, `legend` is a word above a button, `says` the title of a screen. */
      readonly kind: 'blink' | 'to' | 'open' | 'choose' | 'legend' | 'says' | 'back'
      readonly name: Text
    }

/** Returns the result of a step, or `null` if only the transient pictures after it tell what it has done. */
export function resultOf(step: WayStep): StepResult | null {
  const before = createPicture(step.before.device)
  const after = createPicture(step.after.device)
  const [{ buttons, holdMs }] = step.acts
  const [button = 'confirm', other] = buttons
  const isArrow = button === 'previous' || button === 'next'
  const staysOnScreen = before.path === after.path
  const number = numberTextOf(after)
  const screen: StepResult = { kind: 'says', name: after.title }
  if (!other && isArrow && staysOnScreen && number !== null && numberTextOf(before) !== null)
    return { kind: 'number', name: number }
  if (wasUnlocked(before, after)) return { kind: 'unlock' }
  if (isLeaveButton(button))
    return after.body.kind === 'home' ? { kind: 'home' } : { kind: 'back', name: after.title }
  const focus = focusedTextOf(after)
  if (isArrow && focus && staysOnScreen) return { kind: 'to', name: focus }
  if (isArrow || holdMs > 0) return screen
  const isTransient = step.transientPictures.length > 0
  return resultOfConfirm(before, after, isTransient) ?? (isTransient ? null : screen)
}

/** Returns the result of a press of confirm with the words on the display, or `null`. */
function resultOfConfirm(before: Picture, after: Picture, isTransient: boolean): StepResult | null {
  const { body, legend } = before
  switch (body.kind) {
    case 'start':
      return { kind: 'home' }
    case 'home':
      return after.body.kind === 'menu' ? { kind: 'menu' } : null
    case 'menu': {
      const { text } = body.lines[body.focus] as Line
      const isOpened = isSame(text, after.title) && after.body.kind !== 'question'
      return { kind: isOpened ? 'open' : 'choose', name: text }
    }
    case 'choice':
    case 'question':
      return { kind: 'choose', name: (body.lines[body.focus] as Line).text }
    case 'stepper': {
      const blinking = newlyBlinkingText(before, after)
      if (blinking) return { kind: 'blink', name: blinking }
      if (isTransient) return null
    }
  }
  return legend?.confirm ? { kind: 'legend', name: legend.confirm } : null
}
