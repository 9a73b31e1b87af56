/** Answers that follow from what only the visitor can know. */
import { isConnectionSetUp } from '../../../thermostat/device/knowledge'
import type { AnswerRow } from './model'

export const askedAnswers = {
  danger: { cause: 'diagnosis.cause.danger', firstStep: 'guide.safety.text', isDanger: true },
  stuck: { cause: 'diagnosis.cause.stuck', firstStep: 'guide.safety.text', isDanger: true },
  slow: { cause: 'diagnosis.cause.slow', firstStep: 'diagnosis.step.wait', task: 'why-not-warm-yet' },
  aired: { cause: 'diagnosis.cause.aired', firstStep: 'diagnosis.step.wait', task: 'open-window' },
  'program-day': {
    cause: 'diagnosis.cause.programDay',
    firstStep: 'diagnosis.step.programEarlier',
    task: 'edit-week-program',
  },
  'program-night': {
    cause: 'diagnosis.cause.programNight',
    firstStep: 'diagnosis.step.programEarlier',
    task: 'edit-week-program',
  },
  'does-not-heat': { cause: 'diagnosis.cause.cable', firstStep: 'diagnosis.step.cable' },
  'part-cold': {
    cause: 'diagnosis.cause.noCable',
    firstStep: 'diagnosis.step.measureCable',
    task: 'why-part-cold',
  },
  'room-cooler': {
    cause: 'diagnosis.cause.roomCooler',
    firstStep: 'diagnosis.step.roomCooler',
    task: 'why-room-cooler',
  },
  'cools-slowly': {
    cause: 'diagnosis.cause.coolsSlowly',
    firstStep: 'diagnosis.step.waitDay',
    task: 'how-warm-floor',
  },
  'reads-wrong': {
    cause: 'diagnosis.cause.sensor',
    firstStep: 'error.contactInstaller',
    task: 'why-reading-wrong',
  },
  'heats-for-hours': {
    cause: 'diagnosis.cause.hours',
    firstStep: 'diagnosis.step.compare',
    task: 'why-always-heats',
  },
  clicks: { cause: 'diagnosis.cause.clicks', task: 'why-heats-again' },
  'clicks-fast': {
    cause: 'diagnosis.cause.clicksFast',
    firstStep: 'diagnosis.step.offAndCall',
    task: 'turn-off',
  },
  hums: { cause: 'diagnosis.cause.hums', firstStep: 'diagnosis.step.loudHum' },
  sleeps: { cause: 'diagnosis.cause.sleeps', task: 'why-dark' },
  'no-power': { cause: 'diagnosis.cause.noPower', firstStep: 'error.contactInstaller' },
  'fuse-off': { cause: 'diagnosis.cause.fuseOff', firstStep: 'diagnosis.step.fuse' },
  times: {
    cause: 'diagnosis.cause.times',
    firstStep: 'diagnosis.step.times',
    task: 'see-week-program',
  },
  'starts-early': { cause: 'diagnosis.cause.early', task: 'why-early' },
  'not-running': {
    cause: 'diagnosis.cause.notRunning',
    firstStep: 'diagnosis.step.startProgram',
    task: 'start-week-program',
  },
  'reading-jumps': {
    cause: 'diagnosis.cause.jumps',
    firstStep: 'diagnosis.step.measure',
    task: 'why-reading-jumps',
  },
  varies: { cause: 'diagnosis.cause.varies', task: 'why-heats-again' },
  'costs-much': {
    cause: 'diagnosis.cause.costs',
    firstStep: 'diagnosis.step.costs',
    task: 'why-bill-high',
  },
  'no-power-set': {
    cause: 'diagnosis.cause.kwh',
    firstStep: 'diagnosis.step.watts',
    task: 'why-energy-wrong',
  },
  resting: { cause: 'diagnosis.cause.resting', firstStep: 'diagnosis.step.home' },
  'dead-buttons': { cause: 'diagnosis.cause.deadButtons', firstStep: 'diagnosis.step.clean' },
  'summer-time': {
    cause: 'diagnosis.cause.summerTime',
    task: 'summer-time',
    value: 'on',
    onDevice: ({ settings }) => ({ value: settings.summertime === 'on' ? 'off' : 'on' }),
  },
  // Without WiFi the clock is set by hand, and there is no time zone.
  'time-zone': {
    cause: 'diagnosis.cause.timeZone',
    task: 'set-clock',
    onDevice: (device) => (isConnectionSetUp(device) ? { task: 'set-time-zone' } : {}),
  },
  clock: { cause: 'diagnosis.cause.clock', task: 'set-clock' },
  'floor-sensor': {
    cause: 'diagnosis.cause.floorSensor',
    task: 'choose-sensor',
    value: 'floorSensor',
  },
  'floor-sensor-wood': {
    cause: 'diagnosis.cause.floorSensor',
    firstStep: 'diagnosis.step.woodMaker',
    task: 'choose-sensor',
    value: 'floorSensor',
  },
  'room-with-limit': {
    cause: 'diagnosis.cause.roomWithLimit',
    task: 'choose-sensor',
    value: 'roomSensorFloor',
  },
  'room-with-limit-wood': {
    cause: 'diagnosis.cause.roomWithLimit',
    firstStep: 'diagnosis.step.woodMaker',
    task: 'choose-sensor',
    value: 'roomSensorFloor',
  },
  'floor-with-limit': {
    cause: 'diagnosis.cause.floorWithLimit',
    task: 'choose-sensor',
    value: 'floorSensorRoom',
  },
  'floor-with-limit-wood': {
    cause: 'diagnosis.cause.floorWithLimit',
    firstStep: 'diagnosis.step.woodMaker',
    task: 'choose-sensor',
    value: 'floorSensorRoom',
  },
  'room-sensor': { cause: 'diagnosis.cause.roomSensor', task: 'choose-sensor', value: 'roomSensor' },
  'needs-floor-sensor': { cause: 'diagnosis.cause.needsFloorSensor', firstStep: 'error.contactInstaller' },
} as const satisfies Readonly<Record<string, AnswerRow>>
