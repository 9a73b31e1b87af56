/** The sensors in use and their readings (behaviour 9). */
import type { Device } from '../model'
import type { SensorChoice } from '../names'
import { type Fault, faultCodes, sensorWithoutReading } from '../surroundings'

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

/** Returns the calibrated reading in tenths of a degree; `null` if the sensor is missing or broken. */
export function readingOf(device: Device, sensor: Sensor): number | null {
  const { settings } = device
  switch (sensor) {
    case 'room':
      if (sensorWithoutReading(device.surroundings.fault) === 'room') return null
      return uncalibratedReadingOf(device, 'roomReading') + settings.roomSensorCalibrationValue
    case 'floor':
      if (!isFloorSensorWorking(device)) return null
      return uncalibratedReadingOf(device, 'floorReading') + settings.floorSensorCalibrationValue
    case 'outdoor':
      return uncalibratedReadingOf(device, 'outdoorReading')
  }
}

export function isFloorSensorWorking({ surroundings: { fault, floorSensorConnected } }: Device): boolean {
  return floorSensorConnected && sensorWithoutReading(fault) !== 'floor'
}

/** E4: the device cannot tell a missing sensor from a broken cable. */
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
