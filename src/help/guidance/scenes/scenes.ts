/** The scenes of the tasks that explain (guidance G24). */
import {
  amount,
  type Device,
  degreesFromTenths,
  type Fault,
  faultCodes,
  faults,
  HOUR,
  MINUTE,
  MINUTES_PER_HOUR,
  minuteOfDay,
  type Text,
  type TextId,
} from '../../../thermostat/device/device'
import { modeOf, nextWeekEventAfter, temperatureInForce } from '../../../thermostat/device/knowledge'
import type { TaskValue } from '../model'
import type { TaskId } from '../tasks/ids'
import { ALL_ANSWERS } from '../tasks/topics'
import type { Scene, SceneEvent } from './model'

/** The fault of the scene if no code is named: a broken floor sensor, which stops the heating. */
const EXAMPLE_FAULT: Fault = 4

/** Returns the scene of a task, or `null`. The scene of `why-limited` depends on the limit of the device. */
export function sceneOf(task: TaskId, value: TaskValue, { settings, surroundings }: Device): Scene | null {
  const { operatingTimeLimitation } = settings
  if (task === 'why-error')
    return faultScene(value === ALL_ANSWERS ? EXAMPLE_FAULT : (faults.find((fault) => fault === value) ?? 0))
  if (task === 'why-limited' && operatingTimeLimitation > 0 && !surroundings.floorOverLimit)
    return operatingPauseScene(operatingTimeLimitation)
  return scenes[task] ?? null
}

type SentenceValues = Readonly<Record<string, Text | number>>

const textWith = (id: TextId, values: SentenceValues): Text => ({ id, values })
const wholeDegreesText = (number: number): Text => amount(number, 'unit.degree')

/** The placeholders of every sentence: the time, the setpoint, the floor and room temperature, and the mode. */
function commonValues(device: Device) {
  return {
    time: { time: minuteOfDay(device.clock) },
    set: wholeDegreesText(temperatureInForce(device)),
    floor: degreesFromTenths(device.simulatedTime?.floor ?? 0),
    room: degreesFromTenths(device.simulatedTime?.room ?? 0),
    mode: `mode.${modeOf(device)}`,
  } as const
}

interface EventOptions extends Omit<SceneEvent, 'hasHappened' | 'describe'> {
  /** Further placeholders of the sentence. */
  readonly values?: SentenceValues
}

function createEvent(
  hasHappened: EventCondition,
  id: TextId,
  { values, ...options }: EventOptions = {},
): SceneEvent {
  return {
    hasHappened,
    describe: (device) => textWith(id, { ...commonValues(device), ...values }),
    ...options,
  }
}

type EventCondition = SceneEvent['hasHappened']

const immediately: EventCondition = () => true
const isHeating: EventCondition = ({ regulator }) => regulator.heating
const isNotHeating: EventCondition = ({ regulator }) => !regulator.heating
const isInMode =
  (...modes: readonly string[]): EventCondition =>
  ({ device }) =>
    modes.includes(modeOf(device))
const hasElapsed =
  (ms: number): EventCondition =>
  ({ device }, since) =>
    device.clock >= since + ms
/** Sensor readings are in tenths of a degree. */
const TENTHS = 10
const isFloorWarm: EventCondition = ({ device }) =>
  (device.simulatedTime?.floor ?? 0) >= temperatureInForce(device) * TENTHS
const bothOf =
  (one: EventCondition, other: EventCondition): EventCondition =>
  (state, since) =>
    one(state, since) && other(state, since)

const weekTime = (weekday: number, hour: number, minute = 0) => ({
  weekday,
  minute: hour * MINUTES_PER_HOUR + minute,
})

/** In degrees. */
const coldHouse = { floor: 19, room: 19 } as const

/** The highest floor temperature if the floor sensor is the limit (behaviour 9.7). */
const FLOOR_LIMIT_DEGREES = 30
const floorLimitValues = { limit: wholeDegreesText(FLOOR_LIMIT_DEGREES) }

/** The setpoint of the event `wakeUp` in the week program. */
const WAKE_UP_DEGREES = 22

