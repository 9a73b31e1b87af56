/** Which of the device's readings is which value of the house. */
import type { ReadingName } from '../../../thermostat/device/device'

export const houseReadings = {
  floor: 'floorReading',
  room: 'roomReading',
  outdoor: 'outdoorReading',
} as const satisfies Readonly<Record<string, ReadingName>>

export type HouseReading = keyof typeof houseReadings
export const houseReadingKeys = Object.keys(houseReadings) as readonly HouseReading[]
