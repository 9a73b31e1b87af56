import { type Device, type FieldName, factorySettings, fieldNames } from '../../../thermostat/device/device'
import { systemInfoLineNames } from '../../../thermostat/device/knowledge'
import type { Task } from '../model'
import { createOnOffTask, createScreenTask, createStateTask, createValueTask, isInView } from './create-task'
import type { TaskId } from './ids'

const installerPath = '/home/menu/installer'
const applicationsPath = `${installerPath}/applications` as const
const functionsPath = `${installerPath}/functions` as const
const sensorPath = `${installerPath}/sensor` as const
const infoPath = `${installerPath}/system-info` as const
/** Lines of the system info, by the last part of their text ids. */
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
  everything: `${installerPath}/reset/reset-everything`,
  'save-data': `${installerPath}/reset/save-data`,
} as const

/** The screens of the choices with a limit; the others have none of their own. */
const sensorChoicePaths = {
  roomSensorFloor: `${sensorPath}/sensor-choice/room-sensor-floor`,
  floorSensorRoom: `${sensorPath}/sensor-choice/floor-sensor-room`,
} as const

/** An example of the rated power of a heating mat. */
const EXAMPLE_WATTS = 600
/** In tenths of a degree. */
const EXAMPLE_CALIBRATION = 5

const applicationFields = [
  'application',
  'comfortHeating',
  'temperatureValue',
  'program',
  'secondaryProgram',
  'timer',
] as const satisfies readonly FieldName[]

/** A reset changes these too, because it starts the guide. */
const guideFields: readonly FieldName[] = ['installationGuide', 'restart', 'previousRoute']

/** True if the guide is on and all other settings have factory values. */
function hasFactorySettings({ settings }: Device): boolean {
  if (settings.installationGuide === 'false') return false
  return fieldNames.every((name) => guideFields.includes(name) || settings[name] === factorySettings[name])
}

/**
 * Creates the task that calibrates a sensor; the stored reading changes with it. It has no `mainSetting`, because
 * the name of the setting is a verb, which does not fit the usual final sentence.
 */
function createCalibrationTask(sensor: 'floor' | 'room'): Task {
  const name = `${sensor}SensorCalibrationValue` as const
  const changes = [name, `${sensor}SensorActualValue`] as const
  return createValueTask('installer', name, EXAMPLE_CALIBRATION, { changes, mainSetting: undefined })
}

export const installerTasks = {
  install: {
    group: 'installer',
    changes: ['installationGuide', 'restart', 'language'],
    screens: ['/home'],
    usesFreshDevice: true,
    nextTask: 'sensor-type',
    // A heating mat has a rated power, and new tiles must dry before they are heated.
    example: {
      changes: ['effectValue', 'program', 'secondaryProgram'],
      numbersByPath: { [`${installerPath}/installed-effect`]: EXAMPLE_WATTS },
      isDone: ({ settings }) =>
        settings.effectValue === EXAMPLE_WATTS && settings.program === 'delayedStartup',
    },
    isDone: ({ settings }) => settings.installationGuide === 'false',
  },
  'choose-sensor': createValueTask('installer', 'sensorChoice', 'roomSensorFloor', {
    screens: [sensorChoicePaths.roomSensorFloor, sensorChoicePaths.floorSensorRoom],
    screensFor: (value) => [
      value === 'roomSensorFloor' || value === 'floorSensorRoom'
        ? sensorChoicePaths[value]
        : `${sensorPath}/sensor-choice`,
    ],
    nextTask: 'calibrate-floor',
  }),
  'sensor-type': createValueTask('installer', 'sensorType', 'NTC12K', { nextTask: 'choose-sensor' }),
  'calibrate-floor': createCalibrationTask('floor'),
  'calibrate-room': createCalibrationTask('room'),
  'installed-power': createValueTask('installer', 'effectValue', EXAMPLE_WATTS, {
    values: { defaultValue: EXAMPLE_WATTS, min: 0, max: 9990, step: 10 },
  }),
  ventilation: createValueTask('installer', 'ventilationFunction', 'on'),
  adaptive: createValueTask('installer', 'adaptiveFunction', 'on'),
  'operating-time': createValueTask('installer', 'operatingTimeLimitation', 5),
  'delay-start': createStateTask(
    'installer',
    ['program', 'secondaryProgram'],
    [`${functionsPath}/delayed-startup`],
    ({ program }) => program === 'delayedStartup',
  ),
  'heat-now': createStateTask(
    'installer',
    ['program', 'secondaryProgram'],
    [`${functionsPath}/delayed-startup`],
    ({ program }) => program !== 'delayedStartup',
  ),
  hotel: createOnOffTask(
    'installer',
    applicationFields,
    [`${applicationsPath}/hotel`],
    ({ application }) => application === 'hotel',
  ),
  'comfort-heating': createOnOffTask(
    'installer',
    applicationFields,
    [`${applicationsPath}/comfort-heating`, `${applicationsPath}/comfort-heating/set-comfort-heating-temp`],
    ({ application }) => application === 'comfortHeating',
  ),
  'ground-heating': createOnOffTask(
    'installer',
    applicationFields,
    [`${applicationsPath}/ground-heating`],
    ({ application }) => application === 'groundHeating',
  ),
  'power-control': createOnOffTask(
    'installer',
    applicationFields,
    [`${applicationsPath}/power-control`],
    ({ application }) => application === 'powerControl',
  ),
  'comfort-maximum': {
    group: 'installer',
    values: { defaultValue: 26, min: 23, max: 27, step: 1 },
    changes: ['comfortHeatingMaxTemp', 'temperatureValue'],
    screens: [`${applicationsPath}/comfort-heating/set-comfort-heating-temp`],
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
    [`${applicationsPath}/remote-control`],
    ({ remoteControl }) => remoteControl === 'active',
  ),
  'system-info': {
    group: 'installer',
    values: infoLines,
    changes: [],
    screens: [infoPath],
    onlyReads: true,
    isDone: (device, value) =>
      isInView(device, infoPath) && device.view.focus === systemInfoLineNames.indexOf(`systemInfo.${value}`),
  },
  'factory-reset': {
    group: 'installer',
    values: ['everything', 'save-data'],
    changes: fieldNames,
    screens: [resetPaths.everything, resetPaths['save-data']],
    screensFor: (value) => [resetPaths[value === 'save-data' ? value : 'everything']],
    asksBeforeLastPress: true,
    isDone: hasFactorySettings,
  },
  update: createScreenTask('installer', '/upgrade'),
  'hardware-test': {
    ...createScreenTask('installer', '/hardware-test'),
    // A hold on the system info opens the test.
    screens: [`${installerPath}/system-info`, '/hardware-test'],
  },
} satisfies Readonly<Partial<Record<TaskId, Task>>>
