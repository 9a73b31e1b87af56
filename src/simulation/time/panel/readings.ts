/** Which of the device's readings is which value of the house. */
import type { ReadingName } from '../../../thermostat/device/device'

export const readings = {
  floor: 'floorReading',
  room: 'roomReading',
  outdoor: 'outdoorReading',
} as const satisfies Readonly<Record<string, ReadingName>>

export type Place = keyof typeof readings
export const places = Object.keys(readings) as readonly Place[]
