/** "What is this?" of every screen: what it is for, and when one needs it. */
import { type Path, paths, type Text } from '../device/device'

const isKnown = (path: string): path is Path => (paths as readonly string[]).includes(path)

/** One sentence about a screen. A route without one in the English catalog does not compile. */
export function aboutText(path: string): Text {
  return isKnown(path) ? `about.${path}` : 'about.unknown'
}
