/** What programs, applications and sensors are called on every screen that names them. */
import type { Application, Language, Network, Program, SensorChoice, Settings } from '../settings'
import type { Text, TextId } from '../text'

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

export const floorTypeNames: Readonly<Record<Settings['floorType'], TextId>> = {
  'tile/stone': 'floorType.tile',
  'wood/laminate': 'floorType.wood',
  'plastic/vinyl': 'floorType.vinyl',
}

export const screensaverNames: Readonly<Record<Settings['screensaver'], TextId>> = {
  'time/date': 'screensaver.timeAndDate',
  'time/temp': 'screensaver.timeAndTemperature',
  none: 'screensaver.none',
}

export function onOrOff(on: boolean): TextId {
  return on ? 'word.on' : 'word.off'
}

/** Each language in its own tongue, whatever the language in use. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  sv: 'Svenska',
  no: 'Norsk',
  fi: 'Suomi',
  da: 'Dansk',
  de: 'Deutsch',
}

/** The home networks in the air are called the same in every language. */
export const networkNames: Readonly<Record<Network, Text>> = {
  Home: { verbatim: 'Home' },
  'Home 5G': { verbatim: 'Home 5G' },
  wps: 'wifi.wps',
}
