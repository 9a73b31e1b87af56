/** Answers that the device itself shows: a diagnosis checks them before it asks anything. */
import {
  amount,
  type Device,
  type Fault,
  faults,
  minuteOfDay,
  type Text,
} from '../../../thermostat/device/device'
import {
  canOverheatFloor,
  faultInForce,
  isGuestRoom,
  isOperatingPause,
  isOverLimit,
  isRunning,
  isTimerProgramInForce,
  modeOf,
  nextWeekEventAfter,
  regulatingSensorOf,
  remainingTimerHours,
  settingText,
  temperatureInForce,
  temperatureRangeOf,
  timerEndOf,
} from '../../../thermostat/device/knowledge'
import type { AnswerRow } from './model'

const degrees = (value: number): Text => amount(value, 'unit.degree')
const isTileFloor = ({ settings }: Device) => settings.floorType === 'tile/stone'
const isPowerControlOn = ({ settings }: Device) => settings.application === 'powerControl'

/** The temperatures that are usual for bare feet and for a room. */
const USUAL_DEGREES = { floor: 23, room: 21 } as const
/** From these on, a lower temperature is the first thing to try. */
const HIGH_DEGREES = { floor: 27, room: 24 } as const
/** A weekly program that sets less than this saves energy at the moment. */
const PROGRAM_LOW_DEGREES = 20
const USUAL_PERCENT = 25

/** Returns the sensor whose temperature the visitor has set by hand; `null` if nobody has, or with power control. */
function sensorSetByHand(device: Device): 'floor' | 'room' | null {
  const sensor = regulatingSensorOf(device)
  return modeOf(device) === 'set' && sensor !== 'outdoor' ? (sensor ?? null) : null
}

function isSetLow(device: Device): boolean {
  const sensor = sensorSetByHand(device)
  if (!sensor || temperatureRangeOf(device.settings).max < USUAL_DEGREES[sensor]) return false
  return temperatureInForce(device) < USUAL_DEGREES[sensor]
}

function isSetHigh(device: Device): boolean {
  const sensor = sensorSetByHand(device)
  return sensor !== null && temperatureInForce(device) >= HIGH_DEGREES[sensor]
}

const setTo = (device: Device): Partial<AnswerRow> => ({
  cause: { id: 'diagnosis.cause.setTo', values: { temperature: degrees(temperatureInForce(device)) } },
  value: USUAL_DEGREES[sensorSetByHand(device) ?? 'floor'],
})

/** The time is known only in simulated time. */
function timerOverOn(device: Device): Partial<AnswerRow> {
  const temperature = degrees(temperatureInForce(device))
  const end = timerEndOf(device)
  if (end === null) return { cause: { id: 'page.advice.timerOver', values: { temperature } } }
  const values = { time: { time: minuteOfDay(end) }, temperature }
  return { cause: { id: 'diagnosis.cause.timerEnded', values } }
}

function programLowOn(device: Device): Partial<AnswerRow> {
  const time: Text = { time: minuteOfDay(nextWeekEventAfter(device.clock).at) }
  const temperature = degrees(temperatureInForce(device))
  return { cause: { id: 'diagnosis.cause.programLowUntil', values: { temperature, time } } }
}

function comfortMaximumOn({ settings }: Device): Partial<AnswerRow> {
  const maximum = settings.comfortHeatingMaxTemp
  return {
    cause: { id: 'diagnosis.cause.comfortMaximumOf', values: { temperature: degrees(maximum) } },
    value: maximum + 1,
  }
}

const isAtComfortMaximum = ({ settings }: Device) =>
  settings.comfortHeating === 'on' &&
  settings.temperatureValue === settings.comfortHeatingMaxTemp &&
  settings.comfortHeatingMaxTemp < USUAL_MAX_COMFORT_DEGREES
const USUAL_MAX_COMFORT_DEGREES = 27

const isRemoteControlInUse = (device: Device) =>
  isRunning(device, 'remoteControlProgram') || device.settings.application === 'hotel'

/**
 * The answer for each error code, also for one that only the visitor's own thermostat shows. E3 and E4 are about the
 * floor sensor: the task says what to do until it is repaired.
 */
const faultAnswer = (code: Exclude<Fault, 0>): AnswerRow => ({
  cause: { id: 'why.fault', values: { code, what: `error.e${code}` } },
  firstStep: code === 8 ? 'diagnosis.step.router' : 'error.contactInstaller',
  ...(code === 3 || code === 4 ? { task: 'sensor-broken' } : { task: 'why-error', value: code }),
  isFound: (device) => faultInForce(device) === code,
})

type FaultAnswerId = `error-${Exclude<Fault, 0>}`

const faultAnswers = Object.fromEntries(
  faults.flatMap((code) => (code === 0 ? [] : [[`error-${code}`, faultAnswer(code)]])),
) as Readonly<Record<FaultAnswerId, AnswerRow>>

/** The codes in the order of their numbers. */
export const faultAnswerIds = Object.keys(faultAnswers) as readonly FaultAnswerId[]

