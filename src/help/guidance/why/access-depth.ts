/** Measures how far the menus lead towards the screens of a task, and finds the settings that decide it. */
import {
  createPicture,
  type Device,
  type FieldName,
  isRoute,
  pathOf,
  press,
  routesAbove,
  screenAt,
  step,
  type TimedDevice,
  waitUntilUnblocked,
} from '../../../thermostat/device/device'
import { isGuestRoom } from '../../../thermostat/device/knowledge'
import type { Task } from '../model'

/** The depth if the menus lead all the way. */
export const FULL_ACCESS = Number.POSITIVE_INFINITY

/**
 * Returns a string that changes if a screen of the task, or one above it, shows or opens something else. Home is not
 * among these screens, but a guest room's home opens no menu.
 */
export function appearanceOf({ device, now }: TimedDevice, { screens }: Task): string {
  const appearances = [...new Set(screens.flatMap(screensTo))].map((path) => {
    const there = step(device, { type: 'go', path, at: now })
    const { body } = createPicture(there)
    const lines = 'lines' in body ? (body.lines ?? []) : []
    const answers = lines.map((_, line) => createPicture(step(there, { type: 'tap', line, at: now })).body)
    return [body, answers, pathOf(waitUntilUnblocked(press({ device: there, now }, 'confirm')).device)]
  })
  return JSON.stringify([isGuestRoom(device.settings), appearances])
}

/** Returns the number of screens, from home on, that lead one to the next towards a screen of the task. */
export function accessDepthOf({ device, now }: TimedDevice, { screens }: Task): number {
  const unlocked = step(device, { type: 'stored', settings: obstaclesRemoved, at: now })
  const at = (path: string) => step(unlocked, { type: 'go', path, at: now })
  return Math.max(
    ...screens.map((path) => {
      const pathsFromHome = screensFromHome(path)
      const firstClosed = pathsFromHome.findIndex((one, index) => {
        const from = pathsFromHome[index - 1]
        return from !== undefined && !hasPressTo(at(from), one, now)
      })
      return firstClosed < 0 ? FULL_ACCESS : firstClosed
    }),
  )
}

/** Settings without the obstacles that any way may remove (guidance G6). */
const obstaclesRemoved = { keylock: 'off', installationGuide: 'false', restart: false } as const

function screensFromHome(path: string): readonly string[] {
  const above = routesAbove(path).filter((one) => one !== HOME && one !== '/')
  return [HOME, ...above.reverse(), ...(path === HOME ? [] : [path])]
}

const HOME = '/home'

/** True if the current screen is `path`, or one act leads there. */
function hasPressTo(from: Device, path: string, at: number): boolean {
  const { body } = createPicture(from)
  return (
    pathOf(from) === path ||
    ('lines' in body && (body.lines ?? []).some((line) => line.path === path && !line.disabled)) ||
    pathOf(press({ device: from, now: at }, 'confirm').device) === path ||
    pathOf(step(from, { type: 'hold', buttons: ['confirm'], at })) === path
  )
}

/** Returns the settings that these screens, or those above them, depend on or edit. */
export function fieldsOf(screens: readonly string[]): ReadonlySet<FieldName> {
  return new Set(
    screens
      .flatMap(screensTo)
      .filter(isRoute)
      .flatMap((path) => {
        const { dependsOn = [], edits = [] } = screenAt(path)
        return [...dependsOn, ...edits]
      }),
  )
}

/** Returns the screens on the way to a path, without home unless the path is home. */
const screensTo = (path: string) => (path === HOME ? [path] : screensFromHome(path).slice(1))
