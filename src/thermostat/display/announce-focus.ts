/** Announcements of the focused line, tab or value; no texts without a focus. */
import type { Line, Text } from '../device/device'
import type { BodyOf } from './kinds/kind-props'

/** Returns the focused line with its position in the list. */
export function focusedLine({ lines, focus }: FocusableLines): readonly Text[] {
  const line = lines[focus]
  if (!line) return []
  const text: Text = line.disabled
    ? { id: 'say.unavailable', values: { what: withValues(line) } }
    : withValues(line)
  if (lines.length < 2) return [text]
  return [{ id: 'say.position', values: { what: text, position: focus + 1, count: lines.length } }]
}

interface FocusableLines {
  readonly lines: readonly Line[]
  readonly focus: number
}

/** Returns the text of a line with the values on its right side. */
export function withValues({ text, values = [] }: Line): Text {
  return values.reduce<Text>(withValue, text)
}

export function withValue(name: Text, value: Text): Text {
  return { id: 'say.value', values: { what: name, value } }
}

/** Returns the focused tab and the texts of its panel. */
export function focusedTab({ tabs, focus, content }: BodyOf<'tabs'>): readonly Text[] {
  const tab = focusedLine({ lines: tabs.map((text) => ({ text })), focus })
  switch (content.kind) {
    case 'events':
      return [...tab, ...content.lines.filter(({ disabled }) => !disabled).map(withValues)]
    case 'consumption':
      return [...tab, content.period, content.energy, content.hours]
    case 'graph': {
      const [first, last] = [content.days[0], content.days.at(-1)]
      if (!first || !last) return tab
      return [...tab, { id: 'systemInfo.range', values: { min: first.day, max: last.day } }]
    }
  }
}

/** Returns the focused sample value. The focus is an index into the values of all lines of all groups. */
export function focusedValue({ groups, focus }: BodyOf<'walk'>): readonly Text[] {
  const values = groups.flatMap(({ title, lines }) =>
    lines.flatMap((line) =>
      (line.values ?? []).map((value) => ({ title, text: withValue(line.text, value) })),
    ),
  )
  const focused = values[focus]
  if (!focused) return []
  const { title, text } = focused
  return [title === null ? text : { id: 'say.screen', values: { screen: title, what: text } }]
}

export const textsOf = (text: Text | undefined): readonly Text[] => (text === undefined ? [] : [text])
