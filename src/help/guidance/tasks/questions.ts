/** Tasks that answer what people ask about heat, money, sensors and faults. They change nothing (guidance G11). */
import type { Device } from '../../../thermostat/device/device'
import { isRunning, regulatingSensorOf } from '../../../thermostat/device/knowledge'
import type { NextTask, Task, TaskWithValue } from '../model'
import { createExplainingTask } from './create-task'
import type { TaskId } from './ids'
import { ALL_ANSWERS, topics } from './topics'

const programPath = '/home/menu/program'
const settingsPath = '/home/menu/settings'
const installerPath = '/home/menu/installer'
const applicationsPath = `${installerPath}/applications` as const
const functionsPath = `${installerPath}/functions` as const
const sensorPath = `${installerPath}/sensor` as const
const energyPath = '/home/menu/energy-consumption'

/** In degrees. */
const LOWEST = 5
const HIGHER_MINIMUM = 10
const PLEASANT_FLOOR = 25
/** In percent: what a room needs at some degrees below zero. */
const USUAL_POWER_SHARE = 25
/** In percent: low, because nothing limits the floor. */
const FIRST_POWER_SHARE = 20

/** Creates `resolveNextTask` for a temperature. If the device already has it, `nextTask` is suggested. */
const leadToTemperature =
  (degrees: number) =>
  ({ settings }: Device): TaskWithValue | null =>
    settings.temperatureValue === degrees ? null : { task: 'change-temperature', value: degrees }

/** The weekly program would set its own temperature again at its next event, so it has to be stopped first. */
function nextTaskForAbsence(device: Device): NextTask | null {
  const next = leadToTemperature(LOWEST)(device)
  if (!isRunning(device, 'week')) return next
  return { task: 'stop-week-program', value: '', ...(next && { followedBy: next }) }
}

/** Power control and the room sensor alone leave a floor without the limit that all but tile and stone need. */
const needsLimit = ({ settings }: Device) => settings.floorType !== 'tile/stone'

function nextTaskForBrokenSensor(device: Device): TaskWithValue {
  if (needsLimit(device)) return { task: 'test-sensor', value: '' }
  return { task: 'power-share', value: FIRST_POWER_SHARE }
}

/** Leads to the limit that the device has not yet: comfort heating limits a floor only while the floor's sensor regulates. */
function nextTaskForFloorLimit(device: Device): TaskWithValue {
  const { comfortHeating, sensorChoice } = device.settings
  const isFloorRegulated = regulatingSensorOf(device) === 'floor'
  const hasLimit = isFloorRegulated ? comfortHeating === 'on' : sensorChoice === 'roomSensorFloor'
  if (hasLimit) return { task: 'how-warm-floor', value: '' }
  return isFloorRegulated
    ? { task: 'comfort-heating', value: 'on' }
    : { task: 'choose-sensor', value: 'roomSensorFloor' }
}

function nextTaskForPercent(device: Device): TaskWithValue | null {
  if (needsLimit(device)) return { task: 'which-sensor', value: '' }
  const isOn = device.settings.application === 'powerControl'
  return isOn ? { task: 'power-share', value: USUAL_POWER_SHARE } : null
}

function nextTaskForLowering(device: Device): TaskWithValue | null {
  return isRunning(device, 'week') ? { task: 'edit-week-program', value: '' } : null
}

/** Leads to the clock of a program that runs, and never from another program to the weekly one (guidance G27). */
function nextTaskForTimes(device: Device): TaskWithValue | null {
  if (isRunning(device, 'week')) return { task: 'set-clock', value: '' }
  return device.settings.program === null ? { task: 'start-week-program', value: '' } : null
}

