/** What a screen reader hears when the picture changes: what a person beside the device would say of it. */
import type { Body, Picture, Text } from '../device/device'
import { same } from './same'

export interface Announcement {
  /** Said one after the other. */
  readonly texts: readonly Text[]
  /** A fault is said at once, everything else when the device has come to rest. */
  readonly urgent: boolean
}

/** Gives nothing where nothing changed that is worth a word: the clock, a reading, the alternating label. */
export function announce(before: Picture, after: Picture): Announcement | null {
  const fault = newFault(before, after)
  if (fault) return { texts: fault, urgent: true }
  const texts = changes(before, after)
  return texts.length > 0 ? { texts, urgent: false } : null
}

function newFault(before: Picture, after: Picture): readonly Text[] | null {
  if (after.body.kind !== 'home' || after.body.mode !== 'error') return null
  const known = before.body.kind === 'home' && same(before.body.remarks, after.body.remarks)
  return known ? null : [after.body.modeText, ...after.body.remarks]
}

function changes(before: Picture, after: Picture): readonly Text[] {
  if (after.overlay) return same(before.overlay, after.overlay) ? [] : [after.overlay.text]
  if (before.path !== after.path || before.body.kind !== after.body.kind) return arrival(after)
  if (before.overlay && same(before.body, after.body)) return arrival(after)
  return within(before.body, after.body, after)
}

/** A screen is named by its title, and by what is focused or shown on it. */
function arrival({ title, body }: Picture): readonly Text[] {
  switch (body.kind) {
    case 'blank':
      return []
    case 'start':
      return body.splash ? [] : [title, body.temperature]
    case 'home':
      return [title, setting(body), body.modeText, ...body.remarks]
    case 'menu':
    case 'choice': {
      const line = focused(body)
      const first: Text = line ? { id: 'say.screen', values: { screen: title, what: line } } : title
      return body.kind === 'menu' && body.state ? [first, body.state.text] : [first]
    }
    case 'question':
      return [title, body.question, ...inFocus(body)]
    case 'stepper':
      return [{ id: 'say.value', values: { what: title, value: body.shown } }, ...of(body.hint)]
    case 'reading':
    case 'test':
      return [title, ...body.lines.map(withValues), ...(body.kind === 'reading' ? of(body.hint) : [])]
    case 'system-info':
    case 'tabs':
    case 'walk':
      return [title, ...inFocus(body)]
    case 'info':
      return [title, body.text]
    case 'moment':
      return [{ id: 'say.value', values: { what: title, value: body.shown } }]
    case 'connected':
      return [title, body.network]
    case 'progress':
      return [title, body.text]
  }
}

type BodyOf<Kind extends Body['kind']> = Extract<Body, { readonly kind: Kind }>

/** What changed on a screen that stayed. */
function within(before: Body, after: Body, { title }: Picture): readonly Text[] {
  const refusal = after.kind === 'choice' && after.refusal
  if (refusal && !same((before as typeof after).refusal, refusal)) return [refusal]
  if ('focus' in after && (before as typeof after).focus !== after.focus) return inFocus(after)
  switch (after.kind) {
    case 'home':
      return homeChanges(before as typeof after, after)
    case 'menu':
      return after.state && !same((before as typeof after).state, after.state) ? [after.state.text] : []
    case 'stepper': {
      const last = before as typeof after
      const value: Text = { id: 'say.value', values: { what: title, value: after.shown } }
      if (!last.editing && after.editing) return [{ ...value, id: 'say.editing' }]
      return last.value === after.value ? [] : [value]
    }
    case 'info':
      return (before as typeof after).page === after.page ? [] : [after.text]
    case 'progress':
      return same((before as typeof after).text, after.text) ? [] : [after.text]
    case 'test':
      return same((before as typeof after).value, after.value) ? [] : [after.shown]
    default:
      return []
  }
}

function homeChanges(before: BodyOf<'home'>, after: BodyOf<'home'>): readonly Text[] {
  const texts: Text[] = []
  if (before.value !== after.value || !same(before.set, after.set)) texts.push(setting(after))
  if (before.mode !== after.mode) texts.push(after.modeText)
  if (before.locked !== after.locked) texts.push(after.locked ? 'page.locked' : 'say.unlocked')
  if (!same(before.program, after.program)) texts.push(after.program)
  if (!same(before.remarks, after.remarks)) texts.push(...after.remarks)
  return texts
}

/** What previous and next change on home. */
function setting({ set, big, label }: BodyOf<'home'>): Text {
  if (set === null) return { id: 'say.value', values: { what: label, value: big } }
  const isTemperature = typeof set === 'object' && 'unit' in set && set.unit === 'unit.degree'
  return { id: isTemperature ? 'say.temperature' : 'say.set', values: { value: set } }
}

/** What previous and next have come to. */
function inFocus(body: Extract<Body, { readonly focus: number }>): readonly Text[] {
  if (body.kind === 'tabs') return panel(body)
  return of(body.kind === 'walk' ? cell(body) : focused(body))
}

function focused({ lines, focus }: Pick<BodyOf<'menu'>, 'lines' | 'focus'>): Text | undefined {
  const line = lines[focus]
  if (!line) return undefined
  const what: Text = line.disabled
    ? { id: 'say.unavailable', values: { what: withValues(line) } }
    : withValues(line)
  return lines.length < 2
    ? what
    : { id: 'say.position', values: { what, position: focus + 1, count: lines.length } }
}

function withValues({ text, values = [] }: BodyOf<'menu'>['lines'][number]): Text {
  return values.reduce<Text>((what, value) => ({ id: 'say.value', values: { what, value } }), text)
}

function panel({ tabs, focus, panel }: BodyOf<'tabs'>): readonly Text[] {
  const tab = focused({ lines: tabs.map((text) => ({ text })), focus })
  switch (panel.kind) {
    case 'events':
      return [...of(tab), ...panel.lines.filter(({ disabled }) => !disabled).map(withValues)]
    case 'consumption':
      return [...of(tab), panel.period, panel.energy, panel.hours]
    case 'graph':
      return [...of(tab), panel.from, panel.to]
  }
}

function cell({ groups, focus }: BodyOf<'walk'>): Text | undefined {
  let left = focus
  for (const { title, lines } of groups) {
    for (const { text, values = [] } of lines) {
      const value = values[left]
      if (value !== undefined) {
        const what: Text = { id: 'say.value', values: { what: text, value } }
        return title === null ? what : { id: 'say.screen', values: { screen: title, what } }
      }
      left -= values.length
    }
  }
  return undefined
}

const of = (text: Text | undefined): readonly Text[] => (text === undefined ? [] : [text])
