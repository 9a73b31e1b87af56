/** The scenes of the tasks that explain: how each is set up, and what happens in it (guidance G24). */
import {
  amount,
  type Device,
  degrees,
  type Fault,
  faultCodes,
  faults,
  HOUR,
  minuteOfDay,
  type Text,
  type TextId,
} from '../../../thermostat/device/device'
import { modeOf, nextWeekEvent, temperatureInForce } from '../../../thermostat/device/knowledge'
import type { Value } from '../model'
import type { TaskId, WhyId } from '../tasks/ids'
import type { Scene, SceneEvent } from './model'

/** The scene of a task that explains; of "limited" the one of what limits this device. */
export function sceneOf(task: TaskId, value: Value, { settings, surroundings }: Device): Scene | null {
  const { operatingTimeLimitation } = settings
  if (task === 'why-error') return faulty(faults.find((fault) => fault === value) ?? 0)
  if (task === 'why-limited' && operatingTimeLimitation > 0 && !surroundings.floorOverLimit)
    return paused(operatingTimeLimitation)
  return isPlayed(task) ? scenes[task] : null
}

type SentenceValues = Readonly<Record<string, Text | number>>

const say = (id: TextId, values: SentenceValues): Text => ({ id, values })
const wholeDegrees = (number: number): Text => amount(number, 'unit.degree')

/** What every sentence may name: the hour, what is kept, the floor's and the room's degrees, and the mode. */
function now(device: Device) {
  return {
    time: { time: minuteOfDay(device.clock) },
    set: wholeDegrees(temperatureInForce(device)),
    floor: degrees(device.passing?.floor ?? 0),
    room: degrees(device.passing?.room ?? 0),
    mode: `mode.${modeOf(device)}`,
  } as const
}

interface More extends Omit<SceneEvent, 'hasHappened' | 'describe'> {
  /** What its sentence names besides. */
  readonly values?: SentenceValues
}

function turn(until: SceneEvent['hasHappened'], id: TextId, { values, ...more }: More = {}): SceneEvent {
  return { hasHappened: until, describe: (device) => say(id, { ...now(device), ...values }), ...more }
}

const atOnce: SceneEvent['hasHappened'] = () => true
const heats: SceneEvent['hasHappened'] = ({ regulator }) => regulator.heating
const isIn =
  (...modes: readonly string[]): SceneEvent['hasHappened'] =>
  ({ device }) =>
    modes.includes(modeOf(device))
const after =
  (ms: number): SceneEvent['hasHappened'] =>
  ({ device }, since) =>
    device.clock >= since + ms
/** A thermostat that begins to heat goes on until the floor is there. */
const floorIsWarm: SceneEvent['hasHappened'] = ({ device }) =>
  (device.passing?.floor ?? 0) >= temperatureInForce(device) * 10
const both =
  (one: SceneEvent['hasHappened'], other: SceneEvent['hasHappened']): SceneEvent['hasHappened'] =>
  (seen, since) =>
    one(seen, since) && other(seen, since)

const at = (weekday: number, hour: number, minute = 0) => ({ weekday, minute: hour * 60 + minute })
const cold = { floor: 19, room: 19 } as const

/** What the floor may have at most, with its sensor as the limit (behaviour 9.7). */
const floorLimit = { limit: wholeDegrees(30) }

type Played = Exclude<WhyId, 'why-error'>

const isPlayed = (task: TaskId): task is Played => Object.hasOwn(scenes, task)

