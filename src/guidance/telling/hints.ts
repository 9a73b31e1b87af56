/** Hints to a step, from "which menu" to "this button". The third is to do it, which is the player's. */
import { type Line, type Picture, picture, type Text } from '../../device/device'
import type { Step, Task } from '../model'
import { counted, isAtTop, isUnlocked, quoted } from './names'

/** @param task the one that the step leads to */
export function hintsFor(step: Step, task: Task): readonly [Text, Text] {
  return [placeOf(step, task), step.sentence]
}

/** Where to look, without a word of what to press. */
function placeOf({ acts: [act], before: start, after: end }: Step, { where: [path = '/home'] }: Task): Text {
  const before = picture(start.device)
  const after = picture(end.device)
  const isHere = before.path === after.path
  if (isUnlocked(before, after)) return 'hint.unlock'
  if (isHere && counted(before) && counted(after)) return 'hint.number'
  if (act && act.holds > 0) return 'hint.hold'
  if (act?.buttons.some(isAtTop)) return 'hint.leave'
  const line = before.body.kind === 'home' ? lineTowards(after, path) : focusedLine(isHere ? after : before)
  return line?.path ? { id: 'hint.lookIn', values: { name: quoted(line.text) } } : 'hint.here'
}

const lineTowards = (menu: Picture, path: string) =>
  linesOf(menu).find((line) => line.path && path.startsWith(line.path))

const focusedLine = (menu: Picture) =>
  menu.body.kind === 'menu' ? menu.body.lines[menu.body.focus] : undefined

function linesOf({ body }: Picture): readonly Line[] {
  return body.kind === 'menu' ? body.lines : []
}
