/** What the display calls what is in view, and how a sentence names it. */
import { type Button, isSame, type Picture, type Text, type TextId } from '../../../thermostat/device/device'

/** What has the focus: a line, a tab, a page; `null` where nothing has. */
export function focusedText({ body }: Picture): Text | null {
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

/** The number that previous and next change; `null` where they change none. */
export function numberText({ body }: Picture): Text | null {
  if (body.kind === 'home') return body.set ?? body.big
  return body.kind === 'stepper' && body.editing ? body.shown : null
}

/** The number that begins to blink, because it may be changed now. */
export function newlyBlinking(before: Picture, { body }: Picture): Text | null {
  const isNew =
    body.kind === 'stepper' && body.editing && !(before.body.kind === 'stepper' && before.body.editing)
  return isNew ? { id: 'tell.blinking', values: { value: quoted(body.shown) } } : null
}

/** Whether the padlock is gone. */
export function isUnlocked({ body: before }: Picture, { body: after }: Picture): boolean {
  return before.kind === 'home' && before.locked && after.kind === 'home' && !after.locked
}

/** The display's own names are quoted; numbers, and the companion's own words, stand as they are. */
export function quoted(name: Text): Text {
  const isOwn =
    typeof name === 'object' && ('number' in name || ('id' in name && name.id.startsWith('tell.')))
  return isOwn ? name : { id: 'tell.quoted', values: { name } }
}

/** Back has the sign of previous: it is told by its place. */
const signs: Readonly<Record<Button, string>> = {
  previous: '‹',
  confirm: '○',
  next: '›',
  back: '‹',
  close: '×',
}

/** A button by the sign on it. */
export function signOf(button: Button): Text {
  const sign: Text = { verbatim: signs[button] }
  return isTopButton(button) ? { id: 'tell.top', values: { sign } } : sign
}

/** "twice", "three times": said of presses where they are more than one. */
export function timesText(times: number): Text {
  return { id: 'tell.times', values: { times } }
}

/** Whether a button leaves the screen; these two are at the top of the display. */
export function isTopButton(button: Button): button is 'back' | 'close' {
  return button === 'back' || button === 'close'
}

/** The same for ears: the buttons by their names, as a screen reader finds them. */
export function toSpokenText(text: Text): Text {
  const button = (Object.keys(signs) as Button[]).find((one) => isSame(signOf(one), text))
  if (button) return `key.${button}` satisfies TextId
  if (typeof text !== 'object' || !('id' in text)) return text
  const values = Object.entries(text.values).map(([name, value]) => [
    name,
    typeof value === 'number' ? value : toSpokenText(value),
  ])
  return { ...text, values: Object.fromEntries(values) }
}
