/** Where screens are: which is above which, by their addresses. */
import { isRoute, type Path, paths, screenAt, type Text } from '../../device/device'
import type { ScreenLink } from './model'

/** The nearest screen above another; `null` for those at the top. */
export function parentOf(path: Path): Path | null {
  if (path === '/') return null
  const above = path.slice(0, path.lastIndexOf('/')) || '/'
  if (!isRoute(above)) throw new Error(`The manual knows no screen above “${path}”.`)
  return above
}

export function childrenOf(path: Path): readonly Path[] {
  return paths.filter((one) => parentOf(one) === path)
}

/** From the top down to the screen above. */
export function above(path: Path): readonly Path[] {
  const parent = parentOf(path)
  return parent === null ? [] : [...above(parent), parent]
}

export function titleOf(path: Path): Text {
  return screenAt(path).title
}

export function linkTo(path: Path): ScreenLink {
  return { path, title: titleOf(path) }
}

const MENU = '/home/menu'

/** The titles that lead to a screen, its own last: from the main menu on, where it is in the menus. */
export function titlesTo(path: Path): readonly Text[] {
  const isInMenus = path === MENU || path.startsWith(`${MENU}/`)
  const all = [...above(path), path]
  return all.slice(isInMenus ? all.indexOf(MENU) : Math.min(1, all.length - 1)).map(titleOf)
}
