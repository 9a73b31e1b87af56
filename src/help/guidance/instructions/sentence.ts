import {
  type Button,
  createPicture,
  isSame,
  type Line,
  type Picture,
  type Text,
  type TextId,
} from '../../../thermostat/device/device'
import { isGuideOn } from '../../../thermostat/device/knowledge'
import type { WayStep } from '../model'
import { applyAct } from '../ways'
import {
  focusedTextOf,
  isLeaveButton,
  newlyBlinkingText,
  numberTextOf,
  quote,
  signOf,
  timesText,
  wasUnlocked,
} from './names'

const MS_PER_SECOND = 1000

/** Returns the sentence of a step: "Press › three times to reach “Settings”". */
export function sentenceOf(step: WayStep): Text {
  const before = createPicture(step.before.device)
  const after = createPicture(step.after.device)
  const number = describeNumberStep(step, before, after)
  if (number) return number
  const press = describePress(step.acts, step.isOnNewScreen && isGuideOn(step.before.device) ? before : null)
  return addTransient(addResult(press, before, after, step), step.transientPictures)
}

/** Returns "Press › three times" or "Hold ○ for 3 seconds". @param screenToName the screen to name, if any */
function describePress(acts: WayStep['acts'], screenToName: Picture | null): Text {
  const [{ buttons, holdMs }] = acts
  const [button = 'confirm', other] = buttons
  const sign = signOf(button)
  const seconds = holdMs / MS_PER_SECOND
  if (other) return { id: 'tell.holdBoth', values: { sign, other: signOf(other), seconds } }
  if (holdMs > 0) return { id: 'tell.hold', values: { sign, seconds } }
  const times = acts.reduce((sum, act) => sum + act.times, 0)
  const press = { times, often: timesText(times), sign }
  return screenToName && !isLeaveButton(button) && !['home', 'start'].includes(screenToName.body.kind)
    ? { id: 'tell.pressAt', values: { ...press, screen: quote(screenToName.title) } }
    : { id: 'tell.press', values: press }
}

/** Returns the sentence of a step that sets a number: "Press › until it says 21°". Otherwise `null`. */
function describeNumberStep({ acts, before: start }: WayStep, before: Picture, after: Picture): Text | null {
  const [act, remaining] = acts
  const [button, second] = act.buttons
  const shown = numberTextOf(after)
  if (second || !isArrow(button)) return null
  if (shown === null || numberTextOf(before) === null || before.path !== after.path) return null
  const sign = signOf(button)
  const value = quote(shown)
  if (act.holdMs === 0) return { id: 'tell.until', values: { sign, value } }
  if (!remaining) return { id: 'tell.holdUntil', values: { sign, value } }
  const numberAfterHold = quote(numberTextOf(createPicture(applyAct(start, act).device)) ?? shown)
  const other = signOf(remaining.buttons[0] ?? button)
  return { id: 'tell.holdThen', values: { sign, about: numberAfterHold, other, value } }
}

function isArrow(button: Button | undefined): button is 'previous' | 'next' {
  return button === 'previous' || button === 'next'
}

function addResult(press: Text, before: Picture, after: Picture, { acts, transientPictures }: WayStep): Text {
  const withPress: TextBuilder = (id, name) => ({
    id,
    values: name ? { press, name: quote(name) } : { press },
  })
  const [act] = acts
  const [button = 'confirm'] = act.buttons
  const focus = focusedTextOf(after)
  if (wasUnlocked(before, after)) return addRealDeviceVariant(withPress('tell.unlock'), act.buttons.length)
  if (isLeaveButton(button))
    return after.body.kind === 'home' ? withPress('tell.home') : withPress('tell.back', after.title)
  if (isArrow(button) && focus && before.path === after.path)
    return act.holdMs > 0
      ? { id: 'tell.holdTo', values: { sign: signOf(button), name: quote(focus) } }
      : withPress('tell.to', focus)
  if (isArrow(button) || act.holdMs > 0) return withPress('tell.says', after.title)
  const isTransient = transientPictures.length > 0
  return (
    describeConfirm(withPress, before, after, isTransient) ??
    (isTransient ? press : withPress('tell.says', after.title))
  )
}

/** Adds that a real thermostat needs two buttons to unlock. In the demo, one is enough. */
function addRealDeviceVariant(press: Text, buttonCount: number): Text {
  if (buttonCount > 1) return press
  return { id: 'tell.onWall', values: { press, sign: signOf('previous'), other: signOf('next') } }
}

type TextBuilder = (id: TextId, name?: Text) => Text

/**
 * Describes a press of confirm with the words on the display, or returns `null`.
 *
 * @param isTransient true if a transient picture follows, which `addTransient` describes
 */
function describeConfirm(
  withPress: TextBuilder,
  before: Picture,
  after: Picture,
  isTransient: boolean,
): Text | null {
  const { body, legend } = before
  switch (body.kind) {
    case 'start':
      return withPress('tell.home')
    case 'home':
      return after.body.kind === 'menu' ? withPress('tell.menu') : null
    case 'menu': {
      const line = body.lines[body.focus] as Line
      const isOpened = isSame(line.text, after.title) && after.body.kind !== 'question'
      return withPress(isOpened ? 'tell.open' : 'tell.choose', line.text)
    }
    case 'choice':
    case 'question':
      return withPress('tell.choose', (body.lines[body.focus] as Line).text)
    case 'stepper': {
      const blinking = newlyBlinkingText(before, after)
      if (blinking) return withPress('tell.says', blinking)
      if (isTransient) return null
    }
  }
  return legend?.confirm ? withPress('tell.legend', legend.confirm) : null
}

/** Adds a transient picture: quotes its text, or asks to wait for it. */
function addTransient(press: Text, transient: readonly Picture[]): Text {
  const last = transient.at(-1)
  if (!last) return press
  if (!last.overlay) return { id: 'tell.wait', values: { press } }
  const isWaiting = transient.some(({ overlay }) => overlay?.status === 'connecting')
  const name = quote(last.overlay.text)
  return { id: isWaiting ? 'tell.waitFor' : 'tell.says', values: { press, name } }
}