const scenes: Readonly<Record<Played, Scene>> = {
  'why-it-goes-back': {
    settings: { program: 'week' },
    start: at(2, 21),
    speed: 600,
    floor: 'screed',
    events: [
      turn(atOnce, 'time.why.back.program', { press: { buttons: ['next'], times: 2, holdMs: 0 } }),
      turn(isIn('set'), 'time.why.back.changed'),
      turn(isIn('program'), 'time.why.back.again'),
    ],
  },
  'why-room-cooler': {
    settings: { temperatureValue: 22 },
    start: at(2, 12),
    speed: 3600,
    floor: 'screed',
    events: [
      turn(atOnce, 'time.why.cooler.floor'),
      turn(after(6 * HOUR), 'time.why.cooler.room', { press: { buttons: ['next'], times: 3, holdMs: 0 } }),
      turn(after(8 * HOUR), 'time.why.cooler.higher'),
    ],
  },
  'why-limited': {
    settings: { sensorChoice: 'roomSensorFloor', temperatureValue: 28 },
    startTemperatures: { floor: 29, room: 23 },
    start: at(3, 10),
    speed: 600,
    floor: 'concrete',
    events: [
      turn(heats, 'time.why.limited.heats'),
      turn(isIn('limited'), 'time.why.limited.limit', { values: floorLimit }),
      turn(both(isIn('set'), heats), 'time.why.limited.holds', { values: floorLimit }),
    ],
  },
  'why-early': {
    settings: { program: 'week', adaptiveFunction: 'on' },
    start: at(2, 3, 30),
    speed: 600,
    floor: 'screed',
    events: [
      {
        hasHappened: atOnce,
        describe: (device) => {
          const next = nextWeekEvent(device.clock)
          const values = { event: wholeDegrees(next.event.temperature), at: { time: minuteOfDay(next.at) } }
          return say('time.why.early.night', { ...now(device), ...values })
        },
      },
      turn(heats, 'time.why.early.heats'),
      turn(({ device }) => temperatureInForce(device) === 22, 'time.why.early.warm'),
    ],
  },
  // On the visitor's own floor: how long it takes is what was asked.
  'why-not-warm-yet': {
    settings: { temperatureValue: 22 },
    startTemperatures: { floor: 17, room: 17 },
    start: at(2, 6),
    speed: 3600,
    events: [turn(heats, 'time.why.yet.heats'), turn(floorIsWarm, 'time.why.yet.warm')],
  },
  'why-window': {
    settings: { ventilationFunction: 'on', temperatureValue: 25 },
    startTemperatures: cold,
    start: at(4, 17),
    speed: 60,
    floor: 'screed',
    events: [
      turn(heats, 'time.why.window.heats', { change: { windowOpen: true } }),
      turn(isIn('ventilation'), 'time.why.window.open'),
      turn(both(isIn('set'), heats), 'time.why.window.again'),
    ],
  },
  'why-locked-guest': {
    settings: { application: 'hotel', remoteControlInstalled: true, temperatureValue: 22 },
    start: at(1, 10),
    speed: 600,
    floor: 'screed',
    events: [
      turn(atOnce, 'time.why.guest.in', { guestLeaves: true }),
      turn(isIn('after-heating'), 'time.why.guest.leaves'),
      turn(isIn('standby'), 'time.why.guest.out'),
    ],
  },
}

/** @param minutes of each hour */
function paused(minutes: number): Scene {
  const values = { minutes }
  return {
    settings: { operatingTimeLimitation: minutes, temperatureValue: 25 },
    startTemperatures: cold,
    start: at(3, 10, 40),
    speed: 60,
    floor: 'screed',
    events: [
      turn(heats, 'time.why.pause.heats', { values }),
      turn(isIn('limited'), 'time.why.pause.pause', { values }),
      turn(both(isIn('set'), heats), 'time.why.pause.again', { values }),
    ],
  }
}

function faulty(fault: Fault): Scene | null {
  if (fault === 0) return null
  const { sensor, stops } = faultCodes[fault]
  const values = { what: `error.e${fault}`, code: fault } as const
  return {
    settings: {
      sensorChoice: sensor === 'room' ? 'roomSensor' : 'floorSensor',
      temperatureValue: 26,
    },
    startTemperatures: { floor: 25, room: 21 },
    start: at(5, 18),
    speed: 600,
    floor: 'screed',
    events: [
      turn(heats, 'time.why.error.heats', { values, change: { fault } }),
      turn(isIn('error'), stops ? 'time.why.error.off' : 'time.why.error.on', { values }),
      turn(after(3 * HOUR), stops ? 'time.why.error.cold' : 'time.why.error.warm', { values }),
    ],
  }
}
