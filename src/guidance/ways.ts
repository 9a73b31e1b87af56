/** Ways to tasks: what may change on them, and where they may lead. */
import {
  type Device,
  type FieldName,
  factorySettings,
  hold,
  languageOf,
  type Moment,
  pathOf,
  press,
  rest,
  start,
} from '../device/device'
import type { Act, Task, Value, Way } from './model'
import { search } from './search'
import type { TaskId } from './tasks/ids'
import { tasks } from './tasks/tasks'

/** What stands in the way of every task: a locked keypad, a device that is off, the guide. */
const inTheWay: readonly FieldName[] = ['keylock', 'power', 'installationGuide', 'restart']

/**
 * The way with the fewest presses from a device to a task's goal, `null` where there is none.
 * A task that is done on a fresh device has a way from there.
 */
export function wayTo(moment: Moment, taskId: TaskId, value: Value): Way | null {
  const task = tasks[taskId]
  const begin = task.onFreshDevice ? freshDevice(moment) : moment
  const through = throughFor(task)
  return (
    search(begin, task, value, task.changes, through) ??
    search(begin, task, value, [...task.changes, ...inTheWay], through)
  )
}

/** Does one act, and waits after each press until nothing is pending. */
export function replay(moment: Moment, { buttons, times, holds }: Act): Moment {
  if (holds > 0) return rest(hold(moment, buttons, holds))
  let after = moment
  for (let time = 0; time < times; time++) for (const button of buttons) after = rest(press(after, button))
  return after
}

/** A device fresh from the factory, in the language of another, as a visitor who unpacks it finds it. */
export function freshDevice({ device, now }: Moment): Moment {
  const fresh = start({
    settings: factorySettings,
    first: true,
    address: { path: '/', status: null, context: null },
    trail: null,
    session: null,
    nativeLanguage: languageOf(device),
    at: now,
  })
  return { device: fresh, now }
}

/** The screens of the guide, whose end leads home. */
const guide = new Set<string>([
  '/home/menu/settings/language',
  '/home/menu/settings/wifi/connect-wifi',
  '/home/menu/settings/time-and-date/set-time',
  '/home/menu/settings/time-and-date/set-date',
  '/home/menu/settings/floor-type',
  '/home/menu/settings/floor-type/floor-type-info',
  '/home/menu/installer/installed-effect',
  '/home/menu/installer/functions/delayed-startup',
])

/** Screens on the way: those of the task and all above them. In the guide, whatever comes next. */
function throughFor({ where }: Task): (path: string, from: Device) => boolean {
  const paths = new Set<string>(['/', '/home', '/home/turn-on'])
  for (const path of where)
    for (let above: string = path; above; above = above.slice(0, above.lastIndexOf('/'))) paths.add(above)
  return (path, from) =>
    paths.has(path) ||
    isBehind(path, from) ||
    (from.settings.installationGuide !== 'false' && guide.has(path))
}

/** A screen that is left by back, from wherever the visitor is. */
function isBehind(path: string, from: Device): boolean {
  return (
    pathOf(from) === path ||
    pathOf(from).startsWith(path) ||
    from.trail.places.slice(0, from.trail.at).some((place) => place.path === path)
  )
}
