/** Finds the ways to tasks, under the rules in docs/guidance.md. */
import {
  type Device,
  type FieldName,
  hold,
  languageOf,
  pathOf,
  press,
  routesAbove,
  step,
  type TimedDevice,
  waitUntilUnblocked,
} from '../../thermostat/device/device'
import { createFactoryDevice, isGuideOn, isGuideStep, routes } from '../../thermostat/device/knowledge'
import type { Act, Task, TaskValue, Way } from './model'
import { type SearchProblem, findCheapestWay as searchFor } from './search'
import type { TaskId } from './tasks/ids'
import { tasks } from './tasks/tasks'

/** Settings that change to remove obstacles: a locked keypad, a device that is off, the guide (guidance G6). */
const obstacleFields: readonly FieldName[] = ['keylock', 'power', 'installationGuide', 'restart']
/** The last question of the guide may change the program and discard the interrupted one. */
const guideEndFields: readonly FieldName[] = [...obstacleFields, 'program', 'secondaryProgram']

/**
 * Returns the way with the fewest presses to a task's goal, or `null`. It starts on the visitor's device, or on one
 * with factory settings if the task uses that.
 *
 * @param onVisit called for each state that the search expands
 */
export function findWay(
  timedDevice: TimedDevice,
  taskId: TaskId,
  value: TaskValue,
  onVisit?: (device: Device) => void,
): Way | null {
  return findWayFrom(
    tasks[taskId].usesFreshDevice ? createFreshDevice(timedDevice) : timedDevice,
    taskId,
    value,
    onVisit,
  )
}

/** Returns the way from this device, even if the task uses one with factory settings: a sandbox already has these. */
export function findWayFrom(
  timed: TimedDevice,
  taskId: TaskId,
  value: TaskValue,
  onVisit?: (device: Device) => void,
): Way | null {
  const task = tasks[taskId]
  if (task.isDone(timed.device, value)) return { start: timed, acts: [], pressCount: 0, end: timed }
  const start = waitUntilUnblocked(timed)
  const searchWith = (alsoChanges: readonly FieldName[]) =>
    searchFor(start, { ...createSearchProblem(task, value, alsoChanges), onVisit })
  return (
    findExampleWay(start, task, value, onVisit) ??
    searchWith([]) ??
    searchWith(obstacleFields) ??
    (isGuideOn(start.device) ? searchWith(guideEndFields) : null)
  )
}

/**
 * Returns the way that also reaches the settings in the task's example; `null` if the task has no example or no way.
 */
function findExampleWay(
  start: TimedDevice,
  task: Task,
  value: TaskValue,
  onVisit?: (device: Device) => void,
): Way | null {
  const { example } = task
  if (!example) return null
  const problem = createSearchProblem(task, value, [...obstacleFields, ...example.changes])
  return searchFor(start, {
    ...problem,
    isDone: (device) => problem.isDone(device) && example.isDone(device),
    targetNumberOn: (device) => example.numbersByPath[pathOf(device)] ?? null,
    onVisit,
  })
}

/**
 * Returns the device after one act. Waits before and after each press until no splash or overlay shows.
 *
 * @param stepFunction called instead of `step`; it can observe each state in between
 */
export function applyAct(
  timedDevice: TimedDevice,
  { buttons, times, holdMs }: Act,
  stepFunction = step,
): TimedDevice {
  let after = waitUntilUnblocked(timedDevice, stepFunction)
  if (holdMs > 0) return waitUntilUnblocked(hold(after, buttons, holdMs, stepFunction), stepFunction)
  for (let pressed = 0; pressed < times; pressed++)
    for (const button of buttons)
      after = waitUntilUnblocked(press(after, button, 1, stepFunction), stepFunction)
  return after
}

/** Returns a device with factory settings that keeps the language (guidance G10). */
export function createFreshDevice({ device, now }: TimedDevice): TimedDevice {
  const fresh = { isFirstStart: true, fallbackLanguage: languageOf(device), at: now }
  return { device: createFactoryDevice('/', fresh), now }
}

/** Screens that lead to the menus: start, home, and the question to turn on. */
const entryScreens: ReadonlySet<string> = new Set(['/', '/home', '/home/turn-on'])

/** Returns the search problem of a task (guidance G3, G4, G7). */
function createSearchProblem(task: Task, value: TaskValue, alsoChanges: readonly FieldName[]): SearchProblem {
  const goalPaths = new Set<string>(task.screensFor?.(value) ?? task.screens)
  const pathsToGoal = new Set([...goalPaths, ...[...goalPaths].flatMap(routesAbove)])
  const setsNumber = typeof value === 'number' && task.changes.length > 0
  const isDone = (device: Device) => task.isDone(device, value)
  return {
    isDone,
    changeableFields: [...task.changes, ...alsoChanges],
    // With `asksBeforeLastPress`, only the press that reaches the goal changes settings (guidance G4).
    mayChange: (name, before, after) =>
      alsoChanges.includes(name) ||
      (task.changes.includes(name) &&
        pathsToGoal.has(pathOf(before)) &&
        (!task.asksBeforeLastPress || isDone(after))),
    isOnTheWay: (device) =>
      pathsToGoal.has(pathOf(device)) || entryScreens.has(pathOf(device)) || isInGuide(device),
    // If the visitor entered the guide at its first screen, going back in it is never shorter, except to discard an
    // edited number, or if the goal is a screen of the guide.
    mayLeave: (before, after) =>
      before.view.draft !== null ||
      !isInGuide(after) ||
      !hasPassedGuideStart(before) ||
      [...goalPaths].some((path) => isInGuide(after, path)),
    targetNumberOn: (device) => (setsNumber && goalPaths.has(pathOf(device)) ? value : null),
  }
}

function hasPassedGuideStart(device: Device): boolean {
  const { places, at } = device.trail
  return isInGuide(device) && places.some(({ path }, index) => index <= at && path === routes.language)
}

/** True for a screen of the guide. The time zone does not count: a menu leads there (guidance G3). */
function isInGuide(device: Device, path: string = pathOf(device)): boolean {
  return path !== routes.setTimezone && isGuideStep(device, path)
}
