import { isRoute, type Path, pathOf, paths, screenAt, type Text } from '../../../thermostat/device/device'
import type { MapNode, MenuMap } from './model'
import { getScreenAccess, isGuideScreen } from './screen-access'
import { childrenOf, linkTo, parentOf, shortLinkTo, titleOf } from './screen-tree'
import { createTaskPage } from './task-page'

/** Returns the screens that menus lead to, all other screens, and the screens of the installation guide. */
export function createMenuMap(): MenuMap {
  const { byMenus } = getScreenAccess()
  const guideScreens = findGuideScreens()
  const isTop = (path: Path) => {
    const parent = parentOf(path)
    return !byMenus.has(path) && (parent === null || byMenus.has(parent))
  }
  return {
    root: nodeOf('/'),
    otherScreens: paths
      .filter(isTop)
      .map((path) => ({ node: nodeOf(path), how: accessText(path, guideScreens) })),
    guide: guideScreens.map(linkTo),
  }
}

/** Returns a screen with the screens below it that are reached in the same way: through menus, or not. */
function nodeOf(path: Path): MapNode {
  const { byMenus } = getScreenAccess()
  const below = childrenOf(path).filter((child) => byMenus.has(child) === byMenus.has(path))
  return { ...shortLinkTo(path), icon: screenAt(path).icon ?? null, children: below.map(nodeOf) }
}

function accessText(path: Path, guideScreens: readonly Path[]): Text {
  const heldOn = getScreenAccess().byHold.get(path)
  if (heldOn) return { id: 'manual.map.hold', values: { screen: titleOf(heldOn) } }
  return isGuideScreen(path, guideScreens) ? 'manual.map.guide' : 'manual.map.link'
}

/** Returns the screens of the installation guide, in the order of the shortest way through it. */
function findGuideScreens(): readonly Path[] {
  const seen = createTaskPage('install', 'en').steps.map(({ before }) => pathOf(before.device))
  return [...new Set(seen)].filter(isRoute)
}
