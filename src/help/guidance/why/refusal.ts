/** Reasons that no fix removes: a value out of range, or one that a screen refuses in order to protect the floor. */
import {
  createPicture,
  type Device,
  type Path,
  routesAbove,
  step,
  type Text,
  type TimedDevice,
} from '../../../thermostat/device/device'
import { applicationNames, temperatureRangeOf } from '../../../thermostat/device/knowledge'
import type { Fix, Reason, TaskValue, TaskWithValue } from '../model'
import type { TaskId } from '../tasks/ids'
import { tasks } from '../tasks/tasks'
import { textOfTaskValue } from '../value-text'

/** Returns the allowed range, and offers the nearest value, if a temperature is out of range. Otherwise `null`. */
export function rangeReason({ device }: TimedDevice, task: TaskId, value: TaskValue): Reason | null {
  if (task !== 'change-temperature' || typeof value !== 'number') return null
  const { min, max } = temperatureRangeOf(device.settings)
  if (value >= min && value <= max) return null
  const bounds = { min: textOfTaskValue(task, min), max: textOfTaskValue(task, max) }
  const { application } = device.settings
  const what = application && applicationNames[application]
  const why: Text = what
    ? { id: 'why.rangeOf', values: { what, ...bounds } }
    : { id: 'why.range', values: bounds }
  return { why, fixes: alternativeFix(device, { task, value: Math.min(Math.max(value, min), max) }, why) }
}

/** Returns why a value is refused, with an alternative value if there is one. `null` if it is not refused. */
export function refusalReason(timedDevice: TimedDevice, task: TaskId, value: TaskValue): Reason | null {
  if (task === 'power-share' && timedDevice.device.settings.floorType !== 'tile/stone')
    return { why: { id: 'why.unprotected', values: { what: 'applications.powerControl' } }, fixes: [] }
  const why = refusalText(timedDevice, tasks[task].screens, value)
  if (!why) return null
  const isLimitMissing = why === 'sensorChoice.refused.floorNeedsLimit'
  return {
    why,
    fixes: isLimitMissing ? alternativeFix(timedDevice.device, { task, value: 'roomSensorFloor' }, why) : [],
  }
}

function alternativeFix(device: Device, { task, value }: TaskWithValue, why: Text): readonly Fix[] {
  if (tasks[task].isDone(device, value)) return []
  const what = textOfTaskValue(task, value)
  const label: Text =
    typeof value === 'number'
      ? { id: 'fix.choose', values: { value: what } }
      : { id: 'fix.chooseNamed', values: { what } }
  return [{ why, label, task, value }]
}

/** Returns the refusal on a screen just above those of a task (`where`), or `null`. */
export function refusalText(
  { device, now }: TimedDevice,
  where: readonly Path[],
  value: TaskValue,
): Text | null {
  for (const path of where.flatMap((one) => routesAbove(one).slice(0, 1))) {
    const there = step(device, { type: 'go', path, at: now })
    const { body } = createPicture(there)
    const line = body.kind === 'choice' ? body.lines.findIndex(({ raw }) => raw === value) : -1
    const after = createPicture(step(there, { type: 'tap', line, at: now })).body
    if (after.kind === 'choice' && after.refusal) return after.refusal
  }
  return null
}
