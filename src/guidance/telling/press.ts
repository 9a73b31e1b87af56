/** The last presses, in words short enough for the last row of a class. */
import { type Moment, type Picture, picture, type Text } from '../../device/device'
import type { Act } from '../model'
import { blinking, counted, focused, isSame, isUnlocked, often, quoted, signOf } from './names'

/** "› three times: “Settings”". The device after it need not be at rest: its overlay is what is seen. */
export function tellPress(before: Moment, act: Act, after: Moment): Text {
  const [one = 'confirm', other] = act.buttons
  const sign: Text = other
    ? { id: 'tell.both', values: { one: signOf(one), other: signOf(other) } }
    : signOf(one)
  const result = resultOf(picture(before.device), picture(after.device))
  const seconds = Math.round(act.holds / 1000)
  return seconds > 0
    ? { id: 'tell.held', values: { sign, seconds, result } }
    : { id: 'tell.pressed', values: { times: act.times, often: often(act.times), sign, result } }
}

function resultOf(before: Picture, after: Picture): Text {
  if (after.overlay) return quoted(after.overlay.text)
  if (isUnlocked(before, after)) return 'say.unlocked'
  if (after.path !== before.path) return after.body.kind === 'home' ? after.title : quoted(after.title)
  return (
    blinking(before, after) ??
    changed(counted(before), counted(after)) ??
    changed(focused(before), focused(after)) ??
    ('refusal' in after.body && after.body.refusal ? quoted(after.body.refusal) : 'tell.nothing')
  )
}

/** What is said of something now, where that is not what was said before. */
function changed(before: Text | null, after: Text | null): Text | null {
  return after && !(before && isSame(before, after)) ? quoted(after) : null
}
