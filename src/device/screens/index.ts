/** The screens by their paths: the first ones are there from the start, `further.ts` adds all others. */
import type { Screen } from '../model'
import { type Path, paths } from '../paths'
import { home } from './home'
import { mainMenu } from './main-menu'
import { language } from './settings/language'
import { start } from './start'
import { unknown } from './unknown'

/** What a visitor meets first: the guide begins with the language, and home leads to the others. */
const first: readonly Screen[] = [start, home, mainMenu, language]

const byPath = new Map<string | null, Screen>()
addScreens(first)

/** Makes screens known. A page loads the further ones behind its first picture. */
export function addScreens(screens: readonly Screen[]): void {
  for (const screen of screens) byPath.set(screen.path, screen)
}

/** Thrown where a further screen is asked for before they are loaded. Nothing has changed then. */
export class ScreenNotLoaded extends Error {}

/**
 * The screen of a path; the empty display where there is none.
 * @throws ScreenNotLoaded
 */
export function screenAt(path: string): Screen {
  const screen = byPath.get(path)
  if (!screen && isRoute(path)) throw new ScreenNotLoaded(`The screen of ${path} is not loaded yet.`)
  return screen ?? unknown
}

const routes: ReadonlySet<string> = new Set(paths)

/** Whether a path is a route of the device; any other path shows the empty display. */
export function isRoute(path: string): path is Path {
  return routes.has(path)
}

/** Whether the screen of a path is there from the start. */
export function isFirst(path: string): boolean {
  return !isRoute(path) || first.some((screen) => screen.path === path)
}

/** The nearest screen above a path, for back from the first place of the trail (behaviour 2.4). */
export function parentOf(path: string): Path {
  const above = path.slice(0, path.lastIndexOf('/')) || '/'
  return isRoute(above) && !screenAt(above).redirect ? above : parentOf(above)
}
