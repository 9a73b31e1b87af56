/** Home: the reading, the set value and the mode (behaviour 5). */
import { degreesFromTenths, type Text, type TextId } from '../../../common/texts/text'
import type { Home, HomeMode } from '../body'
import type { Actions, Device, Screen } from '../model'
import { applicationNames, percentText, programNames } from '../names'
import { routes } from '../paths'
import { decreasePowerPercentage, increasePowerPercentage } from '../rules/applications'
import { programInForce, remainingDryingDays } from '../rules/drying'
import { durations } from '../rules/durations'
import {
  isTimerProgramInForce,
  lengthenTimer,
  lowerTemperature,
  raiseTemperature,
  remainingTimerHours,
  shortenTimer,
  temperatureInForce,
} from '../rules/in-force'
import { isLocked, unlock } from '../rules/keylock'
import { isOverLimit, modeOf } from '../rules/mode'
import { goTo } from '../rules/navigation'
import { ringToneOf } from '../rules/ring'
import { faultInForce, readingOf, type Sensor, sensorsInUse } from '../rules/sensors'
import { isGuestRoom, temperatureRangeFields, temperatureRangeOf } from '../rules/temperature'
import { wifiIconOf } from '../rules/wifi'
import { bounds } from '../settings'
import { faultCodes } from '../surroundings'

export const home: Screen = {
  path: routes.home,
  title: 'home.title',
  tickMs: durations.sensorLabel,
  edits: ['temperatureValue', 'powerControlValue', 'timer', 'timerTime', 'keylock'],
  dependsOn: [
    ...temperatureRangeFields,
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
    const { previous, next } = adjustmentActions(device)
    return { previous, confirm: isGuestRoom(device.settings) ? undefined : openMenu, next }
  },
  legend: (device) =>
    isLocked(device) ? {} : { previous: 'legend.less', confirm: 'menu.title', next: 'legend.more' },
  longPress: (device) => (isLocked(device) || isGuestRoom(device.settings) ? undefined : openTurnOffOrOn),
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
      wifi: wifiIconOf(device),
      locked: isLocked(device),
      drying: program === 'delayedStartup',
      remarks: remarksOf(device, mode),
      ...circleOf(device),
    }
  },
}

const openMenu = (device: Device) => goTo(device, '/home/menu')
const openStartTimer = (device: Device) => goTo(device, '/home/menu/program/timer/start-timer')
const openTurnOffOrOn = (device: Device) =>
  goTo(device, device.settings.power === 'on' ? '/home/turn-off' : '/home/turn-on')

/** Returns the actions of previous and next, which change hours, power or temperature (behaviour 5.6). */
function adjustmentActions(device: Device): Actions {
  const { settings } = device
  if (settings.power === 'off') return {}
  if (isTimerProgramInForce(device)) {
    const hours = remainingTimerHours(device)
    if (!hours) return { next: openStartTimer }
    return { previous: shortenTimer, next: hours < bounds.timerTime.max ? lengthenTimer : undefined }
  }
  if (settings.application === 'powerControl') {
    const { min, max } = bounds.powerControl
    const percent = settings.powerControlValue
    return {
      previous: percent > min ? decreasePowerPercentage : undefined,
      next: percent < max ? increasePowerPercentage : undefined,
    }
  }
  const { min, max } = temperatureRangeOf(settings)
  const temperature = temperatureInForce(device)
  return {
    previous: temperature > min ? lowerTemperature : undefined,
    next: temperature < max ? raiseTemperature : undefined,
  }
}

/** The circle of home with its label and its large text. */
export type Circle = Pick<
  Home,
  'tone' | 'fill' | 'readingPosition' | 'label' | 'bigText' | 'adjustableText' | 'value'
>

export function circleOf(device: Device): Circle {
  const { settings } = device
  const { label, reading } = shownReadingOf(device)
  const hours = remainingTimerHours(device)
  const hoursText: Text = { number: hours, unit: 'unit.hours' }
  const isTimerRunning = isTimerProgramInForce(device) && hours > 0
  const temperature = temperatureInForce(device)
  const temperatureText: Text = { number: temperature, unit: 'unit.degree' }

  if (settings.application === 'groundHeating')
    return {
      tone: ringToneOf(device),
      fill: hours / bounds.timerTime.max,
      readingPosition: null,
      label: { id: 'home.sensorReading', values: { sensor: label, reading } },
      bigText: hoursText,
      // With another program in force the buttons change the temperature, so home must show it.
      adjustableText: isTimerProgramInForce(device) ? null : temperatureText,
      value: isTimerProgramInForce(device) ? hours : temperature,
    }

  if (settings.application === 'powerControl') {
    const percent = settings.powerControlValue
    return {
      tone: ringToneOf(device),
      fill: percent / bounds.powerControl.max,
      readingPosition: null,
      label: 'home.power',
      bigText: percentText(percent),
      adjustableText: isTimerRunning ? hoursText : null,
      value: isTimerRunning ? hours : percent,
    }
  }

  const [regulatingSensor] = sensorsInUse(device)
  const regulatingTenths = readingOf(device, regulatingSensor)
  return {
    tone: ringToneOf(device),
    fill: ringShareOf(ringEndOf(temperature, regulatingTenths)),
    readingPosition: regulatingTenths === null ? null : ringShareOf(regulatingTenths / 10),
    label,
    bigText: reading,
    adjustableText: isTimerRunning ? hoursText : temperatureText,
    value: isTimerRunning ? hours : temperature,
  }
}

/**
 * Returns the temperature at which the filled ring ends: the set one, or a reading that is less than one degree below.
 * The part between such a reading's mark and the set temperature would be shorter than the round end of the ring.
 */
function ringEndOf(temperature: number, readingTenths: number | null): number {
  if (readingTenths === null) return temperature
  const missingTenths = temperature * 10 - readingTenths
  return missingTenths > 0 && missingTenths < 10 ? readingTenths / 10 : temperature
}

/**
 * Returns a temperature's share of the ring, 0 to 1. The ring has one step for each degree of the range, and one step
 * is filled at the lowest degree (behaviour 5.16).
 */
function ringShareOf(temperature: number): number {
  const { min, max } = bounds.temperature
  const share = (temperature - min + 1) / (max - min + 1)
  return Math.min(Math.max(share, 0), 1)
}

const sensorNames = { room: 'home.room', floor: 'home.floor', outdoor: 'home.outdoor' } as const

/** Returns the name and the reading of the sensor that home shows now. The sensors in use take turns. */
function shownReadingOf(device: Device): { label: TextId; reading: Text } {
  const sensors = sensorsInUse(device)
  const sensor = sensors[device.view.ticks % sensors.length] as Sensor
  const tenths = readingOf(device, sensor)
  return {
    label: sensorNames[sensor],
    reading: tenths === null ? 'home.noReading' : degreesFromTenths(tenths),
  }
}

function remarksOf(device: Device, mode: HomeMode): readonly Text[] {
  const fault = faultInForce(device)
  if (fault !== 0) {
    const description: readonly Text[] = [`error.e${fault}`, { id: 'error.code', values: { code: fault } }]
    return faultCodes[fault].installerHelps ? [...description, 'error.contactInstaller'] : description
  }
  if (mode === 'limited')
    return [isOverLimit(device) ? 'home.limited' : 'home.paused', 'error.contactInstaller']
  if (programInForce(device) === 'delayedStartup')
    return [{ id: 'home.daysRemaining', values: { days: remainingDryingDays(device) } }]
  return []
}
