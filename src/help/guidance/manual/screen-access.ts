/** Finds out how screens are reached. Presses buttons on the devices with which the manual's pages begin. */
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
import { createDeviceAtHome, type DeviceSetup } from './devices'
import { pagePlanOf } from './page-plan'

/** The screens that menus lead to, from the start screen on, and the other screens, which only a hold opens. */
interface ScreenAccess {
  readonly byMenus: ReadonlySet<Path>
  /** From the screen that a hold opens, to the screen on which confirm is held. */
  readonly byHold: ReadonlyMap<Path, Path>
}

let cached: ScreenAccess | undefined

export function getScreenAccess(): ScreenAccess {
  cached ??= findScreenAccess()
  return cached
}

function findScreenAccess(): ScreenAccess {
  const all = distinctSetupsOfTasks()
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

function distinctSetupsOfTasks(): readonly DeviceSetup[] {
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
  return applyEvent(createDeviceAtHome('en', setup), { type: 'go', path })
}

/** Returns the screens that a tap on any line or a press of confirm opens, with those that appear in between. */
function screensByPress(timedDevice: TimedDevice): readonly Path[] {
  const { device } = timedDevice
  if (!isRoute(pathOf(device))) return []
  const seen = new Set<string>()
  const recordingStep: typeof step = (before, input) => {
    const after = step(before, input)
    seen.add(pathOf(after))
    return after
  }
  const { body } = createPicture(device)
  const lines = 'lines' in body ? (body.lines ?? []) : []
  waitUntilUnblocked(press(timedDevice, 'confirm', 1, recordingStep), recordingStep)
  lines.forEach(({ path }, line) => {
    if (path) seen.add(path)
    waitUntilUnblocked(applyEvent(timedDevice, { type: 'tap', line }, recordingStep), recordingStep)
  })
  return [...seen].filter(isRoute)
}

function screenByHold(timedDevice: TimedDevice): Path | null {
  const to = pathOf(applyEvent(timedDevice, { type: 'hold', buttons: ['confirm'] }).device)
  return isRoute(to) ? to : null
}

/**
 * True for a screen of the installation guide, or below one. @param guideScreens the screens on the shortest way
 * through the guide
 */
export function isGuideScreen(path: Path, guideScreens: readonly Path[]): boolean {
  return (
    guideScreens.includes(path) ||
    paths.some((other) => guideScreens.includes(other) && path.startsWith(`${other}/`))
  )
}
