/** Finds out how screens are reached, by presses on the devices on which the manual's pages begin. */
import {
  applyEvent,
  createPicture,
  isRoute,
  type Path,
  pathOf,
  paths,
  press,
  step,
  type TimedDevice,
  waitUntilUnblocked,
} from '../../../thermostat/device/device'
import { taskIds } from '../tasks/tasks'
import { type DeviceSetup, deviceAtHome } from './devices'
import { pagePlanOf } from './page-plan'

/** The screens that presses of confirm reach from the start screen, and those that a hold reaches from there. */
interface ScreenAccess {
  readonly byMenus: ReadonlySet<Path>
  /** From the screen that a hold opens, to the screen on which confirm is held. */
  readonly byHold: ReadonlyMap<Path, Path>
}

let cached: ScreenAccess | undefined

export function screenAccess(): ScreenAccess {
  cached ??= searchScreens()
  return cached
}

function searchScreens(): ScreenAccess {
  const all = distinctSetups()
  const byMenus = new Set<Path>(['/'])
  for (const path of byMenus)
    for (const setup of all) for (const to of screensByPress(deviceAt(path, setup))) byMenus.add(to)
  const holds = [...byMenus].flatMap((path) =>
    all.flatMap((setup) => {
      const to = screenByHold(deviceAt(path, setup))
      return to && to !== path && !byMenus.has(to) ? [[to, path] as const] : []
    }),
  )
  return { byMenus, byHold: new Map(holds) }
}

function distinctSetups(): readonly DeviceSetup[] {
  const all = taskIds.map((id) => pagePlanOf(id, 'en').setup)
  const distinct = new Map(
    all.map(({ settings, surroundings }) => [
      JSON.stringify([settings, surroundings]),
      { settings, surroundings },
    ]),
  )
  return [...distinct.values()]
}

function deviceAt(path: Path, setup: DeviceSetup): TimedDevice {
  return applyEvent(deviceAtHome('en', setup), { type: 'go', path })
}

/** Returns the screens that a tap on any line or a press of confirm opens, with those that appear in between. */
function screensByPress(there: TimedDevice): readonly Path[] {
  const { device } = there
  if (!isRoute(pathOf(device))) return []
  const seen = new Set<string>()
  const recordingStep: typeof step = (before, input) => {
    const after = step(before, input)
    seen.add(pathOf(after))
    return after
  }
  const { body } = createPicture(device)
  const lines = 'lines' in body ? (body.lines ?? []) : []
  waitUntilUnblocked(press(there, 'confirm', 1, recordingStep), recordingStep)
  lines.forEach(({ path }, line) => {
    if (path) seen.add(path)
    waitUntilUnblocked(applyEvent(there, { type: 'tap', line }, recordingStep), recordingStep)
  })
  return [...seen].filter(isRoute)
}

function screenByHold(there: TimedDevice): Path | null {
  const to = pathOf(applyEvent(there, { type: 'hold', buttons: ['confirm'] }).device)
  return isRoute(to) ? to : null
}

/** True for a screen of the installation guide, or below one. @param guide the screens on its shortest way */
export function isGuideScreen(path: Path, guide: readonly Path[]): boolean {
  return guide.includes(path) || paths.some((one) => guide.includes(one) && path.startsWith(`${one}/`))
}
