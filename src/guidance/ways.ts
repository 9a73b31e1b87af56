/** Ways to tasks: what may change on them, and where they may lead. */
import { type Device, type FieldName, type Moment, pathOf } from '../device/device'
import type { Task, Value, Way } from './model'
import { search } from './search'

/** What stands in the way of every task: a locked keypad, a device that is off, the guide. */
const inTheWay: readonly FieldName[] = ['keylock', 'power', 'installationGuide', 'restart']

/** The way with the fewest presses, `null` where there is none. */
export function wayTo(start: Moment, task: Task, value: Value): Way | null {
  const through = throughFor(task)
  return (
    search(start, task, value, task.changes, through) ??
    search(start, task, value, [...task.changes, ...inTheWay], through)
  )
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
