/** Ways to tasks: what may change on them, and where they may lead (docs/guidance.md). */
import {
  type Device,
  type FieldName,
  hold,
  languageOf,
  type Moment,
  pathOf,
  press,
  rest,
  routesAbove,
  step,
} from '../../thermostat/device/device'
import { factoryDevice, isGuideOn, isGuideStep, routes } from '../../thermostat/device/knowledge'
import type { Act, Task, Value, Way } from './model'
import { type SearchProblem, search as searchFor } from './search'
import type { TaskId } from './tasks/ids'
import { tasks } from './tasks/tasks'

/** What stands in the way of every task: a locked keypad, a device that is off, the guide (guidance G6). */
const inTheWay: readonly FieldName[] = ['keylock', 'power', 'installationGuide', 'restart']
/** The guide may end with a question about the program, which forgets the one that was interrupted. */
const endOfGuide: readonly FieldName[] = [...inTheWay, 'program', 'secondaryProgram']

/**
 * The way with the fewest presses to a task's goal, `null` where there is none: from the visitor's own device, or
 * from one fresh from the factory if the task is done on that.
 * @param seen is called for each state that the search looks at
 */
export function wayTo(
  moment: Moment,
  taskId: TaskId,
  value: Value,
  seen?: (device: Device) => void,
): Way | null {
  return wayFrom(tasks[taskId].onFreshDevice ? freshDevice(moment) : moment, taskId, value, seen)
}

/** The same from exactly this device, whichever the task is done on: a sandbox is already the one for it. */
export function wayFrom(
  begin: Moment,
  taskId: TaskId,
  value: Value,
  seen?: (device: Device) => void,
): Way | null {
  const task = tasks[taskId]
  if (task.isDone(begin.device, value)) return { start: begin, acts: [], presses: 0, end: begin }
  const start = rest(begin)
  const search = (alsoChanges: readonly FieldName[]) =>
    searchFor(start, { ...problemOf(task, value, alsoChanges), seen })
  return (
    exampleWay(start, task, value, seen) ??
    search([]) ??
    search(inTheWay) ??
    (isGuideOn(start.device) ? search(endOfGuide) : null)
  )
}

/** The way that does what its example does as well; `null` where there is no example, or no such way. */
function exampleWay(start: Moment, task: Task, value: Value, seen?: (device: Device) => void): Way | null {
  const { example } = task
  if (!example) return null
  const problem = problemOf(task, value, [...inTheWay, ...example.changes])
  return searchFor(start, {
    ...problem,
    isDone: (device) => problem.isDone(device) && example.isDone(device),
    target: (device) => example.numbers[pathOf(device)] ?? null,
    seen,
  })
}

/**
 * Does one act, and waits before and after each press until nothing is pending.
 * @param take stands for `step` where somebody watches
 */
export function replay(moment: Moment, { buttons, times, holdMs }: Act, take = step): Moment {
  let after = rest(moment, take)
  if (holdMs > 0) return rest(hold(after, buttons, holdMs, take), take)
  for (let time = 0; time < times; time++)
    for (const button of buttons) after = rest(press(after, button, 1, take), take)
  return after
}

/** A device as whoever unpacks it finds it, in the language of another (guidance G10). */
export function freshDevice({ device, now }: Moment): Moment {
  const fresh = { first: true, nativeLanguage: languageOf(device), at: now }
  return { device: factoryDevice('/', fresh), now }
}

/** What leads to the menus from everywhere: start, home, the question to turn on. */
const waysIn: ReadonlySet<string> = new Set(['/', '/home', '/home/turn-on'])

/** The rules of a way (guidance G3, G4, G7). */
function problemOf(task: Task, value: Value, alsoChanges: readonly FieldName[]): SearchProblem {
  const goals = new Set<string>(task.screensFor?.(value) ?? task.screens)
  const above = new Set([...goals, ...[...goals].flatMap(routesAbove)])
  const counts = typeof value === 'number' && task.changes.length > 0
  const isDone = (device: Device) => task.isDone(device, value)
  return {
    isDone,
    fields: [...task.changes, ...alsoChanges],
    mayChange: (name, before, after) =>
      alsoChanges.includes(name) ||
      (task.changes.includes(name) && above.has(pathOf(before)) && (!task.asksBefore || isDone(after))),
    isOnTheWay: (device) => above.has(pathOf(device)) || waysIn.has(pathOf(device)) || isInGuide(device),
    // Who has come through the guide from its beginning gets out at its end only, but may leave what is edited.
    mayLeave: (before, after) =>
      before.view.draft !== null ||
      !isInGuide(after) ||
      !hasBegunGuide(before) ||
      [...goals].some((path) => isInGuide(after, path)),
    target: (device) => (counts && goals.has(pathOf(device)) ? value : null),
  }
}

function hasBegunGuide(device: Device): boolean {
  const { places, at } = device.trail
  return isInGuide(device) && places.some(({ path }, index) => index <= at && path === routes.language)
}

/** Whether the guide leads through a screen. To the time zone a menu leads, also in the guide. */
function isInGuide(device: Device, path: string = pathOf(device)): boolean {
  return path !== routes.setTimezone && isGuideStep(device, path)
}
