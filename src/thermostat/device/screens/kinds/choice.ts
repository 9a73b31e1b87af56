import type { Text, TextId } from '../../../../common/texts/text'
import type { Line } from '../../body'
import { changeView, set } from '../../change'
import { choicesIn } from '../../field'
import type { Action, Device, Screen } from '../../model'
import type { Path } from '../../paths'
import { continueGuide, isGuideStep } from '../../rules/guide'
import { go, show } from '../../rules/moving'
import { fields, type SettingName, type Settings } from '../../settings'
import { listLegend, moves, tapConfirms } from './lines'
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
  readonly leadsTo?: (device: Device, value: Value) => Device
  /** Why a choice is not allowed now. */
  readonly refusal?: (device: Device, value: Value) => TextId | null
  readonly hint?: Text
  /** An entry below the choices that only leads somewhere. */
  readonly link?: { readonly text: Text; readonly to: Path }
}

/** Options of which one is in force and marked; confirm stores the focused one (behaviour 14.4). */
export function choice<Value extends string | null>(choices: ChoiceOptions<Value>): Screen {
  const { options, current, link } = choices
  const confirms = options.map((option) => choose(choices, option))
  if (link) confirms.push((device) => go(device, link.to))
  const count = confirms.length
  const actions: Screen['actions'] = (device) => moves(device, count, confirms[device.view.focus])
  return {
    ...choices,
    actions,
    tap: tapConfirms({ actions }, count),
    swipe: 'lines',
    legend: () => listLegend,
    count: () => count,
    focus: (device) =>
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

/** What confirm does on an option. */
function choose<Value>(choices: ChoiceOptions<Value>, { value, to }: Option<Value>): Action {
  const { path, refusal, store, leadsTo } = choices
  return (device) => {
    const refused = refusal?.(device, value)
    if (refused) return changeView(device, { refusal: refused })
    if (to !== undefined) return go(device, to)
    const done = store(device, value)
    if (isGuideStep(done, path)) return continueGuide(done, path)
    return leadsTo ? leadsTo(done, value) : show(done, 'save')
  }
}

function linesOf<Value>({ options, link }: ChoiceOptions<Value>, current: Value): readonly Line[] {
  const lines = options.map(({ value, text, aside, to }) => ({
    text,
    raw: String(value),
    marked: value === current,
    values: aside && [aside],
    path: to,
  }))
  return link ? [...lines, { text: link.text, path: link.to }] : lines
}

/** The settings that hold one of a few words. */
type ChoiceSetting = {
  [Name in SettingName]: Settings[Name] extends string | null ? Name : never
}[SettingName]

/** Given by the setting's row unless the screen says otherwise. */
type Derived = 'path' | 'title' | 'options' | 'current' | 'store'

type SettingChoiceOptions<Name extends ChoiceSetting> = Omit<ChoiceOptions<Settings[Name]>, Derived> &
  Partial<Pick<ChoiceOptions<Settings[Name]>, Derived>> & { readonly field: Name }

/** The screen that sets one setting: its address, its title and its options are those of the setting's row. */
export function settingChoice<Name extends ChoiceSetting>({
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
