/** The goal of a step: its result without the buttons, for visitors who look for these themselves (guidance G31). */
import { createPicture, type Text } from '../../../thermostat/device/device'
import type { WayStep } from '../model'
import { quote } from './names'
import { resultOf } from './result'

/** Returns the goal of a step: "Go to “Settings”". */
export function goalOf(step: WayStep): Text {
  const result = resultOf(step) ?? overlayResult(step)
  if (!('name' in result)) return `goal.${result.kind}`
  const kind = result.kind === 'legend' ? 'choose' : result.kind
  return { id: `goal.${kind}`, values: { name: quote(result.name) } }
}

/** Returns what the display says for a moment, if nothing else tells what the step has done. */
function overlayResult({ transientPictures, after }: WayStep) {
  const picture = transientPictures.at(-1)
  return { kind: 'says', name: picture?.overlay?.text ?? createPicture(after.device).title } as const
}
