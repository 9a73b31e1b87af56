import { createPicture, type Picture, type Text } from '../../../thermostat/device/device'
import { isGuideOn } from '../../../thermostat/device/knowledge'
import type { WayStep } from '../model'
import { applyAct } from '../ways'
import { isLeaveButton, numberTextOf, quote, signOf, timesText } from './names'
import { resultOf, type StepResult } from './result'

const MS_PER_SECOND = 1000

/** Returns the sentence of a step: "Press › three times to reach “Settings”". */
export function sentenceOf(step: WayStep): Text {
  const result = resultOf(step)
  if (result?.kind === 'number') return describeNumberStep(step, quote(result.name))
  const screen =
    step.isOnNewScreen && isGuideOn(step.before.device) ? createPicture(step.before.device) : null
  const press = describePress(step.acts, screen)
  return addTransient(result ? addResult(press, result, step) : press, step.transientPictures)
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

/** Returns the sentence of a step that sets a number: "Press › until it says 21°". */
function describeNumberStep({ acts, before }: WayStep, value: Text): Text {
  const [act, remaining] = acts
  const sign = signOf(act.buttons[0] ?? 'confirm')
  if (act.holdMs === 0) return { id: 'tell.until', values: { sign, value } }
  if (!remaining) return { id: 'tell.holdUntil', values: { sign, value } }
  const numberAfterHold = numberTextOf(createPicture(applyAct(before, act).device))
  const about = numberAfterHold === null ? value : quote(numberAfterHold)
  return {
    id: 'tell.holdThen',
    values: { sign, about, other: signOf(remaining.buttons[0] ?? 'confirm'), value },
  }
}

function addResult(
  press: Text,
  result: Exclude<StepResult, { kind: 'number' }>,
  { acts: [{ buttons, holdMs }] }: WayStep,
): Text {
  switch (result.kind) {
    case 'unlock':
      return addRealDeviceVariant({ id: 'tell.unlock', values: { press } }, buttons.length)
    case 'menu':
    case 'home':
      return { id: `tell.${result.kind}`, values: { press } }
  }
  const name = quote(result.name)
  if (result.kind === 'blink')
    return { id: 'tell.says', values: { press, name: { id: 'tell.blinking', values: { value: name } } } }
  if (result.kind === 'to' && holdMs > 0)
    return { id: 'tell.holdTo', values: { sign: signOf(buttons[0] ?? 'confirm'), name } }
  return { id: `tell.${result.kind}`, values: { press, name } }
}

/** Adds that a real thermostat needs two buttons to unlock. In the demo, one is enough. */
function addRealDeviceVariant(press: Text, buttonCount: number): Text {
  if (buttonCount > 1) return press
  return { id: 'tell.onWall', values: { press, sign: signOf('previous'), other: signOf('next') } }
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
