/** What confirming a line does; a line is known by where it leads, or by the name of its text. */
import * as applications from './applications'
import { firstStart, type Memory, switches } from './memory'
import * as programs from './programs'
import { chooseSensor } from './sensors'
import type { Around } from './surroundings'

type Line = (memory: Memory, around: Around) => void
type Lines = Readonly<Record<string, Line>>

/** A choice stores the focused value (behaviour 14.4). */
function choice(field: keyof Memory, values: Readonly<Record<string, string>>): Lines {
  const lines = Object.entries(values).map(([line, value]): [string, Line] => [
    line,
    (memory) => Object.assign(memory, { [field]: value }),
  ])
  return Object.fromEntries(lines)
}

function onOff(choose: (memory: Memory, on: boolean) => void): Lines {
  return { 'word.on': (memory) => choose(memory, true), 'word.off': (memory) => choose(memory, false) }
}

/** The first line of a program's or application's menu starts or stops it. */
function startStop(toggle: Line): Lines {
  return { 'word.start': toggle, 'word.stop': toggle }
}

const program = '/home/menu/program'
const settings = '/home/menu/settings'
const installer = '/home/menu/installer'
const asSaid = { 'word.on': 'on', 'word.off': 'off' }
const sensorTypes = ['NTC2K', 'NTC10K', 'NTC12K', 'NTC15K', 'NTC22K', 'NTC33K', 'NTC47K', 'NTC100K']
const timezones = ['UTC+0', 'UTC+1', 'UTC+2', 'UTC+3']
const same = (values: readonly string[]) => Object.fromEntries(values.map((value) => [value, value]))

const switchLists = Object.fromEntries(
  Object.entries(switches).map(([field, { path }]) => [path, choice(field as keyof Memory, asSaid)]),
)

/** The lines of each screen that change something; all others only lead elsewhere. */
const lists: Readonly<Record<string, Lines>> = {
  ...switchLists,
  // `power` (behaviour 13.7).
  '/home/turn-off': choice('power', { 'word.yes': 'off' }),
  '/home/turn-on': choice('power', { 'word.yes': 'on' }),

  [`${program}/reset`]: { 'word.yes': programs.resetPrograms },
  [`${program}/week`]: startStop((memory) => programs.startOrStop(memory, 'week')),
  [`${program}/timer`]: { 'word.stop': programs.stopTimer },
  [`${program}/remote-control`]: startStop((memory) => programs.startOrStop(memory, 'remoteControlProgram')),
  [`${program}/timer/start-timer`]: {
    'word.yes': (memory) => programs.answerStartTimer(memory, true),
    'word.no': (memory) => programs.answerStartTimer(memory, false),
  },

  [`${settings}/language`]: choice('language', {
    English: 'en',
    Svenska: 'sv',
    Norsk: 'no',
    Suomi: 'fi',
    Dansk: 'da',
    Deutsch: 'de',
  }),
  [`${settings}/screensaver`]: choice('screensaver', {
    'screensaver.timeAndDate': 'time/date',
    'screensaver.timeAndTemperature': 'time/temp',
    'screensaver.none': 'none',
  }),
  [`${settings}/floor-type`]: choice('floorType', {
    'floorType.tile': 'tile/stone',
    'floorType.wood': 'wood/laminate',
    'floorType.vinyl': 'plastic/vinyl',
  }),
  [`${settings}/time-and-date/set-timezone`]: choice('timezone', same(timezones)),

  [`${installer}/reset/reset-everything`]: { 'word.yes': firstStart },
  [`${installer}/reset/save-data`]: { 'word.yes': firstStart },
  [`${installer}/applications/hotel`]: startStop(applications.startOrStopHotel),
  [`${installer}/applications/comfort-heating`]: onOff(applications.chooseComfortHeating),
  [`${installer}/applications/power-control`]: onOff(applications.choosePowerControl),
  [`${installer}/applications/ground-heating`]: onOff(applications.chooseGroundHeating),
  [`${installer}/applications/remote-control`]: onOff(applications.chooseRemoteControl),
  // Outside the guide okay is the only line; inside it there are the other two (behaviour 4.11, 6.8).
  [`${installer}/functions/delayed-startup`]: {
    'word.okay': programs.confirmDelayedStartup,
    'delayedStartup.inFourWeeks': (memory) => programs.confirmDelayedStartupInGuide(memory, true),
    'delayedStartup.rightNow': (memory) => programs.confirmDelayedStartupInGuide(memory, false),
  },
  // Floor, room, floor with room limit, room with floor limit (behaviour 9.1).
  [`${installer}/sensor/sensor-choice`]: {
    'sensorChoice.floor': (memory, around) => chooseSensor(memory, around, 'floorSensor'),
    'sensorChoice.room': (memory, around) => chooseSensor(memory, around, 'roomSensor'),
    [`${installer}/sensor/sensor-choice/floor-sensor-room`]: (memory, around) =>
      chooseSensor(memory, around, 'floorSensorRoom'),
    [`${installer}/sensor/sensor-choice/room-sensor-floor`]: (memory, around) =>
      chooseSensor(memory, around, 'roomSensorFloor'),
  },
  [`${installer}/sensor/sensor-type`]: choice('sensorType', same(sensorTypes)),
}

/** What a line of a screen does, `undefined` for one that only leads elsewhere. */
export function lineOf(path: string, line: string): Line | undefined {
  return lists[path]?.[line]
}

/** When a question loses lines, as when another tab ends the guide, its last line has the focus. */
export function lineAt(focus: number, lines: readonly unknown[]): number {
  return focus < lines.length ? focus : lines.length - 1
}

/** Lines that cannot be chosen (behaviour 6.2, 11.13, 14.3). */
export function isDisabled(memory: Memory, line: string): boolean {
  if (line === `${program}/remote-control`) return memory.remoteControl !== 'active'
  if (line === `${settings}/wifi`) return !memory.wifiInstalled
  return false
}
