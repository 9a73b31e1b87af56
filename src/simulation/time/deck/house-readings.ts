import type { ReadingName } from '../../../thermostat/device/device'

/** The device's reading for each value of the house. */
export const houseReadings = {
  floor: 'floorReading',
  room: 'roomReading',
  outdoor: 'outdoorReading',
} as const satisfies Readonly<Record<string, ReadingName>>

export type HouseReading = keyof typeof houseReadings
export const houseReadingKeys = Object.keys(houseReadings) as readonly HouseReading[]
