import { changeView, set } from '../../change'
import type { Action, Device, Screen } from '../../model'
import type { Path } from '../../paths'
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
  readonly to?: Path
}

interface ChoiceOptions<Value> extends Named {
  readonly options: readonly Option<Value>[]
  /** The option in force, which is marked. */
  readonly current: (device: Device) => Value
  /** What choosing does to the device. */
  readonly store: (device: Device, value: Value) => Device
  /** Where choosing leads, when it is not the overlay. */
  readonly then?: (device: Device, value: Value) => Device
  /** Why a choice is not allowed now. */
  readonly refusal?: (device: Device, value: Value) => TextId | null
  readonly hint?: Text
  /** An entry below the choices that only leads somewhere. */
  readonly link?: { readonly text: Text; readonly to: Path }
}

/** Options of which one is in force and marked; confirm stores the focused one (behaviour 14.4). */
export function choice<Value extends string | null>(choices: ChoiceOptions<Value>): Screen {
  const { options, current, store, then, refusal, hint, link, ...named } = choices

  const choose =
    (option: Option<Value>): Action =>
    (device) => {
      const refused = refusal?.(device, option.value)
      if (refused) return changeView(device, { refusal: refused })
      if (option.to !== undefined) return go(device, option.to)
      const done = store(device, option.value)
      if (isGuideStep(done, named.path)) return continueGuide(done, named.path)
      return then ? then(done, option.value) : show(done, 'save')
    }

  const confirms = options.map(choose)
  if (link) confirms.push((device) => go(device, link.to))
  const count = confirms.length
  const actions: Screen['actions'] = (device) => moves(device, count, confirms[device.view.focus])

  const drawn = (option: Option<Value>, marked: boolean): Line => ({
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
      const marked = current(device)
      const lines = options.map((option) => drawn(option, option.value === marked))
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

/** The fields that hold one of a few words. */
type ChoiceField = {
  [Name in FieldName]: Settings[Name] extends string | null ? Name : never
}[FieldName]

type FieldChoiceOptions<Name extends ChoiceField> = Omit<ChoiceOptions<Settings[Name]>, 'current' | 'store'> &
  Partial<Pick<ChoiceOptions<Settings[Name]>, 'current' | 'store'>> & { readonly field: Name }

/** A choice of what one field of the settings holds. */
export function fieldChoice<Name extends ChoiceField>({
  field,
  ...choices
}: FieldChoiceOptions<Name>): Screen {
  return choice<Settings[Name]>({
    edits: [field],
    current: ({ settings }) => settings[field],
    store: (device, value) => set(device, { [field]: value }),
    ...choices,
  })
}

/** The two options of a function that is on or off. */
export const onOff = [
  { value: 'on', text: 'word.on' },
  { value: 'off', text: 'word.off' },
] as const
