/** Which sensors are in use, what they read, and which choice the device refuses (behaviour 9). */
import type { Device } from '../model'
import type { SensorChoice, SensorType } from '../settings'
import { sensorLostBy } from '../surroundings'
import type { TextId } from '../text'

export type Sensor = 'room' | 'floor' | 'outdoor'

/** Degrees that a sensor of each type would report in the sample installation (behaviour 28.5). */
export const referenceReadings: Readonly<Record<SensorType, number>> = {
  NTC2K: -10.8,
  NTC10K: 19.0,
  NTC12K: 29.7,
  NTC15K: 35.0,
  NTC22K: 44.5,
  NTC33K: 55.2,
  NTC47K: 60.0,
  NTC100K: 60.0,
}

/** Degrees of the combined choices; `null` is off (behaviour 9.7). */
export const sensorLimits = {
  roomSensorFloor: { min: null, max: 30 },
  floorSensorRoom: { max: 25 },
} as const

const sensorsOfChoice: Readonly<Record<SensorChoice, readonly Sensor[]>> = {
  floorSensor: ['floor'],
  roomSensor: ['room'],
  roomSensorFloor: ['room', 'floor'],
  floorSensorRoom: ['floor', 'room'],
}

/** The sensors that home's label alternates between, the one that regulates first. */
export function sensorsInUse(device: Device): readonly Sensor[] {
  const chosen = sensorsOfChoice[device.settings.sensorChoice]
  return device.settings.application === 'groundHeating' ? [...chosen, 'outdoor'] : chosen
}

/** What the panel beside the device says that a sensor reads. */
export type ReadingName = 'roomReading' | 'floorReading' | 'outdoorReading'

/** A reading before calibration, in tenths of a degree: the panel's, else what makes the stored value. */
export function uncalibrated({ settings, surroundings }: Device, name: ReadingName): number {
  switch (name) {
    case 'roomReading':
      return surroundings.roomReading ?? settings.roomSensorActualValue - settings.roomSensorCalibrationValue
    case 'floorReading':
      return (
        surroundings.floorReading ?? settings.floorSensorActualValue - settings.floorSensorCalibrationValue
      )
    case 'outdoorReading':
      return surroundings.outdoorReading
  }
}

/** What a sensor reads, in tenths of a degree with its calibration; `null` from a missing or broken one. */
export function readingOf(device: Device, sensor: Sensor): number | null {
  const { settings } = device
  switch (sensor) {
    case 'room':
      if (sensorLostBy(device.surroundings.fault) === 'room') return null
      return uncalibrated(device, 'roomReading') + settings.roomSensorCalibrationValue
    case 'floor':
      if (!isFloorSensorSound(device)) return null
      return uncalibrated(device, 'floorReading') + settings.floorSensorCalibrationValue
    case 'outdoor':
      return device.surroundings.outdoorReading
  }
}

function isFloorSensorSound({ surroundings: { fault, floorSensorConnected } }: Device): boolean {
  return floorSensorConnected && sensorLostBy(fault) !== 'floor'
}

/** Why a choice is not allowed now, or `null` (behaviour 9.4). */
export function refusalOf(device: Device, choice: SensorChoice): TextId | null {
  const { application, floorType } = device.settings
  if (application === 'powerControl') return 'sensorChoice.refused.powerControl'
  if (choice === 'roomSensor')
    return device.surroundings.floorSensorConnected && floorType !== 'tile/stone'
      ? 'sensorChoice.refused.floorNeedsLimit'
      : null
  return isFloorSensorSound(device) ? null : 'sensorChoice.refused.noFloorSensor'
}
