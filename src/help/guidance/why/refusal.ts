/** What no fix makes possible: a value out of reach, or one that a screen refuses to keep a floor safe. */
import {
  type Device,
  type Path,
  picture,
  routesAbove,
  step,
  type Text,
  type TimedDevice,
} from '../../../thermostat/device/device'
import { applicationNames, temperatureRange } from '../../../thermostat/device/knowledge'
import type { Fix, Reason, TaskTarget, Value } from '../model'
import type { TaskId } from '../tasks/ids'
import { tasks } from '../tasks/tasks'
import { valueText } from '../value-text'

/** A temperature beyond what the device allows now: its range is said, and the nearest value offered. */
export function rangeReason({ device }: TimedDevice, task: TaskId, value: Value): Reason | null {
  if (task !== 'change-temperature' || typeof value !== 'number') return null
  const { min, max } = temperatureRange(device.settings)
  if (value >= min && value <= max) return null
  const bounds = { min: valueText(task, min), max: valueText(task, max) }
  const { application } = device.settings
  const what = application && applicationNames[application]
  const why: Text = what
    ? { id: 'why.rangeOf', values: { what, ...bounds } }
    : { id: 'why.range', values: bounds }
  return { why, fixes: alternativeFix(device, { task, value: Math.min(Math.max(value, min), max) }, why) }
}

/** What a screen says where it refuses the value, and what it lets one choose instead. */
export function refusalReason(moment: TimedDevice, task: TaskId, value: Value): Reason | null {
  if (task === 'power-share' && moment.device.settings.floorType !== 'tile/stone')
    return { why: { id: 'why.unprotected', values: { what: 'applications.powerControl' } }, fixes: [] }
  const why = refusalText(moment, tasks[task].screens, value)
  if (!why) return null
  const isLimitMissing = why === 'sensorChoice.refused.floorNeedsLimit'
  return {
    why,
    fixes: isLimitMissing ? alternativeFix(moment.device, { task, value: 'roomSensorFloor' }, why) : [],
  }
}

function alternativeFix(device: Device, { task, value }: TaskTarget, why: Text): readonly Fix[] {
  if (tasks[task].isDone(device, value)) return []
  const what = valueText(task, value)
  const label: Text =
    typeof value === 'number'
      ? { id: 'fix.choose', values: { value: what } }
      : { id: 'fix.chooseNamed', values: { what } }
  return [{ why, label, task, value }]
}

/** What a screen says, above those of a task, where it refuses the value. */
export function refusalText({ device, now }: TimedDevice, where: readonly Path[], value: Value): Text | null {
  for (const path of where.flatMap((one) => routesAbove(one).slice(0, 1))) {
    const there = step(device, { type: 'go', path, at: now })
    const { body } = picture(there)
    const line = body.kind === 'choice' ? body.lines.findIndex(({ raw }) => raw === value) : -1
    const after = picture(step(there, { type: 'tap', line, at: now })).body
    if (after.kind === 'choice' && after.refusal) return after.refusal
  }
  return null
}
