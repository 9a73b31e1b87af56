/** Every screen of the product by its path. A new screen is an entry in one of these files, its texts, and a line in its menu. */
import type { Screen } from '../model'
import { energy } from './energy'
import * as hardwareTest from './hardware-test'
import { home } from './home'
import * as applications from './installer/applications'
import * as functions from './installer/functions'
import * as installer from './installer/installer'
import * as sensor from './installer/sensor'
import { systemInfo } from './installer/system-info'
import { mainMenu } from './main-menu'
import * as program from './program/program'
import * as remoteControl from './program/remote-control'
import * as timer from './program/timer'
import * as week from './program/week'
import * as settings from './settings/settings'
import * as timeAndDate from './settings/time-and-date'
import * as wifi from './settings/wifi'
import { start } from './start'
import { turnOff, turnOn } from './turn-off'
import { unknown } from './unknown'
import { upgrade } from './upgrade'

const rooms: readonly Readonly<Record<string, Screen>>[] = [
  { start, home, turnOff, turnOn, mainMenu, energy, systemInfo, upgrade },
  program,
  week,
  timer,
  remoteControl,
  settings,
  timeAndDate,
  wifi,
  installer,
  applications,
  functions,
  sensor,
  hardwareTest,
]

const byPath: ReadonlyMap<string, Screen> = new Map(
  rooms.flatMap((room) => Object.values(room)).map((screen) => [screen.path, screen]),
)

/** Every path that is a screen or leads to one. */
export const paths: readonly string[] = [...byPath.keys()]

/** The screen of a path; the catch-all where there is none. */
export function screenAt(path: string): Screen {
  return byPath.get(path) ?? unknown
}

/** "The path without its last part that is a screen": the way back for whoever has none behind. */
export function parentOf(path: string): string {
  const above = path.slice(0, path.lastIndexOf('/')) || '/'
  const screen = byPath.get(above)
  return screen && !screen.redirect ? above : parentOf(above)
}
