/** The way with the fewest presses, from a device as it is: a search over the device's own `step`. */
import {
  type Button,
  controls,
  type Device,
  type FieldName,
  fieldNames,
  languageOf,
  type Moment,
  pathOf,
  press,
  rest,
  step,
} from '../device/device'
import { countTo, HOLD } from './counting'
import type { Act, Task, Value, Way } from './model'

interface Node {
  readonly moment: Moment
  readonly presses: number
  readonly from: Node | null
  readonly acts: readonly Act[]
}

/** What each tab has for itself, and the language, which is compared as it is heard. */
const uncounted: readonly FieldName[] = [
  'previousRoute',
  'editComfortHeating',
  'editOperatingTimeLimitation',
  'language',
]

export const stats = { states: 0 }

/**
 * @param mayChange the settings that may differ on the way
 * @param through whether a way may lead to this screen
 */
export function search(
  start: Moment,
  task: Task,
  value: Value,
  mayChange: readonly FieldName[],
  through: (path: string, device: Device) => boolean,
): Way | null {
  const holds = (device: Device) => task.holds(device, value)
  const isAllowed = changesOnly(start.device, mayChange)
  const keyOf = keysFor(mayChange)
  const target = typeof value === 'number' ? value : null
  const known = new Map<string, number>()
  const queues: Node[][] = []

  const offer = (moment: Moment, presses: number, from: Node | null, acts: readonly Act[]) => {
    if (!isAllowed(moment.device)) return
    const there = holds(moment.device) ? moment : rest(moment)
    if (there !== moment && !isAllowed(there.device)) return
    if (from && !through(pathOf(there.device), from.moment.device)) return
    if (from && wanders(from.moment.device, there.device, task)) return
    const key = keyOf(there.device)
    if ((known.get(key) ?? Infinity) <= presses) return
    known.set(key, presses)
    const queue = queues[presses] ?? []
    queues[presses] = queue
    queue.push({ moment: there, presses, from, acts })
  }

  offer(start, 0, null, [])
  for (let presses = 0; presses < queues.length; presses++)
    for (const node of queues[presses] ?? []) {
      stats.states++
      if ((known.get(keyOf(node.moment.device)) ?? 0) < presses) continue
      if (holds(node.moment.device)) return wayTo(node)
      for (const [acts, cost, moment] of movesFrom(node.moment, target))
        offer(moment, presses + cost, node, acts)
    }
  return null
}

/** Home's previous and next change what is set: only a task that is reached there wants that. */
function wanders(before: Device, after: Device, { where }: Task): boolean {
  const { settings } = before
  if (pathOf(before) !== '/home' || pathOf(after) !== '/home' || where.includes('/home')) return false
  return settings.keylock === after.settings.keylock && settings !== after.settings
}

type Move = readonly [acts: readonly Act[], presses: number, after: Moment]

/** In the order of preference: of equal ways the first found is taken. */
const buttons = ['confirm', 'next', 'previous', 'back', 'close'] as const
const holds = [['confirm'], ['previous', 'next']] as const satisfies readonly (readonly Button[])[]

function* movesFrom(moment: Moment, target: number | null): Iterable<Move> {
  const { device, now } = moment
  const enabled = controls(device)
  const counted = target === null ? null : countTo(moment, target)
  if (counted) yield [counted.acts, counted.presses, counted.end]
  for (const button of buttons) {
    const isCounting =
      (device.view.draft !== null || (target !== null && pathOf(device) === '/home')) &&
      (button === 'previous' || button === 'next')
    if (enabled[button] && !isCounting)
      yield [[{ buttons: [button], times: 1, holds: 0 }], 1, press(moment, button)]
  }
  for (const held of holds) {
    const after = step(device, { type: 'hold', buttons: held, at: now })
    if (after !== device)
      yield [[{ buttons: held, times: 1, holds: 3000 }], HOLD, { device: after, now: now + 3000 }]
  }
}

function changesOnly(start: Device, mayChange: readonly FieldName[]): (device: Device) => boolean {
  const fixed = fieldNames.filter((name) => !mayChange.includes(name) && !uncounted.includes(name))
  const language = mayChange.includes('language') ? null : languageOf(start)
  return (device) =>
    device.settings === start.settings ||
    ((language === null || languageOf(device) === language) &&
      fixed.every((name) => device.settings[name] === start.settings[name]))
}

/** What decides where presses lead: behind home, or behind the same screen, nobody goes back. */
function keysFor(mayChange: readonly FieldName[]): (device: Device) => string {
  return ({ settings, trail, view, session }) => {
    const here = trail.places[trail.at]?.path
    let key = `${here}|${view.focus}|${view.draft}|${session.network}`
    for (const name of mayChange) key += `|${settings[name]}`
    for (let at = trail.at - 1; at >= 0; at--) {
      const place = trail.places[at]
      if (!place || place.path === here) break
      key += `|${place.path}|${place.focus}`
      if (
        place.path === '/home' ||
        (settings.installationGuide !== 'false' && place.path === '/home/menu/settings/language')
      )
        break
    }
    return key
  }
}

function wayTo(end: Node): Way {
  const acts: Act[] = []
  for (let node: Node | null = end; node; node = node.from) acts.unshift(...node.acts)
  return { acts, presses: end.presses, end: end.moment }
}
