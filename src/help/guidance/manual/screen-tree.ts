/** The tree of screens, derived from their paths. */
import {
  createPicture,
  type Path,
  paths,
  routesAbove,
  screenAt,
  type Text,
} from '../../../thermostat/device/device'
import { createFactoryDevice } from '../../../thermostat/device/knowledge'
import type { ScreenLink } from './model'

/** Returns the nearest screen above another; `null` for the top one. */
export function parentOf(path: Path): Path | null {
  return routesAbove(path)[0] ?? null
}

export function childrenOf(path: Path): readonly Path[] {
  return paths.filter((one) => parentOf(one) === path)
}

/** Returns the title of a screen. If the screen above has the same title, the line that leads there is added. */
export function titleOf(path: Path): Text {
  const { title } = screenAt(path)
  const line = lineTo(path)
  return line ? { id: 'surroundings.line', values: { menu: title, line } } : title
}

/** Returns the title for use next to the screen above: the line alone, where `titleOf` adds it. */
function shortTitleOf(path: Path): Text {
  return lineTo(path) ?? screenAt(path).title
}

/** Returns the line that leads to a screen from one with the same title; `null` for all others. */
function lineTo(path: Path): Text | null {
  const parent = parentOf(path)
  if (parent === null || screenAt(parent).title !== screenAt(path).title) return null
  const { body } = createPicture(createFactoryDevice(parent))
  const lines = 'lines' in body ? (body.lines ?? []) : []
  const link = 'link' in body ? body.link : undefined
  // In the guide, the info about the floor type follows without a line.
  return [...lines, ...(link ? [link] : [])].find((one) => one.path === path)?.text ?? 'word.info'
}

export function linkTo(path: Path): ScreenLink {
  return { path, title: titleOf(path) }
}

export function shortLinkTo(path: Path): ScreenLink {
  return { path, title: shortTitleOf(path) }
}

const MENU = '/home/menu'

/** Returns the titles on the way to a screen, with its own last. In the menus, they start with the main menu. */
export function titlesTo(path: Path): readonly Text[] {
  const isInMenus = path === MENU || path.startsWith(`${MENU}/`)
  const all = [path, ...routesAbove(path)].reverse()
  return all.slice(isInMenus ? all.indexOf(MENU) : Math.min(1, all.length - 1)).map(shortTitleOf)
}
