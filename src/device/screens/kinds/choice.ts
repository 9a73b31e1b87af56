import { changeView, set } from '../../change'
import type { Device, Screen } from '../../model'
import type { Line } from '../../picture'
import { continueGuide, isGuideStep } from '../../rules/guide'
import { go, show } from '../../rules/moving'
import type { FieldName, Settings } from '../../settings'
import type { Text, TextId } from '../../text'
import { moves, tapConfirms } from './lines'
import type { Named } from './named'

interface Option<Value> {
  readonly value: Value
  readonly text: Text
  /** What else is to know of it, on its right side. */
  readonly aside?: Text
  /** A choice that leads to a screen of its own, which stores it. */
  readonly to?: string
}

interface ChoiceOptions<Name extends FieldName> extends Named {
  readonly field: Name
  readonly options: readonly Option<Settings[Name]>[]
  /** What choosing does, when it is more than storing the field. */
  readonly store?: (device: Device, value: Settings[Name]) => Device
  /** Where choosing leads, when it is not the overlay. */
  readonly then?: (device: Device, value: Settings[Name]) => Device
  /** What is marked, when it is not simply the field's value. */
  readonly stored?: (device: Device) => Settings[Name]
  /** Why a choice is not allowed now. */
  readonly refusal?: (device: Device, value: Settings[Name]) => TextId | null
  readonly hint?: Text
  /** An entry below the choices that only leads somewhere. */
  readonly link?: { readonly text: Text; readonly to: string }
}

/** "The stored value is marked, focus starts on it, confirm stores the focused one and shows saved" (decision 7). */
export function choice<Name extends FieldName>(choices: ChoiceOptions<Name>): Screen {
  const { field, options, store, then, stored, refusal, hint, link, ...named } = choices
  const current = (device: Device) => (stored ? stored(device) : device.settings[field])

  const choose = (option: Option<Settings[Name]>) => (device: Device) => {
    const refused = refusal?.(device, option.value)
    if (refused) return changeView(device, { refusal: refused })
    if (option.to !== undefined) return go(device, option.to)
    const { value } = option
    const done = store ? store(device, value) : set(device, { [field]: value } as Partial<Settings>)
    if (isGuideStep(done, named.path)) return continueGuide(done, named.path)
    return then ? then(done, value) : show(done, 'save')
  }

  const confirms = options.map(choose)
  if (link) confirms.push((device) => go(device, link.to))
  const count = confirms.length
  const actions: Screen['actions'] = (device) => moves(device, count, confirms[device.view.focus])

  const drawn = (option: Option<Settings[Name]>, marked: boolean): Line => ({
    text: option.text,
    raw: String(option.value),
    marked,
    values: option.aside && [option.aside],
    path: option.to,
  })

  return {
    ...named,
    actions,
    tap: tapConfirms({ actions }, count),
    swipe: 'lines',
    count: () => count,
    focus: (device) =>
      Math.max(
        0,
        options.findIndex(({ value }) => value === current(device)),
      ),
    body: (device) => {
      const storedValue = current(device)
      const lines = options.map((option) => drawn(option, option.value === storedValue))
      return {
        kind: 'choice',
        lines: link ? [...lines, { text: link.text, path: link.to }] : lines,
        focus: device.view.focus,
        hint,
        refusal: device.view.refusal ?? undefined,
      }
    },
  }
}

/** The two options of a function that is on or off. */
export const onOff = [
  { value: 'on', text: 'word.on' },
  { value: 'off', text: 'word.off' },
] as const
