/** Hints for a step: first the menu, then the button. The third hint performs the step (the companion does that). */
import {
  createPicture,
  type Device,
  type Line,
  type Picture,
  pathOf,
  type Text,
} from '../../../thermostat/device/device'
import { isGuideOn } from '../../../thermostat/device/knowledge'
import type { Task, WayStep } from '../model'
import { isLeaveButton, numberTextOf, quote, wasUnlocked } from './names'
import { sentenceOf } from './sentence'

/** @param task the task that the step is part of */
export function hintsFor(step: WayStep, task: Task): readonly [Text, Text] {
  return [placeHintOf(step, task), sentenceOf(step)]
}

/** Returns the first hint, which names a place on the display but no button. */
function placeHintOf({ acts: [act], before: start, after: end }: WayStep, task: Task): Text {
  const before = createPicture(start.device)
  const after = createPicture(end.device)
  const staysOnScreen = before.path === after.path
  if (wasUnlocked(before, after)) return 'hint.unlock'
  if (staysOnScreen && numberTextOf(before) && numberTextOf(after)) return 'hint.number'
  if (act.buttons.some(isLeaveButton) || before.body.kind === 'start') return 'hint.leave'
  if (mustLeaveGuideFirst(start.device, task)) return 'hint.guide'
  const line =
    before.body.kind === 'home'
      ? lineTowards(after, task.screens[0])
      : focusedLine(staysOnScreen ? after : before)
  if (line && isScreenLine(line)) return { id: 'hint.lookIn', values: { name: quote(line.text) } }
  return act.holdMs > 0 && !staysOnScreen ? 'hint.hold' : 'hint.here'
}

/** True if the device is in the installation guide and must leave it before the task. */
export function mustLeaveGuideFirst(device: Device, { screens, usesFreshDevice }: Task): boolean {
  return isGuideOn(device) && !usesFreshDevice && !screens.some((path) => path === pathOf(device))
}

function lineTowards({ body }: Picture, path = ''): Line | undefined {
  return body.kind === 'menu' ? body.lines.find((line) => line.path && path.startsWith(line.path)) : undefined
}

function focusedLine({ body }: Picture): Line | undefined {
  return body.kind === 'menu' ? body.lines[body.focus] : undefined
}

/** True if the line opens a screen with a name of its own: not a line such as "Start", and not a network. */
function isScreenLine({ path, text }: Line): boolean {
  return path !== undefined && typeof text === 'string' && !text.startsWith('word.')
}
