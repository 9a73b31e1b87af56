/** Hints to a step, from "which menu" to "this button". The third is to do it, which is the player's. */
import {
  type Device,
  type Line,
  type Picture,
  pathOf,
  picture,
  type Text,
} from '../../../thermostat/device/device'
import { isGuideOn } from '../../../thermostat/device/knowledge'
import type { Task, WayStep } from '../model'
import { isTopButton, isUnlocked, numberText, quoted } from './names'
import { sentenceOf } from './sentence'

/** @param task the one that the step leads to */
export function hintsFor(step: WayStep, task: Task): readonly [Text, Text] {
  return [placeOf(step, task), sentenceOf(step)]
}

/** Where to look, without a word of what to press. */
function placeOf({ acts: [act], before: start, after: end }: WayStep, task: Task): Text {
  const before = picture(start.device)
  const after = picture(end.device)
  const isHere = before.path === after.path
  if (isUnlocked(before, after)) return 'hint.unlock'
  if (isHere && numberText(before) && numberText(after)) return 'hint.number'
  if (act.buttons.some(isTopButton) || before.body.kind === 'start') return 'hint.leave'
  if (isGuideFirst(start.device, task)) return 'hint.guide'
  const line =
    before.body.kind === 'home' ? lineTowards(after, task.screens[0]) : focusedLine(isHere ? after : before)
  if (line && isPlace(line)) return { id: 'hint.lookIn', values: { name: quoted(line.text) } }
  return act.holdMs > 0 && !isHere ? 'hint.hold' : 'hint.here'
}

/** Whether the installation guide, in which the device is, only stands before what the task asks. */
export function isGuideFirst(device: Device, { screens, onFreshDevice }: Task): boolean {
  return isGuideOn(device) && !onFreshDevice && !screens.some((path) => path === pathOf(device))
}

function lineTowards({ body }: Picture, path = ''): Line | undefined {
  return body.kind === 'menu' ? body.lines.find((line) => line.path && path.startsWith(line.path)) : undefined
}

function focusedLine({ body }: Picture): Line | undefined {
  return body.kind === 'menu' ? body.lines[body.focus] : undefined
}

/** Whether one can look in it: a screen by its name, not "Start" and no network. */
function isPlace({ path, text }: Line): boolean {
  return path !== undefined && typeof text === 'string' && !text.startsWith('word.')
}
