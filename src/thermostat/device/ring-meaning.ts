/** Says what the colour of home's ring means (behaviour 5.19). */
import { amount, type Text } from '../../common/texts/text'
import type { Device } from './model'
import { routes } from './paths'
import { modeOf } from './rules/mode'
import { ringToneOf, WARM_FROM_DEGREES } from './rules/ring'
import { pathOf } from './trail'

/** Returns `null` if no ring is in view, or a grey one. */
export function ringMeaningOf(device: Device): Text | null {
  const mode = modeOf(device)
  if (pathOf(device) !== routes.home || mode === 'error' || mode === 'off') return null
  const tone = ringToneOf(device)
  switch (device.settings.application) {
    case 'groundHeating':
      return `time.ring.${tone}.hours`
    case 'powerControl':
      return `time.ring.${tone}.power`
    default:
      return {
        id: `time.ring.${tone}.temperature`,
        values: { temperature: amount(WARM_FROM_DEGREES, 'unit.degree') },
      }
  }
}
