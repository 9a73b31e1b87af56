/**
 * The graph of all that presses do from a device, on every screen, shared by all tasks. Numbers are counted,
 * and behind a screen that back does not leave nothing counts: it has no other shortcut of the search.
 */
import { findActsToNumber, findHoldToEnd, numberInView } from '../../../src/help/guidance/counting'
import {
  type Button,
  type Device,
  enabledButtonsOf,
  type FieldName,
  fieldNames,
  hold,
  languageOf,
  press,
  step,
  type TimedDevice,
  waitUntilUnblocked,
} from '../../../src/thermostat/device/device'

const PRESSES_PER_HOLD = 3

/** The result of presses: the next state, their cost, and the settings that they change. */
export interface Edge {
  readonly presses: number
  /** True for back and close. */
  readonly leaves: boolean
  readonly to: State
  readonly changes: readonly FieldName[]
}

export interface State {
  readonly moment: TimedDevice
  readonly key: string
  edges: readonly Edge[] | null
  readonly counted: Map<number, Edge | null>
}

/** State of a single tab, which does not count as a change. */
const fieldsOfTab = new Set<FieldName>(['previousRoute', 'editComfortHeating', 'editOperatingTimeLimitation'])

export class Graph {
  private readonly states = new Map<string, State>()

  get size() {
    return this.states.size
  }

  /** Returns the state of a device that has come to rest. */
  stateOf(moment: TimedDevice): State {
    const key = keyOf(moment.device)
    const known = this.states.get(key)
    if (known) return known
    const state: State = { moment, key, edges: null, counted: new Map() }
    this.states.set(key, state)
    return state
  }

  edgesOf(state: State): readonly Edge[] {
    state.edges ??= [...this.explore(state)]
    return state.edges
  }

  /** Returns the edge that counts to a number, if the screen shows one. */
  countedOf(state: State, target: number): Edge | null {
    const known = state.counted.get(target)
    if (known !== undefined) return known
    const counted = findActsToNumber(state.moment, target)
    const edge = counted && this.edge(state, counted.pressCount, counted.end)
    state.counted.set(target, edge)
    return edge
  }

  private *explore(state: State): Iterable<Edge> {
    const { moment } = state
    const enabled = enabledButtonsOf(moment.device)
    const isNumber = numberInView(moment.device) !== null
    for (const button of buttons) {
      if (!enabled[button]) continue
      const after = press(moment, button)
      const stays = after.device.trail === moment.device.trail
      if (stays && isNumber && isArrow(button)) continue
      yield this.edge(state, 1, after, button === 'back' || button === 'close')
      const end = stays && isArrow(button) ? findHoldToEnd(moment, button) : null
      if (end) yield this.edge(state, end.pressCount, end.end)
    }
    for (const held of possibleHolds)
      if (step(moment.device, { type: 'hold', buttons: held, at: moment.now }) !== moment.device)
        yield this.edge(state, PRESSES_PER_HOLD, hold(moment, held, 3000))
  }

  private edge({ moment }: State, presses: number, after: TimedDevice, leaves = false): Edge {
    const to = this.stateOf(waitUntilUnblocked(after))
    return { presses, leaves, to, changes: changesOf(moment.device, to.moment.device) }
  }
}

const buttons = ['previous', 'confirm', 'next', 'back', 'close'] as const satisfies readonly Button[]
const possibleHolds = [['confirm'], ['previous', 'next']] as const satisfies readonly (readonly Button[])[]
const isArrow = (button: Button) => button === 'previous' || button === 'next'

export function changesOf(before: Device, after: Device): readonly FieldName[] {
  if (before.settings === after.settings) return []
  const changed = fieldNames.filter((name) => before.settings[name] !== after.settings[name])
  const isSameLanguage = languageOf(before) === languageOf(after)
  return changed.filter((name) => !fieldsOfTab.has(name) && !(name === 'language' && isSameLanguage))
}

/** The focus on the screens behind is left out: a visitor who comes back there could have stayed. */
function keyOf({ settings, trail, view, session, hardware }: Device): string {
  const first = settings.installationGuide === 'false' ? '/home' : '/home/menu/settings/language'
  let key = `${view.focus} ${view.draft} ${session.network} ${hardware.upgraded}`
  for (const name of fieldsInKey) key += ` ${settings[name]}`
  for (let at = trail.at; at >= 0; at--) {
    const path = trail.places[at]?.path
    key += ` ${path}`
    if (path === '/home' || path === first) break
  }
  return key
}
const fieldsInKey = fieldNames.filter((name) => !fieldsOfTab.has(name))
