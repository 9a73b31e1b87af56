import type { ReadingName } from '../../../thermostat/device/device'

/** The name of the device's sensor reading for each temperature of the house. */
export const readingNames = {
  floor: 'floorReading',
  room: 'roomReading',
  outdoor: 'outdoorReading',
} as const satisfies Readonly<Record<string, ReadingName>>

export type HouseReadingKey = keyof typeof readingNames
export const houseReadingKeys = Object.keys(readingNames) as readonly HouseReadingKey[]
