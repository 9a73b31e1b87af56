/** The sensors in use and their readings (behaviour 9). */
import { degreesFromTenths, type Text, type TextId } from '../../../common/texts/text'
import type { Device } from '../model'
import type { SensorChoice } from '../names'
import { type Fault, faultCodes, type Surroundings } from '../surroundings'

export type Sensor = 'room' | 'floor' | 'outdoor'

/** At least one sensor. The regulating sensor comes first. */
type SensorsInUse = readonly [Sensor, ...Sensor[]]

const sensorsOfChoice: Readonly<Record<SensorChoice, SensorsInUse>> = {
  floorSensor: ['floor'],
  roomSensor: ['room'],
  roomSensorFloor: ['room', 'floor'],
  floorSensorRoom: ['floor', 'room'],
}

/** Returns the sensors that home shows in turn, the regulating one first. Power control uses none of them. */
export function sensorsInUse(device: Device): SensorsInUse {
  const chosen = sensorsOfChoice[device.settings.sensorChoice]
  return device.settings.application === 'groundHeating' ? [...chosen, 'outdoor'] : chosen
}

/** The readings that the panel beside the device can set. */
export type ReadingName = 'roomReading' | 'floorReading' | 'outdoorReading'

const DEFAULT_OUTDOOR_TENTHS = -50

/**
 * Returns the reading set in the panel, else the simulated, else the stored reading, in tenths of a degree. The stored
 * “actual value” includes the calibration, which is subtracted.
 */
export function uncalibratedReadingOf(
  { settings, surroundings, simulatedTime }: Device,
  name: ReadingName,
): number {
  switch (name) {
    case 'roomReading':
      return (
        surroundings.roomReading ??
        simulatedTime?.room ??
        settings.roomSensorActualValue - settings.roomSensorCalibrationValue
      )
    case 'floorReading':
      return (
        surroundings.floorReading ??
        simulatedTime?.floor ??
        settings.floorSensorActualValue - settings.floorSensorCalibrationValue
      )
    case 'outdoorReading':
      return surroundings.outdoorReading ?? simulatedTime?.outdoor ?? DEFAULT_OUTDOOR_TENTHS
  }
}

/** Why a sensor has no reading. */
export type SensorDefect = 'open' | 'shorted'

const sensorOfReading: Readonly<Record<ReadingName, Sensor>> = {
  roomReading: 'room',
  floorReading: 'floor',
  outdoorReading: 'outdoor',
}

/** Returns the uncalibrated reading, or why there is none (behaviour 9.3). A primitive value, for hooks. */
export function readingOrDefectOf(device: Device, name: ReadingName): number | SensorDefect {
  return defectOf(device, sensorOfReading[name]) ?? uncalibratedReadingOf(device, name)
}

export const defectNames: Readonly<Record<SensorDefect, TextId>> = {
  open: 'surroundings.openCircuit',
  shorted: 'surroundings.shortCircuit',
}

export function readingText(reading: number | SensorDefect): Text {
  return typeof reading === 'number'
    ? degreesFromTenths(reading)
    : { id: 'surroundings.noReading', values: { why: defectNames[reading] } }
}

/** Returns why a sensor has no reading; `null` if it has one. */
function defectOf({ surroundings }: Device, sensor: Sensor): SensorDefect | null {
  const { fault, floorSensorConnected } = surroundings
  if (fault !== 0 && faultCodes[fault].sensor === sensor) return faultCodes[fault].circuit
  // The device cannot tell a missing sensor from a broken cable.
  return sensor === 'floor' && !floorSensorConnected ? 'open' : null
}

/** Returns the calibrated reading in tenths of a degree; `null` if the sensor is missing or broken. */
export function readingOf(device: Device, sensor: Sensor): number | null {
  const { settings } = device
  if (defectOf(device, sensor) !== null) return null
  switch (sensor) {
    case 'room':
      return uncalibratedReadingOf(device, 'roomReading') + settings.roomSensorCalibrationValue
    case 'floor':
      return uncalibratedReadingOf(device, 'floorReading') + settings.floorSensorCalibrationValue
    case 'outdoor':
      return uncalibratedReadingOf(device, 'outdoorReading')
  }
}

export function isFloorSensorWorking(device: Device): boolean {
  return defectOf(device, 'floor') === null
}

/** The states of the floor sensor's lead. */
export const floorSensorStates = [
  'connected',
  'open',
  'shorted',
] as const satisfies readonly FloorSensorState[]
export type FloorSensorState = 'connected' | SensorDefect

/** The fault that each defect of a sensor has. */
export const sensorFaults: Readonly<Record<'room' | 'floor', Readonly<Record<SensorDefect, Fault>>>> = {
  room: { open: 2, shorted: 1 },
  floor: { open: 4, shorted: 3 },
}

/** Returns the state of the floor sensor's lead. A sensor that is not connected is like an open lead. */
export function floorSensorStateOf(device: Device): FloorSensorState {
  return defectOf(device, 'floor') ?? 'connected'
}

/** Returns the change of the surroundings that brings the floor sensor's lead to a state (behaviour 17.11). */
export function withFloorSensor(
  state: FloorSensorState,
  { fault }: Surroundings,
): Pick<Surroundings, 'fault' | 'floorSensorConnected'> {
  if (state !== 'connected') return { floorSensorConnected: true, fault: sensorFaults.floor[state] }
  const isFaultOfSensor = fault !== 0 && faultCodes[fault].sensor === 'floor'
  return { floorSensorConnected: true, fault: isFaultOfSensor ? 0 : fault }
}

/** E4: an open circuit, as with a broken cable. */
const MISSING_FLOOR_SENSOR_FAULT: Fault = 4

/** Returns the fault set in the panel, else E4 if the regulating floor sensor is missing (behaviour 22.4). */
export function faultInForce(device: Device): Fault {
  const { fault, floorSensorConnected } = device.surroundings
  if (fault !== 0 || floorSensorConnected) return fault
  return regulatingSensorOf(device) === 'floor' ? MISSING_FLOOR_SENSOR_FAULT : 0
}

/**
 * True if a fault stops the heating. E8 does not, nor does the fault of a sensor that is not in use (behaviour 21.7).
 * With power control, no sensor is in use.
 */
export function isHeatingStoppedByFault(device: Device): boolean {
  const fault = faultInForce(device)
  if (fault === 0) return false
  const { sensor, stops } = faultCodes[fault]
  if (sensor === null) return stops
  return device.settings.application !== 'powerControl' && sensorsInUse(device).includes(sensor)
}

/** E6: a loose terminal or an overload may heat the thermostat itself. */
const OVERHEAT_FAULT: Fault = 6

/** True if the thermostat itself is too hot. Then only the fuse can cut the power (behaviour 21.5). */
export function isOverheatFault(device: Device): boolean {
  return faultInForce(device) === OVERHEAT_FAULT
}

/** Returns the regulating sensor; `undefined` with power control, which uses no sensor. */
export function regulatingSensorOf(device: Device): Sensor | undefined {
  return device.settings.application === 'powerControl' ? undefined : sensorsInUse(device)[0]
}
