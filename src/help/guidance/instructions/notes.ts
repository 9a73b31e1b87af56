/** What is said of a task before it is done: what one should know first, and what a demo cannot do. */
import type { Text } from '../../../thermostat/device/device'
import type { TaskTarget, Value } from '../model'
import type { TaskId } from '../tasks/ids'
import { valueText } from '../value-text'

/** One line, or `null` where nothing has to be known first. */
export function noteOn(aim: TaskTarget): Text | null {
  return realDeviceNote(aim) ?? demoNote(aim)
}

/** What is as true of a real thermostat: the manual says it too. */
export function realDeviceNote({ task, value }: TaskTarget): Text | null {
  if (value === 'off' || value === 0) return null
  if (task === 'operating-time')
    return { id: 'know.operating-time', values: { value: valueText(task, value) } }
  return facts[task] ?? null
}

const facts: Readonly<Partial<Record<TaskId, Text>>> = {
  'turn-off': 'know.turn-off',
  'start-timer': 'know.start-timer',
  'delay-start': 'know.delay-start',
  'power-control': 'know.power-control',
  'power-share': 'know.power-control',
}

/** What only a demo does, or cannot do. */
function demoNote({ task, value }: TaskTarget): Text | null {
  if (value === 'save-data') return 'page.notice.reset'
  return isOnlyOff(task, value) ? null : (limits[task] ?? null)
}

/** What is turned off needs no warning, but for summer time, which a demo does not keep either way. */
const isOnlyOff = (task: TaskId, value: Value) => value === 'off' && task !== 'summer-time'

const limits: Readonly<Partial<Record<TaskId, Text>>> = {
  'see-energy': 'page.notice.periods',
  'start-week-program': 'know.values',
  'edit-week-program': 'know.values',
  'start-remote-control': 'know.values',
  'set-clock': 'know.time',
  'set-date': 'know.time',
  'set-time-zone': 'page.notice.timezone',
  'summer-time': 'page.notice.summertime',
  'screen-saver': 'page.notice.screensaver',
  install: 'know.install',
  'sensor-type': 'page.notice.sensors',
  hotel: 'know.hotel',
  'remote-control': 'know.values',
  'system-info': 'page.notice.static',
  'factory-reset': 'know.factory-reset',
}
