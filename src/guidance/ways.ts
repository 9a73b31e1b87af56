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
  step,
} from '../device/device'
import type { Act, Task, Value, Way } from './model'
import { type Aim, search } from './search'
import type { TaskId } from './tasks/ids'
import { tasks } from './tasks/tasks'

/** What stands in the way of every task: a locked keypad, a device that is off, the guide. */
const inTheWay: readonly FieldName[] = ['keylock', 'power', 'installationGuide', 'restart']
/** The guide may end with a question about the program. */
const endOfGuide: readonly FieldName[] = [...inTheWay, 'program']

/**
 * The way with the fewest presses from a device to a task's goal, `null` where there is none.
 * A task that is done on a fresh device has its way from there.
 * @param seen is called for each state that the search looks at
 */
export function wayTo(
  moment: Moment,
  taskId: TaskId,
  value: Value,
  seen?: (device: Device) => void,
): Way | null {
  const task = tasks[taskId]
  const begin = task.onFreshDevice && !moment.device.lent ? freshDevice(moment) : moment
  if (task.holds(begin.device, value)) return { acts: [], presses: 0, end: begin }
  const start = rest(begin)
  const aim = { ...aimOf(task, value), seen }
  return (
    searchWithin([]) ?? searchWithin(inTheWay) ?? (isGuideOn(start.device) ? searchWithin(endOfGuide) : null)
  )

  function searchWithin(alsoChanges: readonly FieldName[]): Way | null {
    const goalMayChange = [...task.changes, ...alsoChanges]
    // Before a press that destroys something nothing is changed.
    return search(start, { ...aim, goalMayChange, mayChange: task.asksBefore ? alsoChanges : goalMayChange })
  }
}

/**
 * Does one act, and waits before and after each press until nothing is pending.
 * @param take stands for `step` where somebody watches
 */
export function replay(moment: Moment, { buttons, times, holds }: Act, take = step): Moment {
  let after = rest(moment, take)
  if (holds > 0) return rest(hold(after, buttons, holds, take), take)
  for (let time = 0; time < times; time++)
    for (const button of buttons) after = rest(press(after, button, 1, take), take)
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

function aimOf(task: Task, value: Value): Omit<Aim, 'mayChange' | 'goalMayChange'> {
  const goals = new Set<string>(task.whereFor?.(value) ?? task.where)
  const onTheWay = new Set<string>(['/', '/home', '/home/turn-on'])
  for (const path of goals)
    for (let above = path; above; above = above.slice(0, above.lastIndexOf('/'))) onTheWay.add(above)
  const isInGuide = [...goals].some((path) => guide.has(path))
  const counts = typeof value === 'number' && task.changes.length > 0
  return {
    holds: (device) => task.holds(device, value),
    isOnTheWay: (device) => onTheWay.has(pathOf(device)) || isGuideStep(device),
    // The guide leads on by itself, but to what was done in it.
    mayLeave: (before, after) => isInGuide || !isGuideStep(before) || !isGuideStep(after),
    target: (device) => (counts && goals.has(pathOf(device)) ? value : null),
  }
}

export function isGuideOn({ settings }: Device): boolean {
  return settings.installationGuide !== 'false'
}

function isGuideStep(device: Device): boolean {
  return isGuideOn(device) && guide.has(pathOf(device))
}
