/** The steps of a task as a line of signs: the buttons to press, and what the display then shows. */
import { type Button, createPicture, isSame, type Line, type Text } from '../../../thermostat/device/device'
import { isGuideOn } from '../../../thermostat/device/knowledge'
import { focusedTextOf, numberTextOf, wasUnlocked } from '../instructions/names'
import type { Act, WayStep } from '../model'

/** Buttons to press, or words on the display. */
export type Sign = Keys | { readonly name: Text } | { readonly screen: Text }

export interface Keys {
  /** Two buttons are held together. */
  readonly buttons: readonly Button[]
  /** `hold` lasts three seconds, `until` as long as the display does not show what follows. */
  readonly how: 'press' | 'hold' | 'until'
  readonly times: number
}

/** The signs of the steps up to a press of confirm, which are read together: "› › Settings ○". */
export interface Station {
  readonly steps: readonly WayStep[]
  readonly signs: readonly Sign[]
}

/** Returns the stations on the way of a task, in their order. */
export function stationsOf(steps: readonly WayStep[]): readonly Station[] {
  const stations: Station[] = []
  let open: Station = { steps: [], signs: [] }
  for (const step of steps) {
    open = { steps: [...open.steps, step], signs: [...open.signs, ...signsOf(step, open.signs)] }
    if (isMove(step)) continue
    stations.push(open)
    open = { steps: [], signs: [] }
  }
  return open.steps.length > 0 ? [...stations, open] : stations
}

/** True if a step only moves to something that the next press of confirm chooses, or sets a number. */
const isMove = ({ acts: [{ buttons, holdMs }] }: WayStep) =>
  buttons.length === 1 && buttons[0] !== 'confirm' && (holdMs === 0 || isArrow(buttons[0]))

const isArrow = (button: Button | undefined) => button === 'previous' || button === 'next'

function signsOf(step: WayStep, before: readonly Sign[]): readonly Sign[] {
  const screen = step.isOnNewScreen && isGuideOn(step.before.device)
  const title: readonly Sign[] = screen ? [{ screen: createPicture(step.before.device).title }] : []
  return [...title, ...(isMove(step) ? signsOfMove(step) : signsOfChoice(step, before))]
}

function signsOfMove(step: WayStep): readonly Sign[] {
  const after = createPicture(step.after.device)
  const number = numberTextOf(after)
  const name = number ?? focusedTextOf(after) ?? after.title
  const isUntil = number !== null || step.acts.some(({ holdMs }) => holdMs > 0)
  return [keysOf(step.acts, isUntil ? 'until' : 'press'), { name }]
}

/** On the wall, two buttons unlock; in the demo one is enough. */
const unlock: Keys = { buttons: ['previous', 'next'], how: 'hold', times: 1 }

/** A line that is already highlighted is named before the press that chooses it. */
function signsOfChoice(step: WayStep, said: readonly Sign[]): readonly Sign[] {
  const { acts, before, after, transientPictures } = step
  if (wasUnlocked(createPicture(before.device), createPicture(after.device))) return [unlock]
  const { body } = createPicture(before.device)
  const keys = keysOf(acts, acts[0].holdMs > 0 ? 'hold' : 'press')
  const isHeld = keys.how === 'hold'
  const chosen = 'lines' in body && 'focus' in body && !isHeld ? lineAt(body) : null
  const isSaid = chosen !== null && said.some((sign) => 'name' in sign && isSame(sign.name, chosen))
  const overlay = transientPictures.findLast((picture) => picture.overlay)?.overlay
  const shown = overlay?.text ?? (chosen ? null : titleAfter(before, after))
  return [...(chosen && !isSaid ? [{ name: chosen }] : []), keys, ...(shown ? [{ name: shown }] : [])]
}

const lineAt = (body: { readonly lines: readonly unknown[]; readonly focus: number }) =>
  (body.lines[body.focus] as Line | undefined)?.text ?? null

/** Returns the title of the screen that a press opens; `null` in the guide, where the next step names it. */
function titleAfter(before: WayStep['before'], after: WayStep['after']): Text | null {
  const [from, to] = [createPicture(before.device), createPicture(after.device)]
  return from.path === to.path || to.body.kind === 'home' || isGuideOn(after.device) ? null : to.title
}

function keysOf(acts: readonly Act[], how: Keys['how']): Keys {
  const [act] = acts
  return {
    buttons: act?.buttons ?? [],
    how,
    times: how === 'press' ? acts.reduce((sum, { times }) => sum + times, 0) : 1,
  }
}
