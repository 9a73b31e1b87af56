/** What the sheet calls settings and their values: as the display does. */
import { amount, type FieldName, languageNames, type Settings, type Text } from '../../device/device'
import { applicationNames, programNames } from '../../device/screens/names'
import type { Value } from '../model'
import type { TaskId } from '../tasks/ids'
import { valueText } from '../value-text'

/** A line of a menu, where its own words do not say which. */
const part = (menu: Text, line: Text): Text => ({ id: 'sheet.part', values: { menu, line } })

const names: Readonly<Partial<Record<FieldName, Text>>> = {
  application: 'systemInfo.application',
  program: 'systemInfo.program',
  secondaryProgram: 'systemInfo.program',
  timer: 'program.timer',
  comfortHeating: 'applications.comfortHeating',
  wifi: 'wifi.title',
  timerTime: part('program.timer', 'sample.runTime'),
  temperatureValue: 'sheet.temperature',
  effectValue: 'installedPower.title',
  powerControlValue: part('applications.powerControl', 'home.power'),
  comfortHeatingMaxTemp: part('applications.comfortHeating', 'comfortHeating.maximum'),
  operatingTimeLimitation: 'functions.operatingTime',
  remoteControl: 'applications.remoteControl',
  wifiNetwork: 'wifi.title',
  keylock: 'keylock.title',
  sensorChoice: 'sensorChoice.title',
  sensorType: 'sensorType.title',
  floorType: 'floorType.title',
  ventilationFunction: 'functions.ventilation',
  adaptiveFunction: 'functions.adaptive',
  summertime: 'summertime.title',
  screensaver: 'screensaver.title',
  timezone: 'timezone.title',
  language: 'language.title',
  roomSensorCalibrationValue: part('calibration.title', 'sensor.room'),
  floorSensorCalibrationValue: part('calibration.title', 'sensor.floor'),
  power: 'sheet.heating',
  maxTemp: 'systemInfo.limits',
}

/** Tasks that choose the values of a setting know what these are called. */
const chosenBy: Readonly<Partial<Record<FieldName, TaskId>>> = {
  timerTime: 'start-timer',
  temperatureValue: 'change-temperature',
  powerControlValue: 'power-share',
  comfortHeatingMaxTemp: 'comfort-maximum',
  operatingTimeLimitation: 'operating-time',
  wifiNetwork: 'connect-wifi',
  sensorChoice: 'choose-sensor',
  floorType: 'floor-type',
  screensaver: 'screen-saver',
  ventilationFunction: 'ventilation',
  adaptiveFunction: 'adaptive',
  summertime: 'summer-time',
  roomSensorCalibrationValue: 'calibrate-room',
  floorSensorCalibrationValue: 'calibrate-floor',
  effectValue: 'installed-power',
}

export function nameOf(field: FieldName): Text {
  return names[field] ?? { verbatim: field }
}

export function shownValue(field: FieldName, settings: Settings): Text {
  const { application, program, secondaryProgram, language } = settings
  if (field === 'application' && application) return applicationNames[application]
  if (field === 'program' && program) return programNames[program]
  if (field === 'secondaryProgram' && secondaryProgram) return programNames[secondaryProgram]
  if (field === 'language' && language) return { verbatim: languageNames[language] }
  const value = settings[field]
  const task = chosenBy[field]
  if (task && value !== null) return valueText(task, value as Value)
  if (value === 'on' || value === 'active') return 'word.on'
  if (value === null || value === 'off' || value === 'inactive') return 'word.off'
  return field === 'maxTemp' ? amount(Number(value), 'unit.degree') : { verbatim: String(value) }
}