const scenes: Readonly<Partial<Record<TaskId, Scene>>> = {
  'why-it-goes-back': {
    settings: { program: 'week' },
    start: weekTime(2, 21),
    speed: 600,
    floorMaterial: 'screed',
    events: [
      createEvent(immediately, 'time.why.back.program', {
        followingAct: { buttons: ['next'], times: 2, holdMs: 0 },
      }),
      createEvent(isInMode('set'), 'time.why.back.changed'),
      createEvent(isInMode('program'), 'time.why.back.again'),
    ],
  },
  'why-room-cooler': {
    settings: { temperatureValue: 22 },
    start: weekTime(2, 12),
    speed: 3600,
    floorMaterial: 'screed',
    events: [
      createEvent(immediately, 'time.why.cooler.floor'),
      createEvent(hasElapsed(6 * HOUR), 'time.why.cooler.room', {
        followingAct: { buttons: ['next'], times: 3, holdMs: 0 },
      }),
      createEvent(hasElapsed(8 * HOUR), 'time.why.cooler.higher'),
    ],
  },
  'why-limited': {
    settings: { sensorChoice: 'roomSensorFloor', temperatureValue: 28 },
    startTemperatures: { floor: 29, room: 23 },
    start: weekTime(3, 10),
    speed: 600,
    floorMaterial: 'concrete',
    events: [
      createEvent(isHeating, 'time.why.limited.heats'),
      createEvent(isInMode('limited'), 'time.why.limited.limit', { values: floorLimitValues }),
      createEvent(bothOf(isInMode('set'), isHeating), 'time.why.limited.holds', { values: floorLimitValues }),
    ],
  },
  'why-early': {
    settings: { program: 'week', adaptiveFunction: 'on' },
    start: weekTime(2, 3, 30),
    speed: 600,
    floorMaterial: 'screed',
    events: [
      {
        hasHappened: immediately,
        describe: (device) => {
          const next = nextWeekEventAfter(device.clock)
          const values = {
            event: wholeDegreesText(next.event.temperature),
            at: { time: minuteOfDay(next.at) },
          }
          return textWith('time.why.early.night', { ...commonValues(device), ...values })
        },
      },
      createEvent(isHeating, 'time.why.early.heats'),
      createEvent(({ device }) => temperatureInForce(device) === WAKE_UP_DEGREES, 'time.why.early.warm'),
    ],
  },
  // No `floorMaterial`: the time that the visitor's own floor takes is the answer.
  'why-not-warm-yet': {
    settings: { temperatureValue: 22 },
    startTemperatures: { floor: 17, room: 17 },
    start: weekTime(2, 6),
    speed: 3600,
    events: [createEvent(isHeating, 'time.why.yet.heats'), createEvent(isFloorWarm, 'time.why.yet.warm')],
  },
  'why-window': {
    settings: { ventilationFunction: 'on', temperatureValue: 25 },
    startTemperatures: coldHouse,
    start: weekTime(4, 17),
    speed: 60,
    floorMaterial: 'screed',
    events: [
      createEvent(isHeating, 'time.why.window.heats', { surroundingsChange: { windowOpen: true } }),
      createEvent(isInMode('ventilation'), 'time.why.window.open'),
      createEvent(bothOf(isInMode('set'), isHeating), 'time.why.window.again'),
    ],
  },
  'why-locked-guest': {
    settings: { application: 'hotel', remoteControlInstalled: true, temperatureValue: 22 },
    start: weekTime(1, 10),
    speed: 600,
    floorMaterial: 'screed',
    events: [
      createEvent(immediately, 'time.why.guest.in', { removesRemoteControl: true }),
      createEvent(isInMode('after-heating'), 'time.why.guest.leaves'),
      createEvent(isInMode('standby'), 'time.why.guest.out'),
    ],
  },
  'why-cold-after-timer': {
    settings: { program: 'timer', timer: 'on', timerTime: 4 },
    startTemperatures: { floor: 20, room: 19 },
    start: weekTime(6, 16),
    speed: 3600,
    floorMaterial: 'screed',
    events: [
      createEvent(isInMode('active'), 'time.why.timer.runs'),
      createEvent(isInMode('standby'), 'time.why.timer.over'),
      createEvent(hasElapsed(10 * HOUR), 'time.why.timer.stays'),
    ],
  },
  'why-heats-again': {
    settings: { temperatureValue: 24 },
    startTemperatures: { floor: 22, room: 20 },
    start: weekTime(2, 12),
    speed: 600,
    floorMaterial: 'mat',
    events: [
      createEvent(isHeating, 'time.why.again.heats'),
      createEvent(isNotHeating, 'time.why.again.stops'),
      createEvent(hasElapsed(4 * MINUTE), 'time.why.again.warmer'),
      createEvent(isHeating, 'time.why.again.again'),
    ],
  },
}

/** @param minutes the operating time limit, in minutes per hour */
function operatingPauseScene(minutes: number): Scene {
  const values = { minutes }
  return {
    settings: { operatingTimeLimitation: minutes, temperatureValue: 25 },
    startTemperatures: coldHouse,
    start: weekTime(3, 10, 40),
    speed: 60,
    floorMaterial: 'screed',
    events: [
      createEvent(isHeating, 'time.why.pause.heats', { values }),
      createEvent(isInMode('limited'), 'time.why.pause.pause', { values }),
      createEvent(bothOf(isInMode('set'), isHeating), 'time.why.pause.again', { values }),
    ],
  }
}

function faultScene(fault: Fault): Scene | null {
  if (fault === 0) return null
  const { sensor, stops } = faultCodes[fault]
  const values = { what: `error.e${fault}`, code: fault } as const
  return {
    settings: {
      sensorChoice: sensor === 'room' ? 'roomSensor' : 'floorSensor',
      temperatureValue: 26,
    },
    startTemperatures: { floor: 25, room: 21 },
    start: weekTime(5, 18),
    speed: 600,
    floorMaterial: 'screed',
    events: [
      createEvent(isHeating, 'time.why.error.heats', { values, surroundingsChange: { fault } }),
      createEvent(isInMode('error'), stops ? 'time.why.error.off' : 'time.why.error.on', { values }),
      createEvent(hasElapsed(3 * HOUR), stops ? 'time.why.error.cold' : 'time.why.error.warm', { values }),
    ],
  }
}