export const deviceAnswers = {
  ...faultAnswers,
  // The thermostat itself is too hot.
  'error-6': { ...faultAnswers['error-6'], firstStep: 'guide.safety.text', isDanger: true },
  off: {
    cause: 'why.turnedOff',
    firstStep: 'page.advice.turnedOff',
    task: 'turn-on',
    isFound: ({ settings }) => settings.power === 'off',
  },
  'guest-room': {
    cause: 'why.guestRoom',
    task: 'why-locked-guest',
    isFound: ({ settings }) => isGuestRoom(settings),
  },
  locked: {
    cause: 'why.locked',
    firstStep: 'diagnosis.step.unlock',
    task: 'unlock-keys',
    isFound: ({ settings }) => settings.keylock === 'on',
  },
  drying: {
    cause: 'page.advice.drying',
    firstStep: 'know.delay-start',
    task: 'new-floor',
    isFound: (device) => isRunning(device, 'delayedStartup'),
  },
  window: {
    cause: 'diagnosis.cause.window',
    firstStep: 'diagnosis.step.window',
    task: 'why-window',
    isFound: (device) => modeOf(device) === 'ventilation',
  },
  limit: {
    cause: 'diagnosis.cause.limit',
    firstStep: 'diagnosis.step.limit',
    task: 'why-limited',
    isFound: isOverLimit,
  },
  pause: {
    cause: 'diagnosis.cause.pause',
    firstStep: 'diagnosis.step.pause',
    task: 'why-limited',
    isFound: isOperatingPause,
  },
  'timer-over': {
    cause: 'know.start-timer',
    firstStep: 'diagnosis.step.stopTimer',
    task: 'stop-timer',
    isFound: (device) =>
      isTimerProgramInForce(device) &&
      remainingTimerHours(device) === 0 &&
      device.settings.application !== 'groundHeating',
    onDevice: timerOverOn,
  },
  'timer-runs': {
    cause: 'know.start-timer',
    firstStep: 'diagnosis.step.stopTimer',
    task: 'why-cold-after-timer',
    isFound: (device) => isTimerProgramInForce(device) && device.settings.application !== 'groundHeating',
  },
  standby: {
    cause: 'diagnosis.cause.standby',
    firstStep: 'diagnosis.step.contact',
    task: 'external-contact',
    isFound: (device) => isRemoteControlInUse(device) && modeOf(device) === 'standby',
  },
  contact: {
    cause: 'diagnosis.cause.contact',
    firstStep: 'diagnosis.step.contact',
    task: 'external-contact',
    isFound: isRemoteControlInUse,
  },
  'program-low': {
    cause: 'diagnosis.cause.programLow',
    firstStep: 'diagnosis.step.programLow',
    task: 'edit-week-program',
    isFound: (device) => modeOf(device) === 'program' && temperatureInForce(device) < PROGRAM_LOW_DEGREES,
    onDevice: programLowOn,
  },
  'program-runs': {
    cause: 'diagnosis.cause.program',
    firstStep: 'diagnosis.step.program',
    task: 'why-it-goes-back',
    isFound: (device) => isRunning(device, 'week'),
  },
  'comfort-maximum': {
    cause: 'diagnosis.cause.comfortMaximum',
    firstStep: 'diagnosis.step.comfortMaximum',
    task: 'comfort-maximum',
    value: USUAL_MAX_COMFORT_DEGREES,
    isFound: isAtComfortMaximum,
    onDevice: comfortMaximumOn,
  },
  'set-low': {
    cause: 'diagnosis.cause.setLow',
    firstStep: 'diagnosis.step.warmer',
    task: 'change-temperature',
    value: USUAL_DEGREES.floor,
    isFound: isSetLow,
    onDevice: setTo,
  },
  'set-high': {
    cause: 'diagnosis.cause.setHigh',
    firstStep: 'diagnosis.step.cooler',
    task: 'change-temperature',
    // A number could be higher than what is set.
    value: 'cooler',
    isFound: isSetHigh,
    onDevice: setTo,
  },
  'no-percent': {
    cause: 'diagnosis.cause.noPercent',
    firstStep: 'diagnosis.step.percent',
    task: 'power-share',
    value: USUAL_PERCENT,
    isFound: (device) =>
      isTileFloor(device) && isPowerControlOn(device) && device.settings.powerControlValue === 0,
  },
  'many-percent': {
    cause: 'diagnosis.cause.percent',
    firstStep: 'diagnosis.step.percent',
    task: 'power-share',
    value: USUAL_PERCENT,
    isFound: (device) =>
      isTileFloor(device) && isPowerControlOn(device) && device.settings.powerControlValue > USUAL_PERCENT,
  },
  // Power control has no sensor, so a sensor choice protects the floor only after it.
  'floor-without-sensor': {
    cause: 'diagnosis.cause.percentOnWood',
    firstStep: 'diagnosis.step.woodLimit',
    task: 'power-control',
    value: 'off',
    isFound: (device) => !isTileFloor(device) && isPowerControlOn(device),
  },
  'floor-without-limit': {
    cause: 'diagnosis.cause.noLimit',
    firstStep: 'diagnosis.step.woodLimit',
    task: 'choose-sensor',
    value: 'roomSensorFloor',
    isFound: (device) => canOverheatFloor(device) && regulatingSensorOf(device) === 'room',
  },
  'floor-above-usual': {
    cause: 'diagnosis.cause.woodTooWarm',
    firstStep: 'diagnosis.step.woodMaker',
    task: 'change-temperature',
    value: USUAL_DEGREES.floor,
    isFound: (device) => canOverheatFloor(device) && regulatingSensorOf(device) === 'floor',
    onDevice: ({ settings }) => ({
      cause: {
        id: 'page.advice.floorUnlimited',
        values: { floor: settingText('floorType', settings.floorType) },
      },
    }),
  },
  'regulates-room': {
    cause: 'diagnosis.cause.roomSlow',
    firstStep: 'diagnosis.step.closed',
    task: 'why-not-warm-yet',
    isFound: (device) => regulatingSensorOf(device) === 'room',
  },
} as const satisfies Readonly<Record<string, AnswerRow>>
