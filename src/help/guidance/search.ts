/** Uniform-cost search for the way with the fewest presses, over the device's own `step`. */
import {
  type Button,
  type Device,
  enabledButtonsOf,
  type FieldName,
  hold,
  languageOf,
  pathOf,
  press,
  sharedFields,
  step,
  type TimedDevice,
  waitUntilUnblocked,
} from '../../thermostat/device/device'
import { durations, routes } from '../../thermostat/device/knowledge'
import { findActsToNumber, findHoldToEnd, HOLD_COST, numberInView } from './counting'
import type { Act, Way } from './model'

/** The goal and the rules of one search. */
export interface SearchProblem {
  readonly isDone: (device: Device) => boolean
  /** The settings that may change on the way. They are part of the key of a state. */
  readonly changeableFields: readonly FieldName[]
  /** True if the move from one device to the other may change this setting. */
  readonly mayChange: (name: FieldName, before: Device, after: Device) => boolean
  /**
   * True if a way may lead through the current screen. On others, it only presses back, close, or a confirm that leads
   * to such a screen.
   */
  readonly isOnTheWay: (device: Device) => boolean
  /** False for a press of back or close that no shortest way contains. The search then skips it. */
  readonly mayLeave: (before: Device, after: Device) => boolean
  /** The number to set on the current screen; `null` if none. */
  readonly targetNumberOn: (device: Device) => number | null
  /** Called for each state that the search expands. */
  readonly onVisit?: ((device: Device) => void) | undefined
}

interface SearchNode {
  readonly timedDevice: TimedDevice
  readonly cost: number
  readonly parent: SearchNode | null
  readonly acts: readonly Act[]
}

/** Cost of a press. `TIE_COST` is added to back, close and holds in lists, to choose among equal ways (guidance G5). */
const PRESS_COST = 100
const TIE_COST = 1

/**
 * Returns the cheapest way to the goal, or `null`.
 *
 * @param start a device without a splash or overlay
 */
export function findCheapestWay(start: TimedDevice, problem: SearchProblem): Way | null {
  const keyOf = createKeyFunction(problem.changeableFields)
  const lowestCosts = new Map<string, number>()
  const queues: SearchNode[][] = []

  const enqueue = (node: SearchNode) => {
    const key = keyOf(node.timedDevice.device)
    if ((lowestCosts.get(key) ?? Infinity) <= node.cost) return
    lowestCosts.set(key, node.cost)
    const queue = queues[node.cost] ?? []
    queues[node.cost] = queue
    queue.push(node)
  }

  enqueue({ timedDevice: start, cost: 0, parent: null, acts: [] })
  for (let cost = 0; cost < queues.length; cost++)
    for (const node of queues[cost] ?? []) {
      const { device } = node.timedDevice
      if ((lowestCosts.get(keyOf(device)) ?? 0) < cost) continue
      problem.onVisit?.(device)
      if (problem.isDone(device)) return createWay(node)
      for (const move of generateMoves(node, problem)) {
        // Waiting could end the state that is the goal (guidance G9).
        const after = problem.isDone(move.after.device) ? move.after : waitUntilUnblocked(move.after)
        if (isAllowed(device, move, after.device, problem))
          enqueue({ timedDevice: after, cost: cost + move.cost, parent: node, acts: move.acts })
      }
    }
  return null
}

function createWay(end: SearchNode): Way {
  const acts: Act[] = []
  let start = end.timedDevice
  for (let node: SearchNode | null = end; node; node = node.parent) {
    acts.unshift(...node.acts)
    start = node.timedDevice
  }
  return { start, acts, pressCount: Math.floor(end.cost / PRESS_COST), end: end.timedDevice }
}

interface SearchMove {
  readonly acts: readonly Act[]
  readonly cost: number
  readonly isLeaving: boolean
  readonly after: TimedDevice
}

function isAllowed(
  before: Device,
  { isLeaving }: SearchMove,
  after: Device,
  problem: SearchProblem,
): boolean {
  if (isLeaving ? !problem.mayLeave(before, after) : !problem.isOnTheWay(after)) return false
  return changesOf(before, after).every((name) => problem.mayChange(name, before, after))
}

