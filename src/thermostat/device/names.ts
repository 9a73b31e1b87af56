/** The values of settings, and their names on the display. */
import { amount, type Text, type TextId } from '../../common/texts/text'

export const applications = ['hotel', 'powerControl', 'groundHeating', 'comfortHeating'] as const
export const programs = ['timer', 'week', 'delayedStartup', 'remoteControlProgram'] as const
export const networks = ['Home', 'Aurora', 'wps'] as const
export const sensorChoices = ['floorSensor', 'roomSensor', 'roomSensorFloor', 'floorSensorRoom'] as const
export const sensorTypes = [
  'NTC2K',
  'NTC10K',
  'NTC12K',
  'NTC15K',
  'NTC22K',
  'NTC33K',
  'NTC47K',
  'NTC100K',
] as const
export const floorTypes = ['tile/stone', 'wood/laminate', 'plastic/vinyl'] as const
export const screensavers = ['time/date', 'time/temp', 'none'] as const
export const timezones = ['UTC+0', 'UTC+1', 'UTC+2', 'UTC+3'] as const

export type Application = (typeof applications)[number]
export type Program = (typeof programs)[number]
export type Network = (typeof networks)[number]
export type SensorChoice = (typeof sensorChoices)[number]
export type SensorType = (typeof sensorTypes)[number]
export type FloorType = (typeof floorTypes)[number]
export type Screensaver = (typeof screensavers)[number]

export const programNames: Readonly<Record<Program, TextId>> = {
  week: 'program.week',
  timer: 'program.timer',
  remoteControlProgram: 'program.remoteControl',
  delayedStartup: 'functions.delayedStartup',
}

export const applicationNames: Readonly<Record<Application, TextId>> = {
  hotel: 'applications.hotel',
  comfortHeating: 'applications.comfortHeating',
  powerControl: 'applications.powerControl',
  groundHeating: 'applications.groundHeating',
}

export const sensorChoiceNames: Readonly<Record<SensorChoice, TextId>> = {
  floorSensor: 'sensorChoice.floor',
  roomSensor: 'sensorChoice.room',
  floorSensorRoom: 'sensorChoice.floorRoom',
  roomSensorFloor: 'sensorChoice.roomFloor',
}

export const floorTypeNames: Readonly<Record<FloorType, TextId>> = {
  'tile/stone': 'floorType.tile',
  'wood/laminate': 'floorType.wood',
  'plastic/vinyl': 'floorType.vinyl',
}

export const screensaverNames: Readonly<Record<Screensaver, TextId>> = {
  'time/date': 'screensaver.timeAndDate',
  'time/temp': 'screensaver.timeAndTemperature',
  none: 'screensaver.none',
}

/** The home networks have the same names in all languages. */
export const networkNames: Readonly<Record<Network, Text>> = {
  Home: { verbatim: 'Home' },
  Aurora: { verbatim: 'Aurora' },
  wps: 'wifi.wps',
}

/** Returns names that are the same in all languages, for example “NTC10K”. */
export function verbatimNames<Value extends string>(
  values: readonly Value[],
  nameOf = (value: Value): string => value,
) {
  const texts = values.map((value) => [value, { verbatim: nameOf(value) }])
  return Object.fromEntries(texts) as Record<Value, Text>
}

export function onOffText(on: boolean): TextId {
  return on ? 'word.on' : 'word.off'
}

export function percentText(percent: number): Text {
  return percent === 0 ? 'word.off' : amount(percent, 'unit.percent')
}

/** @param tenths of a degree */
export function calibrationText(tenths: number): Text {
  return { number: tenths / 10, digits: 1, signed: true, unit: 'unit.degree' }
}

/** @param minutes of each hour */
export function operatingTimeText(minutes: number): Text {
  return minutes === 0 ? 'word.off' : { number: minutes, unit: 'unit.minutesPerHour' }
}
