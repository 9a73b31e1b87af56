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
import { language } from './settings/language'
import * as settings from './settings/settings'
import * as timeAndDate from './settings/time-and-date'
import * as wifi from './settings/wifi'
import { start } from './start'
import * as turnOff from './turn-off'
import { unknownScreen } from './unknown-screen'
import { upgrade } from './upgrade'

const screenModules: readonly Readonly<Record<string, Screen>>[] = [
  { start, home, mainMenu, language, energy, systemInfo, upgrade },
  turnOff,
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

const screensByPath = new Map<string | null, Screen>(
  screenModules.flatMap(Object.values<Screen>).map((screen) => [screen.path, screen]),
)

/** Returns the screen at a path, or the empty display if no screen has this path. */
export function screenAt(path: string): Screen {
  return screensByPath.get(path) ?? unknownScreen
}