function* generateMoves(node: SearchNode, problem: SearchProblem): Iterable<SearchMove> {
  const { timedDevice } = node
  const enabled = enabledButtonsOf(timedDevice.device)
  if (enabled.confirm) yield createMove('confirm', press(timedDevice, 'confirm'))
  if (problem.isOnTheWay(timedDevice.device)) yield* generateMovesOnScreen(node, enabled, problem)
  for (const button of ['back', 'close'] as const)
    if (enabled[button]) yield createMove(button, press(timedDevice, button))
}

/** Yields the moves of previous, next and holds. */
function* generateMovesOnScreen(
  { timedDevice, acts }: SearchNode,
  enabled: Record<Button, boolean>,
  problem: SearchProblem,
): Iterable<SearchMove> {
  const number = numberInView(timedDevice.device)
  const target = number === null ? null : problem.targetNumberOn(timedDevice.device)
  const numberActs = target === null ? null : findActsToNumber(timedDevice, target)
  if (numberActs)
    yield {
      acts: numberActs.acts,
      cost: numberActs.pressCount * PRESS_COST,
      isLeaving: false,
      after: numberActs.end,
    }
  for (const button of ['next', 'previous'] as const) {
    if (!enabled[button]) continue
    const after = press(timedDevice, button)
    const stays = pathOf(after.device) === pathOf(timedDevice.device)
    // `findActsToNumber` above handles numbers.
    if (stays && number !== null) continue
    yield createMove(button, after)
    // A hold leads to the end of the list from any line, so presses before it would be wasted.
    const end = stays && !endsWithArrow(acts) ? findHoldToEnd(timedDevice, button) : null
    if (end)
      yield { acts: end.acts, cost: end.pressCount * PRESS_COST + TIE_COST, isLeaving: false, after: end.end }
  }
  for (const buttons of LONG_PRESSES)
    if (step(timedDevice.device, { type: 'hold', buttons, at: timedDevice.now }) !== timedDevice.device)
      yield {
        acts: [{ buttons, times: 1, holdMs: durations.longPress }],
        cost: HOLD_COST * PRESS_COST,
        isLeaving: false,
        after: hold(timedDevice, buttons, durations.longPress),
      }
}

const LONG_PRESSES = [['confirm'], ['previous', 'next']] as const satisfies readonly (readonly Button[])[]

function createMove(button: Button, after: TimedDevice): SearchMove {
  const isLeaving = button === 'back' || button === 'close'
  return {
    acts: [{ buttons: [button], times: 1, holdMs: 0 }],
    cost: isLeaving ? PRESS_COST + TIE_COST : PRESS_COST,
    isLeaving,
    after,
  }
}

function endsWithArrow(acts: readonly Act[]): boolean {
  const button = acts.at(-1)?.buttons[0]
  return button === 'previous' || button === 'next'
}

/**
 * Returns the settings that differ between two devices, except those that are not shared between browser tabs.
 * Compares the language in use, which may not be stored.
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
 * Returns a function that makes the key of a search state. The key contains the history only as far back as home,
 * the start of the guide, or a repeated screen: going back further is never shorter.
 */
function createKeyFunction(fields: readonly FieldName[]): (device: Device) => string {
  return ({ settings, trail, view, session, simulatedTime }) => {
    const path = trail.places[trail.at]?.path
    // While time runs, restarting a timer changes no setting, only these times.
    const startTimes = [simulatedTime?.timerSince, simulatedTime?.dryingSince]
    let key = `${path}|${view.focus}|${view.draft}|${session.network}|${startTimes}`
    for (const name of fields) key += `|${settings[name]}`
    // No way goes further back while a value is edited.
    if (view.draft !== null) return key
    const startPath = settings.installationGuide === 'false' ? routes.home : routes.language
    for (let at = trail.at; at > 0; at--) {
      if (trail.places[at]?.path === startPath || trail.places[at]?.path === routes.home) break
      const previousEntry = trail.places[at - 1]
      if (!previousEntry || previousEntry.path === path) break
      key += `|${previousEntry.path}|${previousEntry.focus}`
    }
    return key
  }
}
