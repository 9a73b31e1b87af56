/** Texts on the display, and their form in a sentence. */
import { type Button, isSame, type Picture, type Text, type TextId } from '../../../thermostat/device/device'

/** Returns the text of the focused line, tab or page, or `null`. */
export function focusedTextOf({ body }: Picture): Text | null {
  switch (body.kind) {
    case 'menu':
    case 'choice':
    case 'question':
    case 'system-info':
      return body.lines[body.focus]?.text ?? null
    case 'tabs':
      return body.tabs[body.focus] ?? null
    case 'walk': {
      const lines = body.groups.flatMap((group) => group.lines)
      return lines.flatMap(({ text, values }) => values?.map(() => text) ?? [])[body.focus] ?? null
    }
    case 'info':
      return { id: 'tell.page', values: { page: body.page + 1 } }
    default:
      return null
  }
}

/** Returns the number that previous and next change, or `null`. */
export function numberTextOf({ body }: Picture): Text | null {
  if (body.kind === 'home') return body.adjustableText ?? body.bigText
  return body.kind === 'stepper' && body.editing ? body.valueText : null
}

/** Returns the number if it has begun to blink, which means that the buttons change it; otherwise `null`. */
export function newlyBlinkingText(before: Picture, { body }: Picture): Text | null {
  const isNew =
    body.kind === 'stepper' && body.editing && !(before.body.kind === 'stepper' && before.body.editing)
  return isNew ? body.valueText : null
}

export function wasUnlocked({ body: before }: Picture, { body: after }: Picture): boolean {
  return before.kind === 'home' && before.locked && after.kind === 'home' && !after.locked
}

/** Quotes a name from the display. Numbers and the companion's own words remain unquoted. */
export function quote(name: Text): Text {
  const staysUnquoted =
    typeof name === 'object' && ('number' in name || ('id' in name && name.id.startsWith('tell.')))
  return staysUnquoted ? name : { id: 'tell.quoted', values: { name } }
}

/** Back has the same sign as previous. `signOf` adds its position. */
const buttonSigns: Readonly<Record<Button, string>> = {
  previous: '‹',
  confirm: '○',
  next: '›',
  back: '‹',
  close: '×',
}

/** Returns the sign on a button, for back and close with the words "at the top". */
export function signOf(button: Button): Text {
  const sign: Text = { verbatim: buttonSigns[button] }
  return isLeaveButton(button) ? { id: 'tell.top', values: { sign } } : sign
}

/** Returns the number of presses in words: "twice", "three times". */
export function timesText(times: number): Text {
  return { id: 'tell.times', values: { times } }
}

/** True for the two buttons at the top of the display. They leave the screen. */
export function isLeaveButton(button: Button): button is 'back' | 'close' {
  return button === 'back' || button === 'close'
}

/** Replaces the signs of buttons by their names, for screen readers. */
export function toSpokenText(text: Text): Text {
  const button = (Object.keys(buttonSigns) as Button[]).find((candidate) => isSame(signOf(candidate), text))
  if (button) return `key.${button}` satisfies TextId
  if (typeof text !== 'object' || !('id' in text)) return text
  const values = Object.entries(text.values).map(([name, value]) => [
    name,
    typeof value === 'number' ? value : toSpokenText(value),
  ])
  return { ...text, values: Object.fromEntries(values) }
}
