import {
  applyEvent,
  type Language,
  type Path,
  pathOf,
  routesAbove,
  type TimedDevice,
} from '../../../thermostat/device/device'
import { aboutTextOf } from '../about'
import { taskIds, tasks } from '../tasks/tasks'
import { createDeviceAtHome } from './devices'
import type { ScreenPage } from './model'
import { childrenOf, shortLinkTo, titleOf } from './screen-tree'
import { createSettingsTable } from './settings'
import { createTaskPage } from './task-page'

export function createScreenPage(path: Path, language: Language): ScreenPage {
  return {
    path,
    title: titleOf(path),
    about: aboutTextOf(path),
    // If no task leads to the screen, it is opened by its address.
    timedDevice:
      devicesIn(language).get(path) ?? applyEvent(createDeviceAtHome(language), { type: 'go', path }),
    tasks: taskIds.filter((id) => tasks[id].screens.some((screen) => screen === path)),
    settings: createSettingsTable().filter((setting) => setting.path === path),
    screensAbove: [...routesAbove(path)].reverse().map(shortLinkTo),
    screensBelow: childrenOf(path).map(shortLinkTo),
  }
}

const cache = new Map<Language, ReadonlyMap<string, TimedDevice>>()

/** Returns a device for each screen that a task leads to, from the first such task. */
function devicesIn(language: Language): ReadonlyMap<string, TimedDevice> {
  const found = cache.get(language) ?? new Map(devicesOnPages(language).reverse())
  cache.set(language, found)
  return found
}

function devicesOnPages(language: Language): (readonly [path: string, timedDevice: TimedDevice])[] {
  return taskIds.flatMap((id) => {
    const { start, steps, end } = createTaskPage(id, language)
    return [start, ...steps.map(({ after }) => after), end].map(
      (timedDevice) => [pathOf(timedDevice.device), timedDevice] as const,
    )
  })
}
