import { type Device, type FieldName, factorySettings, fieldNames } from '../../../thermostat/device/device'
import { systemInfoLines } from '../../../thermostat/device/knowledge'
import type { Task } from '../model'
import { createOnOffTask, createScreenTask, createStateTask, createValueTask, isInView } from './create-task'
import type { TaskId } from './ids'

const path = '/home/menu/installer'
const applications = `${path}/applications` as const
const functions = `${path}/functions` as const
const sensor = `${path}/sensor` as const
const infoPath = `${path}/system-info` as const
/** The lines of the system info that people ask for, by the ends of their ids. */
const infoLines = [
  'version',
  'serialNumber',
  'mac',
  'module',
  'moduleVersion',
  'rssi',
  'batch',
  'meter',
  'wmbusAddress',
  'wmbusKey',
] as const
const resetPaths = {
  everything: `${path}/reset/reset-everything`,
  'save-data': `${path}/reset/save-data`,
} as const

const applicationFields = [
  'application',
  'comfortHeating',
  'temperatureValue',
  'program',
  'secondaryProgram',
  'timer',
] as const satisfies readonly FieldName[]

/** What a device that was reset changes by itself: the guide begins. */
const ownFields: readonly FieldName[] = ['installationGuide', 'restart', 'previousRoute']

/** In the guide, and every setting as from the factory. */
function isAsFromFactory({ settings }: Device): boolean {
  if (settings.installationGuide === 'false') return false
  return fieldNames.every((name) => ownFields.includes(name) || settings[name] === factorySettings[name])
}

/** Half a degree; what is stored as read moves with it. Its setting is called by a verb, so it has an end of its own. */
function calibration(which: 'floor' | 'room'): Task {
  const name = `${which}SensorCalibrationValue` as const
  const changes = [name, `${which}SensorActualValue`] as const
  return createValueTask('installer', name, 5, { changes, sets: undefined })
}

export const installer = {
  install: {
    group: 'installer',
    changes: ['installationGuide', 'restart', 'language'],
    screens: ['/home'],
    onFreshDevice: true,
    leadsTo: 'sensor-type',
    // A mat has power, and new tiles dry: nobody installs 0 W and heats right now.
    example: {
      changes: ['effectValue', 'program', 'secondaryProgram'],
      numbers: { [`${path}/installed-effect`]: 600 },
      isDone: ({ settings }) => settings.effectValue === 600 && settings.program === 'delayedStartup',
    },
    isDone: ({ settings }) => settings.installationGuide === 'false',
  },
  'choose-sensor': createValueTask('installer', 'sensorChoice', 'roomSensorFloor', {
    screens: [`${sensor}/sensor-choice/room-sensor-floor`, `${sensor}/sensor-choice/floor-sensor-room`],
    leadsTo: 'calibrate-floor',
  }),
  'sensor-type': createValueTask('installer', 'sensorType', 'NTC12K', { leadsTo: 'choose-sensor' }),
  'calibrate-floor': calibration('floor'),
  'calibrate-room': calibration('room'),
  'installed-power': createValueTask('installer', 'effectValue', 600, {
    values: { defaultValue: 600, min: 0, max: 9990, step: 10 },
  }),
  ventilation: createValueTask('installer', 'ventilationFunction', 'on'),
  adaptive: createValueTask('installer', 'adaptiveFunction', 'on'),
  'operating-time': createValueTask('installer', 'operatingTimeLimitation', 5),
  'delay-start': createStateTask(
    'installer',
    ['program', 'secondaryProgram'],
    [`${functions}/delayed-startup`],
    ({ program }) => program === 'delayedStartup',
  ),
  'heat-now': createStateTask(
    'installer',
    ['program', 'secondaryProgram'],
    [`${functions}/delayed-startup`],
    ({ program }) => program !== 'delayedStartup',
  ),
  hotel: createOnOffTask(
    'installer',
    applicationFields,
    [`${applications}/hotel`],
    ({ application }) => application === 'hotel',
  ),
  'comfort-heating': createOnOffTask(
    'installer',
    applicationFields,
    [`${applications}/comfort-heating`, `${applications}/comfort-heating/set-comfort-heating-temp`],
    ({ application }) => application === 'comfortHeating',
  ),
  'ground-heating': createOnOffTask(
    'installer',
    applicationFields,
    [`${applications}/ground-heating`],
    ({ application }) => application === 'groundHeating',
  ),
  'power-control': createOnOffTask(
    'installer',
    applicationFields,
    [`${applications}/power-control`],
    ({ application }) => application === 'powerControl',
  ),
  'comfort-maximum': {
    group: 'installer',
    values: { defaultValue: 26, min: 23, max: 27, step: 1 },
    changes: ['comfortHeatingMaxTemp', 'temperatureValue'],
    screens: [`${applications}/comfort-heating/set-comfort-heating-temp`],
    isDone: ({ settings }, value) =>
      settings.comfortHeating === 'on' && settings.comfortHeatingMaxTemp === value,
  },
  'power-share': {
    group: 'installer',
    values: { defaultValue: 25, min: 0, max: 100, step: 5 },
    changes: ['powerControlValue'],
    screens: ['/home'],
    isDone: ({ settings }, value) =>
      settings.application === 'powerControl' &&
      settings.power === 'on' &&
      settings.powerControlValue === value,
  },
  'remote-control': createOnOffTask(
    'installer',
    ['remoteControl', 'program', 'temperatureValue'],
    [`${applications}/remote-control`],
    ({ remoteControl }) => remoteControl === 'active',
  ),
  'system-info': {
    group: 'installer',
    values: infoLines,
    changes: [],
    screens: [infoPath],
    onlyReads: true,
    isDone: (device, value) =>
      isInView(device, infoPath) && device.view.focus === systemInfoLines.indexOf(`systemInfo.${value}`),
  },
  'factory-reset': {
    group: 'installer',
    values: ['everything', 'save-data'],
    changes: fieldNames,
    screens: [resetPaths.everything, resetPaths['save-data']],
    screensFor: (value) => [resetPaths[value === 'save-data' ? value : 'everything']],
    asksBefore: true,
    isDone: isAsFromFactory,
  },
  update: createScreenTask('installer', '/upgrade'),
  'hardware-test': {
    ...createScreenTask('installer', '/hardware-test'),
    screens: [`${path}/system-info`, '/hardware-test'],
  },
} satisfies Readonly<Partial<Record<TaskId, Task>>>
