/** The values that the drawing of the room shows. */
import {
  type Device,
  degreesFromTenths,
  minuteOfDay,
  type ReadingName,
  readingOrDefectOf,
  type SensorDefect,
  type Text,
  uncalibratedReadingOf,
} from '../../thermostat/device/device'
import {
  type FloorSensorState,
  faultInForce,
  floorSensorStateOf,
  homeCircleOf,
} from '../../thermostat/device/regulation'
import type { Construction, Covering } from '../house/model'
import type { Timeline } from '../time/model'
import { constructionOf, coveringOf, powerOf } from '../time/power'

/** Temperatures are in tenths of a degree. */
export interface RoomValues {
  /** The minute of the day, rounded down to a full ten. The sky depends on it. */
  readonly minute: number
  readonly outdoor: number
  readonly room: number
  readonly floor: number
  /** What the sensor of the room reads, or why it reads nothing. */
  readonly roomReading: number | SensorDefect
  readonly floorReading: number | SensorDefect
  readonly isHeating: boolean
  readonly windowOpen: boolean
  readonly floorSensor: FloorSensorState
  readonly wifiCard: boolean
  readonly remoteControl: boolean
  readonly construction: Construction
  readonly covering: Covering
  /** The heated area in m². */
  readonly area: number
  /** The ring and the large text of the device's home screen. */
  readonly ringTone: 'cool' | 'warm' | 'fault'
  readonly ringFill: number
  readonly deviceText: Text
}

/** The sky moves in steps of this length. */
const SKY_STEP_MINUTES = 10

export function roomValuesOf(
  device: Device,
  { houseSettings }: Pick<Timeline, 'houseSettings'>,
  isHeating: boolean,
): RoomValues {
  const { settings, surroundings } = device
  const { tone, fill, bigText } = homeCircleOf(device)
  const tenthsOf = (name: ReadingName) => uncalibratedReadingOf(device, name)
  return {
    minute: Math.floor(minuteOfDay(device.clock) / SKY_STEP_MINUTES) * SKY_STEP_MINUTES,
    outdoor: tenthsOf('outdoorReading'),
    room: tenthsOf('roomReading'),
    floor: tenthsOf('floorReading'),
    roomReading: readingOrDefectOf(device, 'roomReading'),
    floorReading: readingOrDefectOf(device, 'floorReading'),
    isHeating,
    windowOpen: surroundings.windowOpen,
    floorSensor: floorSensorStateOf(device),
    wifiCard: settings.wifiInstalled,
    remoteControl: settings.remoteControlInstalled,
    construction: constructionOf(device, houseSettings),
    covering: coveringOf(device),
    area: powerOf(device, houseSettings).area,
    ringTone: faultInForce(device) === 0 ? tone : 'fault',
    ringFill: fill,
    deviceText: bigText,
  }
}

/** Returns the text of a reading in the drawing; a dash if the sensor is broken. */
export function shortReadingText(reading: number | SensorDefect): Text {
  return typeof reading === 'number' ? degreesFromTenths(reading) : { verbatim: '–' }
}

const COLD_FLOOR_TENTHS = 170
const WARM_FLOOR_TENTHS = 290

/** Returns how strongly the warm colour covers the floor's, 0 to 1. */
export function warmthOf(floorTenths: number): number {
  return clamp((floorTenths - COLD_FLOOR_TENTHS) / (WARM_FLOOR_TENTHS - COLD_FLOOR_TENTHS))
}

const COMFORTABLE_ROOM_TENTHS = 200
const COLD_ROOM_TENTHS = 80

/** Returns how strongly the cold colour covers the air, 0 to 1. */
export function coldnessOf(roomTenths: number): number {
  return clamp((COMFORTABLE_ROOM_TENTHS - roomTenths) / (COMFORTABLE_ROOM_TENTHS - COLD_ROOM_TENTHS))
}

/** The temperature at which no warm air is drawn. */
const NO_RISE_TENTHS = 150

/** Returns the height of the warm air in degrees. It rises higher in a warmer room. */
export function riseOf(roomTenths: number): number {
  return Math.max(0, Math.round((roomTenths - NO_RISE_TENTHS) / 5) / 2)
}

/** The difference at which the warm air is drawn most strongly. */
const STRONG_RISE_TENTHS = 60

/** Returns how strongly the warm air is drawn, 0 to 1: none rises unless the floor is warmer than the room. */
export function riseStrengthOf({ floor, room }: Pick<RoomValues, 'floor' | 'room'>): number {
  return clamp((floor - room) / STRONG_RISE_TENTHS)
}

/** Colours change in steps, so that a tenth of a degree mostly changes nothing but a number. */
const SHARE_STEPS = 20

function clamp(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * SHARE_STEPS) / SHARE_STEPS
}
