/**
 * Counts the presses that lead to a goal in the graph, by an independent version of the rules in docs/guidance.md.
 */
import type { Task, TaskValue } from '../../../src/help/guidance/guidance'
import { type Device, type FieldName, pathOf } from '../../../src/thermostat/device/device'
import type { Edge, Graph, State } from './graph'

const obstacles: readonly FieldName[] = ['keylock', 'power', 'installationGuide', 'restart']
/** At its end the guide may ask for the program, and forgets the interrupted one. */
const endOfGuide: readonly FieldName[] = [...obstacles, 'program', 'secondaryProgram']
const allowedLevels: readonly (readonly FieldName[])[] = [[], obstacles, endOfGuide]

const stepsOfGuide: readonly string[] = [
  '/home/menu/settings/language',
  '/home/menu/settings/wifi/connect-wifi',
  '/home/menu/settings/time-and-date/set-time',
  '/home/menu/settings/time-and-date/set-date',
  '/home/menu/settings/floor-type',
  '/home/menu/settings/floor-type/floor-type-info',
  '/home/menu/installer/installed-effect',
  '/home/menu/installer/functions/delayed-startup',
]

/** A task with its value, and what may change besides what it changes itself. */
interface TaskGoal {
  readonly task: Task
  readonly value: TaskValue
  readonly alsoAllowed: readonly FieldName[]
}

/** Returns the fewest presses to a goal, or `null` if no way leads there. */
export function fewestPresses(graph: Graph, start: State, task: Task, value: TaskValue): number | null {
  for (const alsoAllowed of isGuideOn(start.moment.device) ? allowedLevels : allowedLevels.slice(0, 2)) {
    const presses = fewestOf(graph, start, { task, value, alsoAllowed })
    if (presses !== null) return presses
  }
  return null
}

function fewestOf(graph: Graph, start: State, goal: TaskGoal): number | null {
  const { task, value } = goal
  const fewest = new Map<State, number>([[start, 0]])
  const queues: State[][] = [[start]]
  for (let presses = 0; presses < queues.length; presses++)
    for (const state of queues[presses] ?? []) {
      if (fewest.get(state) !== presses) continue
      if (task.isDone(state.moment.device, value)) return presses
      for (const edge of edgesOf(graph, state, goal)) {
        const cost = presses + edge.presses
        if ((fewest.get(edge.to) ?? Infinity) <= cost || !isAllowed(state, edge, goal)) continue
        fewest.set(edge.to, cost)
        queues[cost] ??= []
        queues[cost]?.push(edge.to)
      }
    }
  return null
}

/** On the screens of a task with a number, that number is counted to. */
function edgesOf(graph: Graph, state: State, { task, value }: TaskGoal): readonly Edge[] {
  const edges = graph.edgesOf(state)
  const counts = task.changes.length > 0 && screensOf(task, value).includes(pathOf(state.moment.device))
  const counted = counts && typeof value === 'number' ? graph.countedOf(state, value) : null
  return counted ? [...edges, counted] : edges
}

function isAllowed({ moment: { device: before } }: State, edge: Edge, goal: TaskGoal): boolean {
  const { task, value, alsoAllowed } = goal
  const after = edge.to.moment.device
  if (!edge.leaves && !isOnTheWay(after, goal)) return false
  const isOwn = allowsScreen(before, goal) && (!task.asksBeforeLastPress || task.isDone(after, value))
  return edge.changes.every((name) => alsoAllowed.includes(name) || (isOwn && task.changes.includes(name)))
}

function isOnTheWay(device: Device, goal: TaskGoal): boolean {
  const path = pathOf(device)
  if (['/', '/home', '/home/turn-on'].includes(path) || allowsScreen(device, goal)) return true
  return isGuideOn(device) && stepsOfGuide.includes(path)
}

/** True if the screen is one of the task's, or a menu above it. */
function allowsScreen(device: Device, { task, value }: TaskGoal): boolean {
  const path = pathOf(device)
  return screensOf(task, value).some((where) => where === path || where.startsWith(`${path}/`))
}

const screensOf = (task: Task, value: TaskValue): readonly string[] =>
  task.screensFor?.(value) ?? task.screens
const isGuideOn = ({ settings }: Device) => settings.installationGuide !== 'false'
