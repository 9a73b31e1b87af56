/** "What is this?" of every screen: what it is for, and when one needs it. */
import { isRoute, type Text } from '../../thermostat/device/device'

/** One sentence about a screen. A route without one in the English catalog does not compile. */
export function aboutText(path: string): Text {
  return isRoute(path) ? `about.${path}` : 'about.unknown'
}
