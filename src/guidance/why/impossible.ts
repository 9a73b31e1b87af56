/** Why there is no way to a task from a device as it is, and what to do about it. */
import {
  type Device,
  type Happening,
  isRoute,
  type Moment,
  picture,
  step,
  type Text,
} from '../../device/device'
import { needsFloorLimit } from '../../device/rules/sensor-choice'
import { sensorChoiceNames } from '../../device/screens/installer/names'
import type { SensorChoice } from '../../device/settings'
import type { Fix, Reason, Task, Value } from '../model'
import type { TaskId } from '../tasks/ids'
import { tasks } from '../tasks/tasks'
import { wayTo } from '../ways'
import { fixesFor } from './find-fixes'
import { fixed, fromTheFactory } from './fixes'
import { fieldsOf, lookOf, nearness } from './needs'

/** Why a task that has no way is impossible. */
export function whyImpossible(moment: Moment, taskId: TaskId, value: Value): Reason {
  const instead = insteadOf(moment.device, taskId, value)
  if (instead !== null) return { why: 'why.floorNeedsLimit', fixes: chosenInstead(moment.device, instead) }
  const task = tasks[taskId]
  const isPossible = (there: Moment) => wayTo(there, taskId, value) !== null
  const found = fixesFor(moment, {
    granted: isPossible,
    nearness: (there) => nearness(there, task),
    seen: (there) => lookOf(there, task),
    fields: fieldsOf(task.where),
    task: taskId,
    value,
  })
  const opens = (link: Fix) => isPossible(fixed(moment, link) ?? moment)
  const [first = fromTheFactory, ...others] = found.length > 0 ? found : links(moment, task).filter(opens)
  return { why: first.why, fixes: [first, ...others] }
}

/** What to choose instead of what would leave a floor without the limit that it needs; `null` elsewhere. */
export function insteadOf(device: Device, taskId: TaskId, value: Value): SensorChoice | null {
  const isUnprotected = taskId === 'choose-sensor' && value === 'roomSensor' && needsFloorLimit(device)
  return isUnprotected ? 'roomSensorFloor' : null
}

function chosenInstead(device: Device, value: SensorChoice): readonly Fix[] {
  if (tasks['choose-sensor'].holds(device, value)) return []
  const label: Text = { id: 'fix.choose', values: { what: sensorChoiceNames[value] } }
  return [{ why: 'why.floorNeedsLimit', label, task: 'choose-sensor', value }]
}

/** Screens that no menu leads to are opened by a link beside the device. */
function links(moment: Moment, { where }: Task): readonly Fix[] {
  return where.filter(isRoute).map((path) => {
    const happening: Happening = { type: 'go', path }
    const values = { what: picture(step(moment.device, { ...happening, at: moment.now })).title }
    return { why: { id: 'why.noMenu', values }, label: { id: 'fix.open', values }, happening }
  })
}
