import type { Text, TextId } from '../../../../common/texts/text'
import type { Line } from '../../body'
import { changeSettings, changeView } from '../../change'
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
  /** The screen that confirm opens instead of storing the option. */
  readonly to?: Path
}

interface ChoiceScreenOptions<Value> extends ScreenOptions {
  readonly options: readonly ChoiceOption<Value>[]
  /** Returns the current value, whose line is marked. */
  readonly currentValueOf: (device: Device) => Value
  readonly store: (device: Device, value: Value) => Device
  /** Returns the device on the screen that follows outside the guide. If absent, the overlay “Saved!” appears there. */
  readonly afterStoring?: (device: Device, value: Value) => Device
  /** Returns the reason why a value is not allowed now. */
  readonly refusalOf?: (device: Device, value: Value) => TextId | null
  readonly hint?: Text
  /** A line below the options that only opens a screen. */
  readonly link?: { readonly text: Text; readonly to: Path }
}

/** A list of options. The current option is marked, and confirm stores the focused option (behaviour 14.4). */
export function choice<Value extends string | null>(screen: ChoiceScreenOptions<Value>): Screen {
  const { options, currentValueOf, link } = screen
  const confirmActions = options.map((option) => confirmActionOf(screen, option))
  if (link) confirmActions.push((device) => goTo(device, link.to))
  const count = confirmActions.length
  const actions: Screen['actions'] = (device) =>
    focusActions(device, count, confirmActions[device.view.focus])
  return {
    ...screen,
    actions,
    tap: tapToConfirm({ actions }, count),
    swipe: 'lines',
    legend: () => listLegend,
    focusCount: () => count,
    initialFocus: (device) =>
      Math.max(
        0,
        options.findIndex(({ value }) => value === currentValueOf(device)),
      ),
    body: (device) => ({
      kind: 'choice',
      lines: linesOf(screen, currentValueOf(device)),
      focus: device.view.focus,
      hint: screen.hint,
      refusal: device.view.refusal ?? undefined,
    }),
  }
}

function confirmActionOf<Value>(
  screen: ChoiceScreenOptions<Value>,
  { value, to }: ChoiceOption<Value>,
): Action {
  const { path, refusalOf, store, afterStoring } = screen
  return (device) => {
    const refusal = refusalOf?.(device, value)
    if (refusal) return changeView(device, { refusal })
    if (to !== undefined) return goTo(device, to)
    const stored = store(device, value)
    if (isGuideStep(stored, path)) return continueGuide(stored, path)
    return afterStoring ? afterStoring(stored, value) : showOverlay(stored, 'save')
  }
}

function linesOf<Value>({ options, link }: ChoiceScreenOptions<Value>, current: Value): readonly Line[] {
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

/** The properties that `settingChoice` derives from `fields` by default. */
type DefaultedKey = 'path' | 'title' | 'options' | 'currentValueOf' | 'store'

type SettingChoiceOptions<Name extends ChoiceSettingName> = Omit<
  ChoiceScreenOptions<Settings[Name]>,
  DefaultedKey
> &
  Partial<Pick<ChoiceScreenOptions<Settings[Name]>, DefaultedKey>> & { readonly field: Name }

/** A choice for one setting. Path, title, options and storing come from `fields` unless they are given. */
export function settingChoice<Name extends ChoiceSettingName>({
  field,
  ...screen
}: SettingChoiceOptions<Name>): Screen {
  const { name, path, valueNames } = fields[field].setting
  const options = choicesIn(valueNames).map(([value, text]) => ({ value: value as Settings[Name], text }))
  return choice<Settings[Name]>({
    path,
    title: name,
    edits: [field],
    options,
    currentValueOf: ({ settings }) => settings[field],
    store: (device, value) => changeSettings(device, { [field]: value }),
    ...screen,
  })
}
