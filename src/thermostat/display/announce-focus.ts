/** What is said of the line, the tab or the value in focus: no texts without a focus. */
import type { Line, Text } from '../device/device'
import type { BodyOf } from './kinds/kind-props'

export function focusedLine({ lines, focus }: FocusableLines): readonly Text[] {
  const line = lines[focus]
  if (!line) return []
  const what: Text = line.disabled
    ? { id: 'say.unavailable', values: { what: withValues(line) } }
    : withValues(line)
  if (lines.length < 2) return [what]
  return [{ id: 'say.position', values: { what, position: focus + 1, count: lines.length } }]
}

interface FocusableLines {
  readonly lines: readonly Line[]
  readonly focus: number
}

/** A line with what it says on its right side. */
export function withValues({ text, values = [] }: Line): Text {
  return values.reduce<Text>(withValue, text)
}

export function withValue(what: Text, value: Text): Text {
  return { id: 'say.value', values: { what, value } }
}

/** The tab, and what its panel says. */
export function focusedTab({ tabs, focus, panel }: BodyOf<'tabs'>): readonly Text[] {
  const tab = focusedLine({ lines: tabs.map((text) => ({ text })), focus })
  switch (panel.kind) {
    case 'events':
      return [...tab, ...panel.lines.filter(({ disabled }) => !disabled).map(withValues)]
    case 'consumption':
      return [...tab, panel.period, panel.energy, panel.hours]
    case 'graph': {
      const [first, last] = [panel.days[0], panel.days.at(-1)]
      if (!first || !last) return tab
      return [...tab, { id: 'systemInfo.range', values: { min: first.day, max: last.day } }]
    }
  }
}

/** The focus of a walk counts the values of all its lines, from the first group to the last. */
export function focusedValue({ groups, focus }: BodyOf<'walk'>): readonly Text[] {
  const all = groups.flatMap(({ title, lines }) =>
    lines.flatMap(({ text, values = [] }) =>
      values.map((value) => ({ title, what: withValue(text, value) })),
    ),
  )
  const focused = all[focus]
  if (!focused) return []
  const { title, what } = focused
  return [title === null ? what : { id: 'say.screen', values: { screen: title, what } }]
}

export const textsOf = (text: Text | undefined): readonly Text[] => (text === undefined ? [] : [text])
