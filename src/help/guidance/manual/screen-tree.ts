/** Where screens are: which is above which, by their addresses. */
import {
  type Path,
  paths,
  picture,
  routesAbove,
  screenAt,
  type Text,
} from '../../../thermostat/device/device'
import { factoryDevice } from '../../../thermostat/device/knowledge'
import type { ScreenLink } from './model'

/** The nearest screen above another; `null` for the one at the top. */
export function parentOf(path: Path): Path | null {
  return routesAbove(path)[0] ?? null
}

export function childrenOf(path: Path): readonly Path[] {
  return paths.filter((one) => parentOf(one) === path)
}

/** What the display calls a screen, told apart by its line where the screen above has the same title. */
export function titleOf(path: Path): Text {
  const { title } = screenAt(path)
  const line = lineTo(path)
  return line ? { id: 'surroundings.line', values: { menu: title, line } } : title
}

/** The same below the screen above: there the line is enough. */
function shortTitleOf(path: Path): Text {
  return lineTo(path) ?? screenAt(path).title
}

/** The line that leads to a screen from one with the same title; `null` for all others. */
function lineTo(path: Path): Text | null {
  const parent = parentOf(path)
  if (parent === null || screenAt(parent).title !== screenAt(path).title) return null
  const { body } = picture(factoryDevice(parent))
  const lines = 'lines' in body ? (body.lines ?? []) : []
  const link = 'link' in body ? body.link : undefined
  // A screen of the guide follows the one before it, without a line.
  return [...lines, ...(link ? [link] : [])].find((one) => one.path === path)?.text ?? 'word.info'
}

export function linkTo(path: Path): ScreenLink {
  return { path, title: titleOf(path) }
}

/** Between the screens above and below it. */
export function shortLinkTo(path: Path): ScreenLink {
  return { path, title: shortTitleOf(path) }
}

const MENU = '/home/menu'

/** The titles that lead to a screen, its own last: from the main menu on, where it is in the menus. */
export function titlesTo(path: Path): readonly Text[] {
  const isInMenus = path === MENU || path.startsWith(`${MENU}/`)
  const all = [path, ...routesAbove(path)].reverse()
  return all.slice(isInMenus ? all.indexOf(MENU) : Math.min(1, all.length - 1)).map(shortTitleOf)
}
