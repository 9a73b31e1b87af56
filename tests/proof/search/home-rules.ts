/** A reader who follows the manual's first sentences, and knows nothing else of the device. */
import { applyAct } from '../../../src/help/guidance/guidance'
import { homeRules } from '../../../src/help/guidance/manual/manual'
import {
  createPicture,
  type Device,
  type TimedDevice,
  waitUntilUnblocked,
} from '../../../src/thermostat/device/device'
import { latestTimeOf } from './values'

/** A hold counts as three presses (guidance G5). */
const PRESSES_PER_HOLD = 3
/** The limit for a rule: a reader who needs more presses goes in circles. */
const MOST_ACTS = 20

export interface HomeResult {
  readonly from: Device
  readonly presses: number
  readonly end: Device
}

/** @throws if a rule never ends */
export function followHomeRules(device: Device): HomeResult {
  const start = waitUntilUnblocked({ device, now: latestTimeOf(device) })
  let moment = start
  let presses = 0
  for (const rule of homeRules) {
    let acts = 0
    for (let act = rule.nextAct(moment.device); act; act = rule.nextAct(moment.device)) {
      const after: TimedDevice = applyAct(moment, act)
      // In a guest room holding a button does nothing, so the reader stops.
      if (isSamePicture(moment, after)) break
      if (++acts > MOST_ACTS) throw new Error(`It never ends at ${createPicture(moment.device).path}.`)
      presses += act.holdMs > 0 ? PRESSES_PER_HOLD : 1
      moment = after
    }
  }
  return { from: start.device, presses, end: moment.device }
}

function isSamePicture(one: TimedDevice, other: TimedDevice): boolean {
  return JSON.stringify(createPicture(one.device)) === JSON.stringify(createPicture(other.device))
}
