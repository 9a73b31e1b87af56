/** All screens but the first ones: whoever loads this module adds them to the device. */
import type { Screen } from '../model'
import { energy } from './energy'
import * as hardwareTest from './hardware-test'
import { addScreens } from './index'
import * as applications from './installer/applications'
import * as functions from './installer/functions'
import * as installer from './installer/installer'
import * as sensor from './installer/sensor'
import { systemInfo } from './installer/system-info'
import * as program from './program/program'
import * as remoteControl from './program/remote-control'
import * as timer from './program/timer'
import * as week from './program/week'
import * as settings from './settings/settings'
import * as timeAndDate from './settings/time-and-date'
import * as wifi from './settings/wifi'
import * as turnOff from './turn-off'
import { upgrade } from './upgrade'

/** What each file of screens exports. */
const screens: readonly Readonly<Record<string, Screen>>[] = [
  { energy, systemInfo, upgrade },
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

addScreens(screens.flatMap((file) => Object.values(file)))
