/** The way with the fewest presses: a search over the device's own `step`, cheapest ways first. */
import {
  type Button,
  controls,
  type Device,
  type FieldName,
  hold,
  languageOf,
  type Moment,
  pathOf,
  press,
  rest,
  sharedFields,
  step,
} from '../../thermostat/device/device'
import { durations, routes } from '../../thermostat/device/knowledge'
import { countTo, HOLD_COST, holdToEnd, numberInView } from './counting'
import type { Act, Way } from './model'

/** What a search looks for, and what it must keep to. */
export interface SearchProblem {
  /** Whether the goal is reached. */
  readonly isDone: (device: Device) => boolean
  /** The settings that may differ on the way and at the goal. */
  readonly fields: readonly FieldName[]
  /** Whether what leads from one device to the other may change this one of them. */
  readonly mayChange: (name: FieldName, before: Device, after: Device) => boolean
  /** Whether a way may lead through the screen in view; any other screen is only left. */
  readonly isOnTheWay: (device: Device) => boolean
  /** Whether back and close are worth a try from one screen to the other. */
  readonly mayLeave: (before: Device, after: Device) => boolean
  /** The number that the screen in view should count to; `null` where it should not count. */
  readonly target: (device: Device) => number | null
  /** Called for each state that the search looks at. */
  readonly seen?: ((device: Device) => void) | undefined
}

interface Node {
  readonly moment: Moment
  readonly cost: number
  readonly from: Node | null
  readonly acts: readonly Act[]
}

/** What a press costs: of as many presses, those with fewer ways back and holds cost less (guidance G5). */
const PRESS = 100

/** @returns `null` where no way leads from the moment, at which nothing is pending, to the goal */
export function search(start: Moment, problem: SearchProblem): Way | null {
  const keyOf = keysFor(problem.fields)
  const cheapest = new Map<string, number>()
  const queues: Node[][] = []

  const offer = (node: Node) => {
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
      problem.seen?.(device)
      if (problem.isDone(device)) return wayBack(node)
      for (const move of movesFrom(node, problem)) {
        // A goal that is reached is not waited away (guidance G9).
        const after = problem.isDone(move.after.device) ? move.after : rest(move.after)
        if (isAllowed(device, move, after.device, problem))
          offer({ moment: after, cost: cost + move.cost, from: node, acts: move.acts })
      }
    }
  return null
}

/** The way that led to a node. */
function wayBack(end: Node): Way {
  const acts: Act[] = []
  let begin = end.moment
  for (let node: Node | null = end; node; node = node.from) {
    acts.unshift(...node.acts)
    begin = node.moment
  }
  return { start: begin, acts, presses: Math.floor(end.cost / PRESS), end: end.moment }
}

interface Move {
  readonly acts: readonly Act[]
  readonly cost: number
  readonly leaves: boolean
  readonly after: Moment
}

function isAllowed(before: Device, { leaves }: Move, after: Device, problem: SearchProblem): boolean {
  if (leaves ? !problem.mayLeave(before, after) : !problem.isOnTheWay(after)) return false
  return changesOf(before, after).every((name) => problem.mayChange(name, before, after))
}

function* movesFrom(node: Node, problem: SearchProblem): Iterable<Move> {
  const { moment } = node
  const enabled = controls(moment.device)
  if (enabled.confirm) yield pressOf('confirm', press(moment, 'confirm'))
  if (problem.isOnTheWay(moment.device)) yield* movesThrough(node, enabled, problem)
  for (const button of ['back', 'close'] as const)
    if (enabled[button]) yield pressOf(button, press(moment, button))
}

/** What previous and next do, and holding. */
function* movesThrough(
  { moment, acts }: Node,
  enabled: Record<Button, boolean>,
  aim: SearchProblem,
): Iterable<Move> {
  const number = numberInView(moment.device)
  const target = number === null ? null : aim.target(moment.device)
  const counted = target === null ? null : countTo(moment, target)
  if (counted) yield { acts: counted.acts, cost: counted.presses * PRESS, leaves: false, after: counted.end }
  for (const button of ['next', 'previous'] as const) {
    if (!enabled[button]) continue
    const after = press(moment, button)
    const stays = pathOf(after.device) === pathOf(moment.device)
    // Numbers are counted, not searched.
    if (stays && number !== null) continue
    yield pressOf(button, after)
    // Whoever has moved through a list already could have held at its beginning.
    const end = stays && !isMoving(acts) ? holdToEnd(moment, button) : null
    if (end) yield { acts: end.acts, cost: end.presses * PRESS + 1, leaves: false, after: end.end }
  }
  for (const buttons of held)
    if (step(moment.device, { type: 'hold', buttons, at: moment.now }) !== moment.device)
      yield {
        acts: [{ buttons, times: 1, holdMs: durations.longPress }],
        cost: HOLD_COST * PRESS,
        leaves: false,
        after: hold(moment, buttons, durations.longPress),
      }
}

/** What may be held for 3 s. */
const held = [['confirm'], ['previous', 'next']] as const satisfies readonly (readonly Button[])[]

function pressOf(button: Button, after: Moment): Move {
  const leaves = button === 'back' || button === 'close'
  return {
    acts: [{ buttons: [button], times: 1, holdMs: 0 }],
    cost: leaves ? PRESS + 1 : PRESS,
    leaves,
    after,
  }
}

function isMoving(acts: readonly Act[]): boolean {
  const button = acts.at(-1)?.buttons[0]
  return button === 'previous' || button === 'next'
}

/**
 * The settings in which two devices differ, but for what each tab has for itself. A language is what it is
 * heard as, stored or not.
 */
export function changesOf(before: Device, after: Device): readonly FieldName[] {
  // Most presses change no setting, and what is not changed is the same object.
  if (before.settings === after.settings && languageOf(before) === languageOf(after)) return []
  return sharedFields.filter((name) =>
    name === 'language'
      ? languageOf(before) !== languageOf(after)
      : before.settings[name] !== after.settings[name],
  )
}

/** What decides where presses lead: nobody goes back beyond home, the guide's beginning, the same screen. */
function keysFor(fields: readonly FieldName[]): (device: Device) => string {
  return ({ settings, trail, view, session, passing }) => {
    const path = trail.places[trail.at]?.path
    // What is started again while time runs changes no setting.
    const since = [passing?.timerSince, passing?.dryingSince]
    let key = `${path}|${view.focus}|${view.draft}|${session.network}|${since}`
    for (const name of fields) key += `|${settings[name]}`
    // Nobody who edits a value goes back.
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
