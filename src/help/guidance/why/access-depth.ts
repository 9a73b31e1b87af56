/** What the screens of a task need: how far the menus lead to them, and which settings decide it. */
import {
  type Device,
  type FieldName,
  isRoute,
  pathOf,
  picture,
  press,
  routesAbove,
  screenAt,
  step,
  type TimedDevice,
  waitUntilIdle,
} from '../../../thermostat/device/device'
import { isGuestRoom } from '../../../thermostat/device/knowledge'
import type { Task } from '../model'

/** Nothing on the way to the screens is closed. */
export const FULL_ACCESS = Number.POSITIVE_INFINITY

/** The screens of a task, and those above them: how they look, and what each of their lines leads to. */
export function appearanceOf({ device, now }: TimedDevice, { screens }: Task): string {
  const looks = [...new Set(screens.flatMap(screensTo))].map((path) => {
    const there = step(device, { type: 'go', path, at: now })
    const { body } = picture(there)
    const lines = 'lines' in body ? (body.lines ?? []) : []
    const answers = lines.map((_, line) => picture(step(there, { type: 'tap', line, at: now })).body)
    return [body, answers, pathOf(waitUntilIdle(press({ device: there, now }, 'confirm')).device)]
  })
  return JSON.stringify([isGuestRoom(device.settings), looks])
}

/** How many screens from home on lead towards a task's own, one to the next, as the device is. */
export function accessDepthOf({ device, now }: TimedDevice, { screens }: Task): number {
  const unlocked = step(device, { type: 'stored', settings: obstaclesRemoved, at: now })
  const at = (path: string) => step(unlocked, { type: 'go', path, at: now })
  return Math.max(
    ...screens.map((path) => {
      const chain = screensFromHome(path)
      const closed = chain.findIndex((one, index) => {
        const from = chain[index - 1]
        return from !== undefined && !hasPressTo(at(from), one, now)
      })
      return closed < 0 ? FULL_ACCESS : closed
    }),
  )
}

/** What every way deals with by itself. */
const obstaclesRemoved = { keylock: 'off', installationGuide: 'false', restart: false } as const

/** Home, and the screens above a path, down to it. */
function screensFromHome(path: string): readonly string[] {
  const above = routesAbove(path).filter((one) => one !== HOME && one !== '/')
  return [HOME, ...above.reverse(), ...(path === HOME ? [] : [path])]
}

const HOME = '/home'

/** Whether one act leads from a screen to another. */
function hasPressTo(from: Device, path: string, at: number): boolean {
  const { body } = picture(from)
  return (
    pathOf(from) === path ||
    ('lines' in body && (body.lines ?? []).some((line) => line.path === path && !line.disabled)) ||
    pathOf(press({ device: from, now: at }, 'confirm').device) === path ||
    pathOf(step(from, { type: 'hold', buttons: ['confirm'], at })) === path
  )
}

/** The settings that decide what the screens of a task, and those above them, show and do. */
export function fieldsOf(where: readonly string[]): ReadonlySet<FieldName> {
  return new Set(
    where
      .flatMap(screensTo)
      .filter(isRoute)
      .flatMap((path) => {
        const { dependsOn = [], edits = [] } = screenAt(path)
        return [...dependsOn, ...edits]
      }),
  )
}

/** The screens of a chain: home only where it is the end. */
const screensTo = (path: string) => (path === HOME ? [path] : screensFromHome(path).slice(1))
