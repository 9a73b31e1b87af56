import type { Text, TextId } from '../../../../common/texts/text'
import type { Line } from '../../body'
import { changeView, set } from '../../change'
import { choicesIn } from '../../field'
import type { Action, Device, Screen } from '../../model'
import type { Path } from '../../paths'
import { continueGuide, isGuideStep } from '../../rules/guide'
import { goTo, showOverlay } from '../../rules/navigation'
import { fields, type SettingName, type Settings } from '../../settings'
import { focusActions, listLegend, tapToConfirm } from './lines'
import type { ScreenOptions } from './screen-options'

interface ChoiceOption<Value> {
  readonly value: Value
  readonly text: Text
  /** Further text at the right side of the line. */
  readonly detail?: Text
  /** The screen that stores this option, if it has one of its own. */
  readonly to?: Path
}

interface ChoiceOptions<Value> extends ScreenOptions {
  readonly options: readonly ChoiceOption<Value>[]
  /** Returns the value in force, which is marked. */
  readonly current: (device: Device) => Value
  readonly store: (device: Device, value: Value) => Device
  /** Moves on after storing; by default the overlay shows. */
  readonly leadsTo?: (device: Device, value: Value) => Device
  /** Returns the reason why a value is not allowed now. */
  readonly refusalOf?: (device: Device, value: Value) => TextId | null
  readonly hint?: Text
  /** A line below the options that only opens a screen. */
  readonly link?: { readonly text: Text; readonly to: Path }
}

/** A list of options; the one in force is marked, and confirm stores the focused one (behaviour 14.4). */
export function choice<Value extends string | null>(choices: ChoiceOptions<Value>): Screen {
  const { options, current, link } = choices
  const confirms = options.map((option) => confirmOption(choices, option))
  if (link) confirms.push((device) => goTo(device, link.to))
  const count = confirms.length
  const actions: Screen['actions'] = (device) => focusActions(device, count, confirms[device.view.focus])
  return {
    ...choices,
    actions,
    tap: tapToConfirm({ actions }, count),
    swipe: 'lines',
    legend: () => listLegend,
    focusCount: () => count,
    initialFocus: (device) =>
      Math.max(
        0,
        options.findIndex(({ value }) => value === current(device)),
      ),
    body: (device) => ({
      kind: 'choice',
      lines: linesOf(choices, current(device)),
      focus: device.view.focus,
      hint: choices.hint,
      refusal: device.view.refusal ?? undefined,
    }),
  }
}

function confirmOption<Value>(choices: ChoiceOptions<Value>, { value, to }: ChoiceOption<Value>): Action {
  const { path, refusalOf, store, leadsTo } = choices
  return (device) => {
    const refusal = refusalOf?.(device, value)
    if (refusal) return changeView(device, { refusal })
    if (to !== undefined) return goTo(device, to)
    const stored = store(device, value)
    if (isGuideStep(stored, path)) return continueGuide(stored, path)
    return leadsTo ? leadsTo(stored, value) : showOverlay(stored, 'save')
  }
}

function linesOf<Value>({ options, link }: ChoiceOptions<Value>, current: Value): readonly Line[] {
  const lines = options.map(({ value, text, detail, to }) => ({
    text,
    raw: String(value),
    marked: value === current,
    values: detail && [detail],
    path: to,
  }))
  return link ? [...lines, { text: link.text, path: link.to }] : lines
}

type ChoiceSettingName = {
  [Name in SettingName]: Settings[Name] extends string | null ? Name : never
}[SettingName]

/** The options that have a default from the setting's row. */
type DerivedChoiceOption = 'path' | 'title' | 'options' | 'current' | 'store'

type SettingChoiceOptions<Name extends ChoiceSettingName> = Omit<
  ChoiceOptions<Settings[Name]>,
  DerivedChoiceOption
> &
  Partial<Pick<ChoiceOptions<Settings[Name]>, DerivedChoiceOption>> & { readonly field: Name }

/** The screen of one setting. Path, title and options come from the setting's row in `fields`. */
export function settingChoice<Name extends ChoiceSettingName>({
  field,
  ...choices
}: SettingChoiceOptions<Name>): Screen {
  const { name, path, names } = fields[field].setting
  const options = choicesIn(names).map(([value, text]) => ({ value: value as Settings[Name], text }))
  return choice<Settings[Name]>({
    path,
    title: name,
    edits: [field],
    options,
    current: ({ settings }) => settings[field],
    store: (device, value) => set(device, { [field]: value }),
    ...choices,
  })
}
