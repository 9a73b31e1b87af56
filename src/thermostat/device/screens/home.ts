/** Home: what is read, what is set, in which mode (behaviour 5). */
import { degrees, type Text, type TextId } from '../../../common/texts/text'
import type { Home, HomeMode } from '../body'
import type { Actions, Device, Screen } from '../model'
import { applicationNames, percentText, programNames } from '../names'
import { routes } from '../paths'
import { lessPower, morePower } from '../rules/applications'
import { dryingDays, programInForce } from '../rules/drying'
import { durations } from '../rules/durations'
import {
  isTimerInForce,
  lengthenTimer,
  lowerTemperature,
  raiseTemperature,
  runningHours,
  shortenTimer,
  temperatureInForce,
} from '../rules/in-force'
import { isLocked, unlock } from '../rules/keylock'
import { isOverLimit, modeOf } from '../rules/mode'
import { go } from '../rules/moving'
import { faultInForce, readingOf, type Sensor, sensorsInUse } from '../rules/sensors'
import { isGuestRoom, rangeFields, temperatureRange } from '../rules/temperature'
import { wifiIcon } from '../rules/wifi'
import { bounds } from '../settings'
import { faultCodes } from '../surroundings'

/** The set temperature, in degrees, from which the circle is red (behaviour 5.16). */
const WARM_FROM = 20

export const home: Screen = {
  path: routes.home,
  title: 'home.title',
  every: durations.label,
  edits: ['temperatureValue', 'powerControlValue', 'timer', 'timerTime', 'keylock'],
  dependsOn: [
    ...rangeFields,
    'power',
    'program',
    'wifiInstalled',
    'wifiNetwork',
    'sensorChoice',
    'ventilationFunction',
    'operatingTimeLimitation',
    'roomSensorActualValue',
    'roomSensorCalibrationValue',
    'floorSensorActualValue',
    'floorSensorCalibrationValue',
  ],
  actions: (device) => {
    if (isLocked(device)) return { confirm: unlock }
    const { previous, next } = setpointActions(device)
    return { previous, confirm: isGuestRoom(device.settings) ? undefined : openMenu, next }
  },
  legend: (device) =>
    isLocked(device) ? {} : { previous: 'legend.less', confirm: 'menu.title', next: 'legend.more' },
  hold: (device) => (isLocked(device) || isGuestRoom(device.settings) ? undefined : turnOffOrOn),
  body: (device) => {
    const mode = modeOf(device)
    const { application } = device.settings
    const program = programInForce(device)
    return {
      kind: 'home',
      mode,
      modeText: `mode.${mode}`,
      program: program
        ? programNames[program]
        : application
          ? applicationNames[application]
          : 'home.noProgram',
      wifi: wifiIcon(device),
      locked: isLocked(device),
      drying: program === 'delayedStartup',
      remarks: remarks(device, mode),
      ...circle(device),
    }
  },
}

const openMenu = (device: Device) => go(device, '/home/menu')
const askForTimer = (device: Device) => go(device, '/home/menu/program/timer/start-timer')
const turnOffOrOn = (device: Device) =>
  go(device, device.settings.power === 'on' ? '/home/turn-off' : '/home/turn-on')

/** What previous and next change: hours, power or temperature; nothing while turned off (behaviour 5.6). */
function setpointActions(device: Device): Actions {
  const { settings } = device
  if (settings.power === 'off') return {}
  if (isTimerInForce(device)) {
    const hours = runningHours(device)
    if (!hours) return { next: askForTimer }
    return { previous: shortenTimer, next: hours < bounds.timerTime.max ? lengthenTimer : undefined }
  }
  if (settings.application === 'powerControl') {
    const { min, max } = bounds.powerControl
    const percent = settings.powerControlValue
    return { previous: percent > min ? lessPower : undefined, next: percent < max ? morePower : undefined }
  }
  const { min, max } = temperatureRange(settings)
  const kept = temperatureInForce(device)
  return {
    previous: kept > min ? lowerTemperature : undefined,
    next: kept < max ? raiseTemperature : undefined,
  }
}

type Circle = Pick<Home, 'tone' | 'fill' | 'mark' | 'label' | 'big' | 'set' | 'value'>

function circle(device: Device): Circle {
  const { settings } = device
  const { label, reading } = sensorInTurn(device)
  const hours = runningHours(device)
  const hoursText: Text = { number: hours, unit: 'unit.hours' }
  const isTimerRunning = isTimerInForce(device) && hours > 0
  const kept = temperatureInForce(device)
  const temperature: Text = { number: kept, unit: 'unit.degree' }

  if (settings.application === 'groundHeating')
    return {
      tone: hours > 0 ? 'warm' : 'cool',
      fill: hours / bounds.timerTime.max,
      mark: null,
      label: { id: 'home.sensorReading', values: { sensor: label, reading } },
      big: hoursText,
      // With another program in force the buttons change the temperature, which should be seen.
      set: isTimerInForce(device) ? null : temperature,
      value: isTimerInForce(device) ? hours : kept,
    }

  if (settings.application === 'powerControl') {
    const percent = settings.powerControlValue
    return {
      tone: percent > 0 ? 'warm' : 'cool',
      fill: percent / bounds.powerControl.max,
      mark: null,
      label: 'home.power',
      big: percentText(percent),
      set: isTimerRunning ? hoursText : null,
      value: isTimerRunning ? hours : percent,
    }
  }

  const read = readingOf(device, sensorsInUse(device)[0] as Sensor)
  return {
    tone: kept >= WARM_FROM ? 'warm' : 'cool',
    fill: onRing(kept),
    mark: read === null ? null : onRing(read / 10),
    label,
    big: reading,
    set: isTimerRunning ? hoursText : temperature,
    value: isTimerRunning ? hours : kept,
  }
}

/** One step for each degree that can be set, so that the lowest one shows too. */
function onRing(temperature: number): number {
  const { min, max } = bounds.temperature
  const share = (temperature - min + 1) / (max - min + 1)
  return Math.min(Math.max(share, 0), 1)
}

const sensorNames = { room: 'home.room', floor: 'home.floor', outdoor: 'home.outdoor' } as const

/** The sensor whose turn it is among those in use, and what it reads. */
function sensorInTurn(device: Device): { label: TextId; reading: Text } {
  const sensors = sensorsInUse(device)
  const sensor = sensors[device.view.turns % sensors.length] as Sensor
  const tenths = readingOf(device, sensor)
  return { label: sensorNames[sensor], reading: tenths === null ? 'home.noReading' : degrees(tenths) }
}

function remarks(device: Device, mode: HomeMode): readonly Text[] {
  const fault = faultInForce(device)
  if (fault !== 0) {
    const what: readonly Text[] = [`error.e${fault}`, { id: 'error.code', values: { code: fault } }]
    return faultCodes[fault].installerHelps ? [...what, 'error.contactInstaller'] : what
  }
  if (mode === 'limited')
    return [isOverLimit(device) ? 'home.limited' : 'home.paused', 'error.contactInstaller']
  if (programInForce(device) === 'delayedStartup')
    return [{ id: 'home.daysRemaining', values: { days: dryingDays(device) } }]
  return []
}
