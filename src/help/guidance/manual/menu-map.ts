import { isRoute, type Path, pathOf, paths, screenAt, type Text } from '../../../thermostat/device/device'
import type { MapNode, MenuMap } from './model'
import { isGuideScreen, screenAccess } from './screen-access'
import { childrenOf, linkTo, parentOf, shortLinkTo, titleOf } from './screen-tree'
import { taskPage } from './task-page'

/** Returns the screens that presses reach from the start screen, then the screens that no menu leads to. */
export function menuMap(): MenuMap {
  const { byMenus } = screenAccess()
  const guide = guideSteps()
  const isTop = (path: Path) => {
    const parent = parentOf(path)
    return !byMenus.has(path) && (parent === null || byMenus.has(parent))
  }
  return {
    root: nodeOf('/'),
    otherScreens: paths.filter(isTop).map((path) => ({ node: nodeOf(path), how: accessText(path, guide) })),
    guide: guide.map(linkTo),
  }
}

/** Returns a screen with the screens below it that are reached in the same way: through menus, or not. */
function nodeOf(path: Path): MapNode {
  const { byMenus } = screenAccess()
  const below = childrenOf(path).filter((child) => byMenus.has(child) === byMenus.has(path))
  return { ...shortLinkTo(path), icon: screenAt(path).icon ?? null, children: below.map(nodeOf) }
}

function accessText(path: Path, guide: readonly Path[]): Text {
  const from = screenAccess().byHold.get(path)
  if (from) return { id: 'manual.map.hold', values: { screen: titleOf(from) } }
  return isGuideScreen(path, guide) ? 'manual.map.guide' : 'manual.map.link'
}

/** Returns the screens of the installation guide, in the order of its shortest way. */
function guideSteps(): readonly Path[] {
  const seen = taskPage('install', 'en').steps.map(({ before }) => pathOf(before.device))
  return [...new Set(seen)].filter(isRoute)
}
