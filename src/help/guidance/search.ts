/** Uniform-cost search for the way with the fewest presses, over the device's own `step`. */
import {
  type Button,
  controls,
  type Device,
  type FieldName,
  hold,
  languageOf,
  pathOf,
  press,
  sharedFields,
  step,
  type TimedDevice,
  waitUntilIdle,
} from '../../thermostat/device/device'
import { durations, routes } from '../../thermostat/device/knowledge'
import { countTo, HOLD_COST, holdToEnd, numberInView } from './counting'
import type { Act, Way } from './model'

/** The goal and the rules of one search. */
export interface SearchProblem {
  readonly isDone: (device: Device) => boolean
  /** The settings that may change on the way. They are part of the key of a state. */
  readonly fields: readonly FieldName[]
  /** True if the move from one device to the other may change this setting. */
  readonly mayChange: (name: FieldName, before: Device, after: Device) => boolean
  /** True if a way may lead through the current screen. Other screens are only left. */
  readonly isOnTheWay: (device: Device) => boolean
  /** False prunes a press of back or close that cannot be part of a shortest way. */
  readonly mayLeave: (before: Device, after: Device) => boolean
  /** The number to set on the current screen; `null` if none. */
  readonly target: (device: Device) => number | null
  /** Called for each state that the search expands. */
  readonly onVisit?: ((device: Device) => void) | undefined
}

interface SearchNode {
  readonly moment: TimedDevice
  readonly cost: number
  readonly from: SearchNode | null
  readonly acts: readonly Act[]
}

/** Cost of a press. Among ways with as many presses, `TIE_COST` prefers fewer backs and holds (guidance G5). */
const PRESS_COST = 100
const TIE_COST = 1

/**
 * Returns the cheapest way to the goal, or `null`.
 *
 * @param start a device on which nothing is pending
 */
export function search(start: TimedDevice, problem: SearchProblem): Way | null {
  const keyOf = createStateKey(problem.fields)
  const cheapest = new Map<string, number>()
  const queues: SearchNode[][] = []

  const offer = (node: SearchNode) => {
    const key = keyOf(node.moment.device)
    if ((cheapest.get(key) ?? Infinity) <= node.cost) return
    cheapest.set(key, node.cost)
    const queue = queues[node.cost] ?? []
    queues[node.cost] = queue
    queue.push(node)
  }

  offer({ moment: start, cost: 0, from: null, acts: [] })
  for (let cost = 0; cost < queues.length; cost++)
    for (const node of queues[cost] ?? []) {
      const { device } = node.moment
      if ((cheapest.get(keyOf(device)) ?? 0) < cost) continue
      problem.onVisit?.(device)
      if (problem.isDone(device)) return wayOf(node)
      for (const move of movesFrom(node, problem)) {
        // Waiting could end the state that is the goal (guidance G9).
        const after = problem.isDone(move.after.device) ? move.after : waitUntilIdle(move.after)
        if (isAllowed(device, move, after.device, problem))
          offer({ moment: after, cost: cost + move.cost, from: node, acts: move.acts })
      }
    }
  return null
}

function wayOf(end: SearchNode): Way {
  const acts: Act[] = []
  let start = end.moment
  for (let node: SearchNode | null = end; node; node = node.from) {
    acts.unshift(...node.acts)
    start = node.moment
  }
  return { start, acts, pressCount: Math.floor(end.cost / PRESS_COST), end: end.moment }
}

interface SearchMove {
  readonly acts: readonly Act[]
  readonly cost: number
  readonly leaves: boolean
  readonly after: TimedDevice
}

function isAllowed(before: Device, { leaves }: SearchMove, after: Device, problem: SearchProblem): boolean {
  if (leaves ? !problem.mayLeave(before, after) : !problem.isOnTheWay(after)) return false
  return changesOf(before, after).every((name) => problem.mayChange(name, before, after))
}

