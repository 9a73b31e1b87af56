/** The sentence of a step: what a hand does, and what is seen of it. */
import {
  type Button,
  isSame,
  type Line,
  type Picture,
  picture,
  type Text,
  type TextId,
} from '../../../thermostat/device/device'
import { isGuideOn } from '../../../thermostat/device/knowledge'
import type { WayStep } from '../model'
import { replay } from '../ways'
import {
  focusedText,
  isTopButton,
  isUnlocked,
  newlyBlinking,
  numberText,
  quoted,
  signOf,
  timesText,
} from './names'

/** "Press › three times to reach “Settings”". */
export function sentenceOf(step: WayStep): Text {
  const before = picture(step.before.device)
  const after = picture(step.after.device)
  const number = numberReached(step, before, after)
  if (number) return number
  const press = pressed(step.acts, step.isOnNewScreen && isGuideOn(step.before.device) ? before : null)
  return withPassing(seen(press, before, after, step), step.transient)
}

/** "Press › three times", "Hold ○ for 3 seconds"; with the screen that a press answers. */
function pressed(acts: WayStep['acts'], answered: Picture | null): Text {
  const [{ buttons, holdMs }] = acts
  const [one = 'confirm', other] = buttons
  const sign = signOf(one)
  const seconds = holdMs / 1000
  if (other) return { id: 'tell.holdBoth', values: { sign, other: signOf(other), seconds } }
  if (holdMs > 0) return { id: 'tell.hold', values: { sign, seconds } }
  const times = acts.reduce((sum, act) => sum + act.times, 0)
  const press = { times, often: timesText(times), sign }
  return answered && !isTopButton(one) && !['home', 'start'].includes(answered.body.kind)
    ? { id: 'tell.pressAt', values: { ...press, screen: quoted(answered.title) } }
    : { id: 'tell.press', values: press }
}

/** Pressing, holding, or both, until the display says a number. */
function numberReached({ acts, before: start }: WayStep, before: Picture, after: Picture): Text | null {
  const [act, remaining] = acts
  const [button, second] = act.buttons
  const shown = numberText(after)
  if (second || !isArrow(button)) return null
  if (shown === null || numberText(before) === null || before.path !== after.path) return null
  const sign = signOf(button)
  const value = quoted(shown)
  if (act.holdMs === 0) return { id: 'tell.until', values: { sign, value } }
  if (!remaining) return { id: 'tell.holdUntil', values: { sign, value } }
  const about = quoted(numberText(picture(replay(start, act).device)) ?? shown)
  const other = signOf(remaining.buttons[0] ?? button)
  return { id: 'tell.holdThen', values: { sign, about, other, value } }
}

function isArrow(button: Button | undefined): button is 'previous' | 'next' {
  return button === 'previous' || button === 'next'
}

/** What it brings about, as far as one sees it. */
function seen(press: Text, before: Picture, after: Picture, { acts, transient }: WayStep): Text {
  const says: Says = (id, name) => ({ id, values: name ? { press, name: quoted(name) } : { press } })
  const [act] = acts
  const [button = 'confirm'] = act.buttons
  const focus = focusedText(after)
  if (isUnlocked(before, after)) return onWall(says('tell.unlock'), act.buttons.length)
  if (isTopButton(button))
    return after.body.kind === 'home' ? says('tell.home') : says('tell.back', after.title)
  if (isArrow(button) && focus && before.path === after.path)
    return act.holdMs > 0
      ? { id: 'tell.holdTo', values: { sign: signOf(button), name: quoted(focus) } }
      : says('tell.to', focus)
  if (isArrow(button) || act.holdMs > 0) return says('tell.says', after.title)
  const hasPassed = transient.length > 0
  return confirmed(says, before, after, hasPassed) ?? (hasPassed ? press : says('tell.says', after.title))
}

/** One button unlocks in the demo only. */
function onWall(press: Text, buttons: number): Text {
  if (buttons > 1) return press
  return { id: 'tell.onWall', values: { press, sign: signOf('previous'), other: signOf('next') } }
}

type Says = (id: TextId, name?: Text) => Text

/**
 * What confirm does, in the display's own words; `null` where it has none.
 * @param isSaid whether an overlay says what was done
 */
function confirmed(says: Says, before: Picture, after: Picture, isSaid: boolean): Text | null {
  const { body, legend } = before
  switch (body.kind) {
    case 'start':
      return says('tell.home')
    case 'home':
      return after.body.kind === 'menu' ? says('tell.menu') : null
    case 'menu': {
      const line = body.lines[body.focus] as Line
      const isOpened = isSame(line.text, after.title) && after.body.kind !== 'question'
      return says(isOpened ? 'tell.open' : 'tell.choose', line.text)
    }
    case 'choice':
    case 'question':
      return says('tell.choose', (body.lines[body.focus] as Line).text)
    case 'stepper': {
      const began = newlyBlinking(before, after)
      if (began || isSaid) return began && says('tell.says', began)
    }
  }
  return legend?.confirm ? says('tell.legend', legend.confirm) : null
}

/** What comes and goes by itself is said, or waited for. */
function withPassing(press: Text, passing: readonly Picture[]): Text {
  const last = passing.at(-1)
  if (!last) return press
  if (!last.overlay) return { id: 'tell.wait', values: { press } }
  const isWaiting = passing.some(({ overlay }) => overlay?.status === 'connecting')
  const name = quoted(last.overlay.text)
  return { id: isWaiting ? 'tell.waitFor' : 'tell.says', values: { press, name } }
}
