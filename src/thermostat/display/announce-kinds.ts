/** Announcements for screen readers by kind of screen: when it appears, and when it changes. */
import { type BodyKind, isSame, type Picture, type Text } from '../device/device'
import { focusedLine, focusedTab, focusedValue, textsOf, withValue, withValues } from './announce-focus'
import type { BodyOf } from './kinds/kind-props'

interface Announcer<K extends BodyKind> {
  /** Returns the announcement of a screen that appears: its title, and the focused line or the shown value. */
  arrival(body: BodyOf<K>, title: Text): readonly Text[]
  /** Returns the announcement of a change on the same screen. */
  change(before: BodyOf<K>, after: BodyOf<K>, title: Text): readonly Text[]
}

/** Returns the announcement of a picture that follows another one. */
export function announceScreen(before: Picture, { path, title, body, overlay }: Picture): readonly Text[] {
  if (overlay) return isSame(before.overlay, overlay) ? [] : [overlay.text]
  // The screen below the overlay has not changed, so it is announced as a whole.
  const isOverlayGone = before.overlay !== null && isSame(before.body, body)
  if (before.path !== path || before.body.kind !== body.kind || isOverlayGone)
    return announceArrival(body.kind, body, title)
  return announceChange(body.kind, before.body, body, title)
}

/** @param kind the kind of the body; TypeScript infers it only from a separate parameter */
export function announceArrival<K extends BodyKind>(kind: K, body: BodyOf<K>, title: Text): readonly Text[] {
  return announcers[kind].arrival(body, title)
}

/** @param kind the kind of both bodies */
function announceChange<K extends BodyKind>(
  kind: K,
  before: BodyOf<K>,
  after: BodyOf<K>,
  title: Text,
): readonly Text[] {
  return announcers[kind].change(before, after, title)
}

const noTexts = () => []

const announcers: { readonly [K in BodyKind]: Announcer<K> } = {
  blank: { arrival: noTexts, change: noTexts },
  start: {
    arrival: ({ splash, temperature }, title) => (splash ? [] : [title, temperature]),
    change: noTexts,
  },
  home: {
    arrival: (body, title) => [
      title,
      ...(body.locked ? (['page.locked'] as const) : []),
      ...(body.adjustableText === null ? [] : [withValue(body.label, body.bigText)]),
      currentSetting(body),
      body.modeText,
      ...body.remarks,
    ],
    change: homeChanges,
  },
  menu: {
    arrival: (body, title) => [titleWithLine(body, title), ...textsOf(body.state?.text)],
    change(before, after) {
      if (before.focus !== after.focus) return focusedLine(after)
      return after.state && !isSame(before.state, after.state) ? [after.state.text] : []
    },
  },
  choice: {
    arrival: (body, title) => [titleWithLine(body, title)],
    change(before, after) {
      if (after.refusal && !isSame(before.refusal, after.refusal)) return [after.refusal]
      return lineIfMoved(before, after)
    },
  },
  question: {
    arrival: (body, title) => [title, body.question, ...focusedLine(body)],
    change: lineIfMoved,
  },
  stepper: {
    arrival: ({ valueText, hint }, title) => [withValue(title, valueText), ...textsOf(hint)],
    change(before, after, title) {
      const values = { what: title, value: after.valueText }
      if (!before.editing && after.editing) return [{ id: 'say.editing', values }]
      return before.value === after.value ? [] : [{ id: 'say.value', values }]
    },
  },
  reading: {
    arrival: ({ lines, hint, refusal }, title) => [
      title,
      ...lines.map(withValues),
      ...textsOf(hint),
      ...textsOf(refusal),
    ],
    change: lineIfMoved,
  },
  'system-info': {
    arrival: (body, title) => [title, ...focusedLine(body)],
    change: lineIfMoved,
  },
  info: {
    arrival: ({ text }, title) => [title, text],
    change: (before, after) => (before.page === after.page ? [] : [after.text]),
  },
  tabs: {
    arrival: (body, title) => [title, ...focusedTab(body)],
    change: (before, after) => (before.focus === after.focus ? [] : focusedTab(after)),
  },
  walk: {
    arrival: (body, title) => [title, ...focusedValue(body)],
    change: (before, after) => (before.focus === after.focus ? [] : focusedValue(after)),
  },
  moment: {
    arrival: ({ valueText }, title) => [withValue(title, valueText)],
    change: noTexts,
  },
  connected: {
    arrival: ({ network }, title) => [title, network],
    change: noTexts,
  },
  progress: {
    arrival: ({ text }, title) => [title, text],
    change: (before, after) => (isSame(before.text, after.text) ? [] : [after.text]),
  },
  test: {
    arrival: ({ lines }, title) => [title, ...lines.map(withValues)],
    change: (before, after) => (before.value === after.value ? [] : [after.valueText]),
  },
}

/** Returns the title of a screen and its focused line in one sentence. */
function titleWithLine(body: BodyOf<'menu' | 'choice'>, title: Text): Text {
  const [line] = focusedLine(body)
  return line === undefined ? title : { id: 'say.screen', values: { screen: title, what: line } }
}

type ListBody = BodyOf<'choice' | 'question' | 'reading' | 'system-info'>

function lineIfMoved(before: ListBody, after: ListBody): readonly Text[] {
  return before.focus === after.focus ? [] : focusedLine(after)
}

function homeChanges(before: BodyOf<'home'>, after: BodyOf<'home'>): readonly Text[] {
  const texts: Text[] = []
  if (before.value !== after.value || !isSame(before.adjustableText, after.adjustableText))
    texts.push(currentSetting(after))
  if (before.mode !== after.mode) texts.push(after.modeText)
  if (before.locked !== after.locked) texts.push(after.locked ? 'page.locked' : 'say.unlocked')
  if (!isSame(before.program, after.program)) texts.push(after.program)
  if (!isSame(before.remarks, after.remarks)) texts.push(...after.remarks)
  return texts
}

/** Returns the value that previous and next change on the home screen. */
function currentSetting({ adjustableText, bigText, label }: BodyOf<'home'>): Text {
  if (adjustableText === null) return withValue(label, bigText)
  const isTemperature =
    typeof adjustableText === 'object' && 'unit' in adjustableText && adjustableText.unit === 'unit.degree'
  return { id: isTemperature ? 'say.temperature' : 'say.set', values: { value: adjustableText } }
}
