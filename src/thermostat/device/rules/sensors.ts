/** Which sensors are in use, and what they read (behaviour 9). */
import type { Device } from '../model'
import type { SensorChoice } from '../names'
import { type Fault, faultCodes, sensorLostBy } from '../surroundings'

export type Sensor = 'room' | 'floor' | 'outdoor'

/** The one that regulates first. */
type Sensors = readonly [Sensor, ...Sensor[]]

const sensorsOfChoice: Readonly<Record<SensorChoice, Sensors>> = {
  floorSensor: ['floor'],
  roomSensor: ['room'],
  roomSensorFloor: ['room', 'floor'],
  floorSensorRoom: ['floor', 'room'],
}

/** The sensors that home's label alternates between. */
export function sensorsInUse(device: Device): Sensors {
  const chosen = sensorsOfChoice[device.settings.sensorChoice]
  return device.settings.application === 'groundHeating' ? [...chosen, 'outdoor'] : chosen
}

/** What the panel beside the device says that a sensor reads. */
export type ReadingName = 'roomReading' | 'floorReading' | 'outdoorReading'

/** What it reads outdoors where nothing else is said, in tenths of a degree. */
const USUAL_OUTDOORS = -50

/** A reading before calibration, in tenths of a degree: the panel's, else what makes the stored value. */
export function uncalibrated({ settings, surroundings, passing }: Device, name: ReadingName): number {
  switch (name) {
    case 'roomReading':
      return (
        surroundings.roomReading ??
        passing?.room ??
        settings.roomSensorActualValue - settings.roomSensorCalibrationValue
      )
    case 'floorReading':
      return (
        surroundings.floorReading ??
        passing?.floor ??
        settings.floorSensorActualValue - settings.floorSensorCalibrationValue
      )
    case 'outdoorReading':
      return surroundings.outdoorReading ?? passing?.outdoor ?? USUAL_OUTDOORS
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
      return uncalibrated(device, 'outdoorReading')
  }
}

export function isFloorSensorSound({ surroundings: { fault, floorSensorConnected } }: Device): boolean {
  return floorSensorConnected && sensorLostBy(fault) !== 'floor'
}

/** E4: a sensor that is not connected reads like one with a break. */
const MISSING_FLOOR_SENSOR: Fault = 4

/** The fault that is set, else that of a missing sensor in charge (behaviour 22.4). */
export function faultInForce(device: Device): Fault {
  const { fault, floorSensorConnected } = device.surroundings
  if (fault !== 0 || floorSensorConnected) return fault
  return sensorInCharge(device) === 'floor' ? MISSING_FLOOR_SENSOR : 0
}

/** Whether a fault stops the heating: not E8, nor a lost sensor that nothing depends on (behaviour 21.7). */
export function isFaultStopping(device: Device): boolean {
  const fault = faultInForce(device)
  if (fault === 0) return false
  const { sensor, stops } = faultCodes[fault]
  if (sensor === null) return stops
  return device.settings.application !== 'powerControl' && sensorsInUse(device).includes(sensor)
}

/** Whether the thermostat itself is too hot: only the fuse turns off what may make it so (behaviour 21.5). */
export function isFaultHot(device: Device): boolean {
  return faultInForce(device) === OVERHEATED
}

/** E6: heat in the thermostat itself may come from a loose terminal or an overload. */
const OVERHEATED: Fault = 6

/** The sensor that regulates; power control heats by percent and needs none. */
export function sensorInCharge(device: Device): Sensor | undefined {
  return device.settings.application === 'powerControl' ? undefined : sensorsInUse(device)[0]
}
