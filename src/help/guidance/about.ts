/** Texts for the button "What is this?". */
import { isRoute, type Text } from '../../thermostat/device/device'

/** Returns the sentence about the purpose of a screen. A route without one in the English catalog does not compile. */
export function aboutTextOf(path: string): Text {
  return isRoute(path) ? `about.${path}` : 'about.unknown'
}