function* movesFrom(node: SearchNode, problem: SearchProblem): Iterable<SearchMove> {
  const { moment } = node
  const enabled = controls(moment.device)
  if (enabled.confirm) yield moveOf('confirm', press(moment, 'confirm'))
  if (problem.isOnTheWay(moment.device)) yield* movesThrough(node, enabled, problem)
  for (const button of ['back', 'close'] as const)
    if (enabled[button]) yield moveOf(button, press(moment, button))
}

/** Yields the moves of previous, next and holds. */
function* movesThrough(
  { moment, acts }: SearchNode,
  enabled: Record<Button, boolean>,
  problem: SearchProblem,
): Iterable<SearchMove> {
  const number = numberInView(moment.device)
  const target = number === null ? null : problem.target(moment.device)
  const counted = target === null ? null : countTo(moment, target)
  if (counted)
    yield { acts: counted.acts, cost: counted.presses * PRESS_COST, leaves: false, after: counted.end }
  for (const button of ['next', 'previous'] as const) {
    if (!enabled[button]) continue
    const after = press(moment, button)
    const stays = pathOf(after.device) === pathOf(moment.device)
    // `countTo` above handles numbers.
    if (stays && number !== null) continue
    yield moveOf(button, after)
    // A hold further down a list is never shorter than a hold at its beginning.
    const end = stays && !endsWithArrow(acts) ? holdToEnd(moment, button) : null
    if (end)
      yield { acts: end.acts, cost: end.presses * PRESS_COST + TIE_COST, leaves: false, after: end.end }
  }
  for (const buttons of LONG_PRESSES)
    if (step(moment.device, { type: 'hold', buttons, at: moment.now }) !== moment.device)
      yield {
        acts: [{ buttons, times: 1, holdMs: durations.longPress }],
        cost: HOLD_COST * PRESS_COST,
        leaves: false,
        after: hold(moment, buttons, durations.longPress),
      }
}

const LONG_PRESSES = [['confirm'], ['previous', 'next']] as const satisfies readonly (readonly Button[])[]

function moveOf(button: Button, after: TimedDevice): SearchMove {
  const leaves = button === 'back' || button === 'close'
  return {
    acts: [{ buttons: [button], times: 1, holdMs: 0 }],
    cost: leaves ? PRESS_COST + TIE_COST : PRESS_COST,
    leaves,
    after,
  }
}

function endsWithArrow(acts: readonly Act[]): boolean {
  const button = acts.at(-1)?.buttons[0]
  return button === 'previous' || button === 'next'
}

/**
 * Returns the settings that differ between two devices, without those that each browser tab has for itself.
 * The language is compared as it is in force, stored or not.
 */
export function changesOf(before: Device, after: Device): readonly FieldName[] {
  // Fast path: most presses change no setting and keep the same object.
  if (before.settings === after.settings && languageOf(before) === languageOf(after)) return []
  return sharedFields.filter((name) =>
    name === 'language'
      ? languageOf(before) !== languageOf(after)
      : before.settings[name] !== after.settings[name],
  )
}

/**
 * Returns a function that makes the key of a search state. The trail counts only as far back as home, the start
 * of the guide, or a repeated screen: going back further is never shorter.
 */
function createStateKey(fields: readonly FieldName[]): (device: Device) => string {
  return ({ settings, trail, view, session, simulatedTime }) => {
    const path = trail.places[trail.at]?.path
    // While time runs, restarting a timer changes no setting, only these times.
    const since = [simulatedTime?.timerSince, simulatedTime?.dryingSince]
    let key = `${path}|${view.focus}|${view.draft}|${session.network}|${since}`
    for (const name of fields) key += `|${settings[name]}`
    // No way goes further back while a value is edited.
    if (view.draft !== null) return key
    const first = settings.installationGuide === 'false' ? routes.home : routes.language
    for (let at = trail.at; at > 0; at--) {
      if (trail.places[at]?.path === first || trail.places[at]?.path === routes.home) break
      const behind = trail.places[at - 1]
      if (!behind || behind.path === path) break
      key += `|${behind.path}|${behind.focus}`
    }
    return key
  }
}
