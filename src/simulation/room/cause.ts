/** The sentence below the drawing: a cause, and its effect on the heating. */
import {
  amount,
  type Device,
  HOURS_PER_DAY,
  MINUTE,
  MINUTES_PER_HOUR,
  type Text,
  uncalibratedReadingOf,
} from '../../thermostat/device/device'
import { faultInForce, heatingBlockOf, VENTILATION_PAUSE_MS } from '../../thermostat/device/regulation'
import { createHouse } from '../house/house'
import type { HouseSettings, Verdict } from '../time/model'
import { constructionOf, coveringOf, powerOf } from '../time/power'
import { verdictOf } from '../time/verdict'
import { degreesWithDecimal, verdictText, wholeDegrees } from '../time/verdict-text'

export interface Cause {
  readonly sentence: Text
  /** The power that leaves the house at the set temperature; `null` if the sentence does not name it. */
  readonly loss: Text | null
}

/** Returns why the heating is blocked, else what the weather and the floor make of the setpoint. */
export function causeOf(device: Device, houseSettings: HouseSettings): Cause {
  const block = blockText(device)
  return block ? { sentence: block, loss: null } : balanceOf(device, houseSettings)
}

function blockText(device: Device): Text | null {
  const block = heatingBlockOf(device)
  switch (block) {
    case null:
    case 'standby':
      return null
    case 'fault': {
      const code = faultInForce(device)
      return { id: 'time.room.cause.fault', values: { fault: code === 0 ? 'error.e4' : `error.e${code}` } }
    }
    case 'ventilation':
      return {
        id: 'time.room.cause.ventilation',
        values: { minutes: amount(VENTILATION_PAUSE_MS / MINUTE, 'unit.minutes') },
      }
    case 'operatingPause':
      return {
        id: 'time.room.cause.operatingPause',
        values: { minutes: amount(device.settings.operatingTimeLimitation, 'unit.minutes') },
      }
    default:
      return `time.room.cause.${block}`
  }
}

/** Returns what it takes to keep the setpoint, and how long the cable heats for it. */
function balanceOf(device: Device, houseSettings: HouseSettings): Cause {
  const { windowOpen } = device.surroundings
  // The sentence is about the temperature that the thermometer shows, not about the whole day.
  const steadyDevice = withOutdoorReading(device)
  const power = powerOf(device, houseSettings)
  const house = createHouse(constructionOf(device, houseSettings), coveringOf(device), {
    floor: 0,
    room: 0,
    outdoor: 0,
  })
  const verdict = verdictOf({ device: steadyDevice, houseSettings, house }, windowOpen)
  const watts = amount(Math.round(power.watts), 'unit.watts')
  switch (verdict.kind) {
    case 'holds': {
      const id = windowOpen ? 'time.room.cause.holds.window' : 'time.room.cause.holds'
      const need = neededText(power.watts, verdict.hours)
      const values = { ...conditionsOf(verdict), need, power: watts, minutes: minutesText(verdict.hours) }
      return { sentence: { id, values }, loss: need }
    }
    case 'weak': {
      const values = {
        outdoor: wholeDegrees(verdict.outdoor),
        power: watts,
        degrees: degreesWithDecimal(verdict.degrees),
      }
      const { place } = verdict
      const id = windowOpen
        ? (`time.room.cause.weak.window.${place}` as const)
        : (`time.room.cause.weak.${place}` as const)
      return { sentence: { id, values }, loss: null }
    }
    case 'warm':
      return { sentence: { id: 'time.room.cause.warm', values: conditionsOf(verdict) }, loss: null }
    default:
      return { sentence: verdictText(verdict), loss: null }
  }
}

function withOutdoorReading(device: Device): Device {
  // Rounded as in the sentence, so that the same temperature has the same figures.
  const outdoorReading = Math.round(uncalibratedReadingOf(device, 'outdoorReading') / 10) * 10
  return { ...device, surroundings: { ...device.surroundings, outdoorReading } }
}

function conditionsOf({ setpoint, outdoor }: Extract<Verdict, { kind: 'holds' | 'warm' }>) {
  return { set: wholeDegrees(setpoint), outdoor: wholeDegrees(outdoor) }
}

/** Needed power is rounded to this many watts. */
const WATTS_STEP = 5

function neededText(watts: number, hours: number): Text {
  return amount(Math.round((watts * hours) / HOURS_PER_DAY / WATTS_STEP) * WATTS_STEP, 'unit.watts')
}

/** Returns the minutes of an hour for which the cable heats. */
function minutesText(hours: number): Text {
  return amount(Math.max(1, Math.round((hours / HOURS_PER_DAY) * MINUTES_PER_HOUR)), 'unit.minutes')
}