export const questionTasks = {
  // Not `stop-timer`, because no next task ends what is running (guidance G27).
  'why-cold-after-timer': createExplainingTask(`${programPath}/timer`, 'change-temperature', {
    hasScene: true,
  }),
  // Their next task leads to the tab that proves the answer; its screen opens at another one.
  'why-heats-again': createExplainingTask('/home', 'see-operation', { hasScene: true }),
  'why-always-heats': createExplainingTask('/home', 'see-operation'),
  'why-energy-wrong': createExplainingTask(`${installerPath}/installed-effect`, 'installed-power'),
  'why-reading-wrong': createExplainingTask(`${sensorPath}/sensor-type`, 'find-sensor-type'),
  'why-dark': createExplainingTask(`${settingsPath}/screensaver`, 'screen-saver'),
  'why-bill-high': createExplainingTask(energyPath, 'is-lowering-worth-it'),
  'sensor-broken': createExplainingTask(`${sensorPath}/sensor-choice`, 'power-share', {
    resolveNextTask: nextTaskForBrokenSensor,
  }),
  'test-sensor': createExplainingTask(`${sensorPath}/sensor-type`, 'find-sensor-type'),
  'which-sensor': createExplainingTask(`${sensorPath}/sensor-choice`, 'choose-sensor'),
  'find-sensor-type': createExplainingTask(`${sensorPath}/sensor-type`, 'sensor-type'),
  'sensor-combination': createExplainingTask(`${sensorPath}/sensor-choice`, 'choose-sensor'),
  'limit-floor': createExplainingTask(`${sensorPath}/sensor-choice`, 'choose-sensor', {
    resolveNextTask: nextTaskForFloorLimit,
  }),
  // No screen of the thermostat has the maker's data.
  'electrical-data': createExplainingTask('/home', null, {
    values: [ALL_ANSWERS, ...topics['electrical-data']],
  }),
  'why-reading-jumps': createExplainingTask('/home', 'test-sensor'),
  'order-of-work': createExplainingTask('/home', 'install'),
  'cable-test': createExplainingTask('/home', 'test-sensor'),
  'check-installation': createExplainingTask('/home', 'is-it-heating'),
  'copy-settings': createExplainingTask('/home', 'order-of-work'),
  'reset-energy': createExplainingTask(energyPath, 'see-energy'),
  'installer-menu': createExplainingTask(installerPath, 'system-info'),
  away: createExplainingTask('/home', 'change-temperature', { resolveNextTask: nextTaskForAbsence }),
  'frost-protection': createExplainingTask('/home', 'change-temperature', {
    resolveNextTask: leadToTemperature(LOWEST),
  }),
  'summer-bathroom': createExplainingTask(`${applicationsPath}/comfort-heating`, 'comfort-heating'),
  'what-it-costs': createExplainingTask(energyPath, 'see-energy'),
  'is-lowering-worth-it': createExplainingTask(`${programPath}/week/review`, 'start-week-program', {
    resolveNextTask: nextTaskForLowering,
  }),
  'cheap-hours': createExplainingTask(`${programPath}/week/edit`, 'edit-week-program'),
  'new-floor': createExplainingTask(`${functionsPath}/delayed-startup`, 'delay-start'),
  'how-warm-floor': createExplainingTask('/home', 'change-temperature', {
    resolveNextTask: leadToTemperature(PLEASANT_FLOOR),
  }),
  'how-warm-room': createExplainingTask('/home', 'change-temperature'),
  // Only the installation guide leads to the screen of the floor type.
  'floor-coverings': createExplainingTask(`${sensorPath}/sensor-choice`, 'choose-sensor'),
  'where-is-floor-sensor': createExplainingTask('/home', 'floor-coverings'),
  'why-part-cold': createExplainingTask('/home', 'why-not-warm-yet'),
  'why-floor-cold': createExplainingTask(`${sensorPath}/sensor-choice`, 'which-sensor'),
  'suitable-heating': createExplainingTask('/home', 'which-sensor'),
  cleaning: createExplainingTask(`${settingsPath}/keylock`, 'lock-keys'),
  'use-buttons': createExplainingTask('/home', 'change-temperature'),
  'what-it-says': createExplainingTask('/home', 'is-it-heating'),
  'what-signs-mean': createExplainingTask('/home', 'what-it-says'),
  'why-blinks': createExplainingTask('/home', 'use-buttons'),
  'whom-to-ask': createExplainingTask('/home', 'system-info'),
  'is-it-heating': createExplainingTask('/home', 'see-operation'),
  'open-window': createExplainingTask(`${functionsPath}/ventilation-function`, 'ventilation'),
  // The screen of the clock is closed while WiFi sets it.
  'power-cut': createExplainingTask(settingsPath, 'set-clock'),
  'without-wifi': createExplainingTask(programPath, 'connect-wifi'),
  'how-many-percent': createExplainingTask(`${applicationsPath}/power-control`, 'power-control', {
    resolveNextTask: nextTaskForPercent,
  }),
  'external-contact': createExplainingTask(`${applicationsPath}/remote-control`, 'remote-control'),
  'after-heating': createExplainingTask(`${applicationsPath}/remote-control`, 'external-contact'),
  'higher-minimum': createExplainingTask('/home', 'lock-keys', {
    resolveNextTask: leadToTemperature(HIGHER_MINIMUM),
  }),
  'other-days': createExplainingTask(`${programPath}/week/review`, 'edit-week-program'),
  'why-cold-at-times': createExplainingTask(`${programPath}/week/review`, 'edit-week-program'),
  'program-not-followed': createExplainingTask('/home', 'see-week-program', {
    resolveNextTask: nextTaskForTimes,
  }),
  'remove-event': createExplainingTask(`${programPath}/week/review`, 'edit-week-program'),
  'what-it-measures': createExplainingTask('/home', 'what-it-says'),
  'what-it-cannot-do': createExplainingTask('/home', null, {
    values: [ALL_ANSWERS, ...topics['what-it-cannot-do']],
  }),
  'undo-change': createExplainingTask('/home', 'use-buttons'),
  'save-energy': createExplainingTask(`${programPath}/week/review`, 'start-week-program', {
    resolveNextTask: nextTaskForLowering,
  }),
} satisfies Readonly<Partial<Record<TaskId, Task>>>
