/** Menus, choices and questions: what confirming each line stores, in the order of section 2. */
import * as applications from './applications'
import { firstStart, type Memory } from './memory'
import * as programs from './programs'
import { chooseSensor } from './sensors'
import type { Around } from './surroundings'

type Line = (memory: Memory, around: Around) => void

/** A line that only leads elsewhere, or a no. */
const leads: Line = () => undefined

/** A choice screen: "confirm stores the focused one". */
function choice(field: keyof Memory, ...values: readonly string[]): readonly Line[] {
  return values.map((value) => (memory) => Object.assign(memory, { [field]: value }))
}

const program = '/home/menu/program'
const settings = '/home/menu/settings'
const installer = '/home/menu/installer'

const lists: Readonly<Record<string, readonly Line[]>> = {
  // "main menu with four entries"
  '/home/menu': [leads, leads, leads, leads],
  // Turned off is "a field besides the specification's table: `power`, `on` (default) or `off`".
  '/home/turn-off': [(memory) => Object.assign(memory, { power: 'off' }), leads],
  '/home/turn-on': [(memory) => Object.assign(memory, { power: 'on' }), leads],

  // "menu with week, timer, remote-control, reset"
  [program]: [leads, leads, leads, leads],
  [`${program}/reset`]: [programs.resetPrograms, leads],
  // "start/stop, review, edit"
  [`${program}/week`]: [(memory) => programs.startOrStop(memory, 'week'), leads, leads],
  // "start/stop, inspect, modify"
  [`${program}/timer`]: [programs.startOrStopTimer, leads, leads],
  [`${program}/remote-control`]: [
    (memory) => programs.startOrStop(memory, 'remoteControlProgram'),
    leads,
    leads,
  ],
  [`${program}/timer/start-timer`]: [
    (memory) => programs.answerStartTimer(memory, true),
    (memory) => programs.answerStartTimer(memory, false),
  ],

  // "wifi …, time-and-date, language, screensaver, keylock, summertime"
  [settings]: [leads, leads, leads, leads, leads, leads],
  [`${settings}/language`]: choice('language', 'en', 'sv', 'no', 'fi', 'da', 'de'),
  [`${settings}/screensaver`]: choice('screensaver', 'time/date', 'time/temp', 'none'),
  [`${settings}/keylock`]: choice('keylock', 'on', 'off'),
  [`${settings}/summertime`]: choice('summertime', 'on', 'off'),
  [`${settings}/floor-type`]: choice('floorType', 'tile/stone', 'wood/laminate', 'plastic/vinyl'),
  [`${settings}/time-and-date/set-timezone`]: choice('timezone', 'UTC+0', 'UTC+1', 'UTC+2', 'UTC+3'),
  [`${settings}/wifi`]: [leads, leads],
  [`${settings}/wifi/connect-wifi`]: [leads, leads],
  [`${settings}/wifi/choose-network`]: [leads, leads, leads],
  [`${settings}/wifi/reset-account`]: [leads, leads],

  // "menu with system info, applications, sensor, power, functions, factory reset"
  [installer]: [leads, leads, leads, leads, leads, leads],
  // "menu reset-everything, save-data, each a yes/no confirmation"
  [`${installer}/reset`]: [leads, leads],
  [`${installer}/reset/reset-everything`]: [firstStart, leads],
  [`${installer}/reset/save-data`]: [firstStart, leads],
  // "hotel, comfort-heating, power-control, ground-heating, remote-control"
  [`${installer}/applications`]: [leads, leads, leads, leads, leads],
  // "start/stop, review, edit, interval"
  [`${installer}/applications/hotel`]: [applications.startOrStopHotel, leads, leads, leads],
  [`${installer}/applications/comfort-heating`]: onOff(applications.chooseComfortHeating),
  [`${installer}/applications/power-control`]: onOff(applications.choosePowerControl),
  // Its third line is the review of decision 2.
  [`${installer}/applications/ground-heating`]: [...onOff(applications.chooseGroundHeating), leads],
  [`${installer}/applications/remote-control`]: onOff(applications.chooseRemoteControl),
  // "menu with adaptive-function, ventilation-function, delayed-startup, operating-time-limitation"
  [`${installer}/functions`]: [leads, leads, leads, leads],
  [`${installer}/functions/adaptive-function`]: choice('adaptiveFunction', 'on', 'off'),
  [`${installer}/functions/ventilation-function`]: choice('ventilationFunction', 'on', 'off'),
  // "menu sensor-choice, sensor-type, calibration"
  [`${installer}/sensor`]: [leads, leads, leads],
  // "floor sensor, room sensor, floor with room limit, room with floor limit"
  [`${installer}/sensor/sensor-choice`]: [
    (memory, around) => chooseSensor(memory, around, 'floorSensor'),
    (memory, around) => chooseSensor(memory, around, 'roomSensor'),
    (memory, around) => chooseSensor(memory, around, 'floorSensorRoom'),
    (memory, around) => chooseSensor(memory, around, 'roomSensorFloor'),
  ],
  [`${installer}/sensor/sensor-type`]: choice(
    'sensorType',
    ...['NTC2K', 'NTC10K', 'NTC12K', 'NTC15K', 'NTC22K', 'NTC33K', 'NTC47K', 'NTC100K'],
  ),
  [`${installer}/sensor/calibration`]: [leads, leads],
}

function onOff(choose: (memory: Memory, on: boolean) => void): readonly Line[] {
  return [(memory) => choose(memory, true), (memory) => choose(memory, false)]
}

/** Delayed start-up is "one question, confirm says okay" outside the guide, and "a real choice" inside it. */
const outsideGuide: readonly Line[] = [programs.confirmDelayedStartup]
const insideGuide = onOff(programs.confirmDelayedStartupInGuide)

/** The lines of a screen, `undefined` where it has none to choose from. */
export function linesOf(memory: Memory, path: string): readonly Line[] | undefined {
  if (path === `${installer}/functions/delayed-startup`)
    return memory.installationGuide === 'false' ? outsideGuide : insideGuide
  return lists[path]
}

/** A question that has fewer answers all at once, as delayed start-up when another tab ends the guide, has its last one focused. */
export function lineAt(focus: number, lines: readonly unknown[]): number {
  return focus < lines.length ? focus : lines.length - 1
}

/** Lines on which "confirm is disabled": section 5, "remote-control program entry disabled …; wifi settings disabled …". */
export function isDisabled(memory: Memory, path: string, line: number): boolean {
  if (path === program && line === 2) return memory.remoteControl !== 'active'
  if (path === settings && line === 0) return !memory.wifiInstalled
  return false
}
