/** The installer's sensor menu: sensor choice with limits, sensor type, calibration (behaviour 9). */
import { amount, degreesFromTenths, type TextId } from '../../../../common/texts/text'
import { changeSettings } from '../../change'
import type { Device, Screen } from '../../model'
import { type SensorChoice, sensorChoiceNames, sensorTypes } from '../../names'
import { exampleReadingDegrees, refusalOf, sensorLimits } from '../../rules/sensor-choice'
import { readingOf } from '../../rules/sensors'
import { bounds } from '../../settings'
import { settingChoice } from '../kinds/choice'
import { menu, settingLine } from '../kinds/menu'
import { readOnlyLines } from '../kinds/read-only-lines'
import { settingStepper } from '../kinds/stepper'

const path = '/home/menu/installer/sensor'
const choicePath = `${path}/sensor-choice`
const calibrationPath = `${path}/calibration`

/** Tenths of a degree. */
const calibrationMarks = [-30, -20, -10, 0, 10, 20, 30] as const

export const sensor = menu({
  path,
  title: 'sensor.title',
  icon: 'sensor',
  lines: [
    { text: 'sensorChoice.title', to: choicePath },
    settingLine('sensorType'),
    { text: 'calibration.title', to: calibrationPath },
  ],
})

export const sensorChoice = settingChoice({
  field: 'sensorChoice',
  icon: 'sensor',
  dependsOn: ['application', 'floorType'],
  options: [
    { value: 'floorSensor', text: sensorChoiceNames.floorSensor },
    { value: 'roomSensor', text: sensorChoiceNames.roomSensor },
    {
      value: 'floorSensorRoom',
      text: sensorChoiceNames.floorSensorRoom,
      to: `${choicePath}/floor-sensor-room`,
    },
    {
      value: 'roomSensorFloor',
      text: sensorChoiceNames.roomSensorFloor,
      to: `${choicePath}/room-sensor-floor`,
    },
  ],
  refusalOf,
})

/**
 * Returns the options that both limit screens share. A limit screen stores its sensor choice when it opens, or shows
 * why the choice is refused (behaviour 9.6).
 */
const limitScreenOptions = (sensorChoice: SensorChoice) => ({
  onEnter: (device: Device) =>
    refusalOf(device, sensorChoice) ? device : changeSettings(device, { sensorChoice }),
  refusalOf: (device: Device) => refusalOf(device, sensorChoice),
  advice: (device: Device) => (refusalOf(device, sensorChoice) ? null : ('page.advice.limitStored' as const)),
})

export const roomSensorFloor: Screen = readOnlyLines({
  path: `${choicePath}/room-sensor-floor`,
  title: sensorChoiceNames.roomSensorFloor,
  icon: 'floor',
  edits: ['sensorChoice'],
  dependsOn: ['application', 'floorType'],
  ...limitScreenOptions('roomSensorFloor'),
  lines: () => [
    { text: 'sensorLimit.floorMin', values: ['word.off'], raw: 'off' },
    {
      text: 'sensorLimit.floorMax',
      values: [amount(sensorLimits.roomSensorFloor.max, 'unit.degree')],
      raw: sensorLimits.roomSensorFloor.max,
    },
  ],
  hint: 'sensorLimit.floor.hint',
})

export const floorSensorRoom: Screen = readOnlyLines({
  path: `${choicePath}/floor-sensor-room`,
  title: sensorChoiceNames.floorSensorRoom,
  icon: 'room',
  edits: ['sensorChoice'],
  dependsOn: ['application', 'floorType'],
  ...limitScreenOptions('floorSensorRoom'),
  lines: () => [
    {
      text: 'sensorLimit.roomMax',
      values: [amount(sensorLimits.floorSensorRoom.max, 'unit.degree')],
      raw: sensorLimits.floorSensorRoom.max,
    },
  ],
  hint: 'sensorLimit.room.hint',
})

export const sensorType = settingChoice({
  field: 'sensorType',
  icon: 'sensor',
  notice: 'sensors',
  options: sensorTypes.map((value) => ({
    value,
    text: { verbatim: value },
    detail: degreesFromTenths(exampleReadingDegrees[value] * 10),
  })),
})

export const calibration = menu({
  path: calibrationPath,
  title: 'calibration.title',
  icon: 'calibration',
  lines: [
    { ...settingLine('floorSensorCalibrationValue'), text: 'sensor.floor', icon: 'floor' },
    { ...settingLine('roomSensorCalibrationValue'), text: 'sensor.room', icon: 'room' },
  ],
})

function toneOf(tenths: number): 'warm' | 'cool' | 'even' {
  return tenths > 0 ? 'warm' : tenths < 0 ? 'cool' : 'even'
}

/** Creates a calibration screen. Saving also shifts the stored reading (behaviour 9.9). */
function createCalibrationScreen(sensorName: 'floor' | 'room', title: TextId): Screen {
  const calibrationField = `${sensorName}SensorCalibrationValue` as const
  const readingField = `${sensorName}SensorActualValue` as const
  /** Returns the change of the calibration, by which the reading changes, in tenths of a degree. */
  const shiftOf = (device: Device, newCalibration: number) =>
    newCalibration - device.settings[calibrationField]
  return settingStepper({
    field: calibrationField,
    title,
    icon: sensorName,
    edits: [calibrationField, readingField],
    save: (device, tenths) => {
      const newReading = device.settings[readingField] + shiftOf(device, tenths)
      const { min, max } = bounds.reading
      return changeSettings(device, {
        [calibrationField]: tenths,
        [readingField]: Math.max(min, Math.min(max, newReading)),
      })
    },
    toneOf,
    hasWideRange: true,
    marks: calibrationMarks,
    linesOf: (device, tenths) => {
      const currentReading = readingOf(device, sensorName)
      return [
        {
          text: 'calibration.reading',
          values: [
            currentReading === null
              ? 'home.noReading'
              : degreesFromTenths(currentReading + shiftOf(device, tenths)),
          ],
        },
      ]
    },
  })
}

export const floorSensorCalibration = createCalibrationScreen('floor', 'calibration.floor')
export const roomSensorCalibration = createCalibrationScreen('room', 'calibration.room')
