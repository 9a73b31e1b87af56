/** Notes before a task: things to know first, and limits of the demo (guidance G28). */
import type { Device, Text } from '../../../thermostat/device/device'
import { manualChangeAdvice } from '../../../thermostat/device/knowledge'
import type { TaskValue, TaskWithValue } from '../model'
import type { TaskId } from '../tasks/ids'
import { textOfTaskValue } from '../value-text'

/** Returns the note of a task on this device, or `null`. A note about the real thermostat takes precedence. */
export function noteOf(target: TaskWithValue, device: Device): Text | null {
  if (target.task === 'change-temperature') return manualChangeAdvice(device)
  return realDeviceNote(target) ?? demoNote(target)
}

/** Returns a note that also applies to a real thermostat. The manual has it too. */
export function realDeviceNote({ task, value }: TaskWithValue): Text | null {
  if (value === 'off' || value === 0) return null
  if (task === 'operating-time')
    return { id: 'know.operating-time', values: { value: textOfTaskValue(task, value) } }
  return realDeviceNotes[task] ?? null
}

const realDeviceNotes: Readonly<Partial<Record<TaskId, Text>>> = {
  'turn-off': 'know.turn-off',
  'lock-keys': 'know.keylock',
  'unlock-keys': 'know.keylock',
  'start-timer': 'know.few-hours',
  'floor-type': 'know.floor-type',
  'delay-start': 'know.delay-start',
  'power-control': 'know.power-control',
  'installed-power': 'know.installed-power',
  'power-share': 'know.power-control',
  'screen-saver': 'know.screen-saver',
  ventilation: 'functions.ventilation.hint',
  adaptive: 'functions.adaptive.hint',
  'connect-wifi': 'know.connect-wifi',
}

function demoNote({ task, value }: TaskWithValue): Text | null {
  if (value === 'save-data') return 'page.notice.reset'
  return isTurningOff(task, value) ? null : (demoNotes[task] ?? null)
}

/** Turning something off needs no note, except for summer time: the demo ignores it in both cases. */
const isTurningOff = (task: TaskId, value: TaskValue) => value === 'off' && task !== 'summer-time'

const demoNotes: Readonly<Partial<Record<TaskId, Text>>> = {
  'see-energy': 'page.notice.periods',
  'start-week-program': 'know.start-week-program',
  'edit-week-program': 'know.values',
  'start-remote-control': 'know.values',
  'set-clock': 'know.time',
  'set-date': 'know.time',
  'set-time-zone': 'page.notice.timezone',
  'summer-time': 'know.summer-time',
  install: 'know.install',
  'sensor-type': 'page.notice.sensors',
  'find-sensor-type': 'page.notice.sensors',
  hotel: 'know.hotel',
  'remote-control': 'know.values',
  'after-heating': 'know.values',
  'system-info': 'page.notice.static',
  'factory-reset': 'know.factory-reset',
}
