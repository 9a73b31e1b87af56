import type { Text } from '../../../../common/texts/text'
import type { Body } from '../../body'
import { changeView, set } from '../../change'
import type { Range } from '../../field'
import type { Action, Actions, Device, Screen } from '../../model'
import { continueGuide, isGuideStep } from '../../rules/guide'
import { show } from '../../rules/moving'
import { withinBounds } from '../../rules/steps'
import { fields, type SettingName, type Settings } from '../../settings'
import type { Named } from './named'

type StepperBody = Extract<Body, { kind: 'stepper' }>

interface StepperOptions extends Named {
  readonly value: (device: Device) => number
  /** The next value up and down; the value itself at its bound. */
  readonly more: (value: number) => number
  readonly less: (value: number) => number
  readonly save: (device: Device, value: number) => Device
  readonly shown: (value: number) => Text
  readonly scale?: StepperBody['scale']
  readonly tone?: (value: number) => StepperBody['tone']
  readonly hint?: Text
  /** What else the value moves while it is edited. */
  readonly lines?: (device: Device, value: number) => StepperBody['lines'] & object
  /** The field that says `active` while this screen is being edited. */
  readonly editFlag?: 'editComfortHeating' | 'editOperatingTimeLimitation'
  /** Why it may not be edited now, `null` where it may. */
  readonly needs?: (device: Device) => Text | null
  /** Whether its range is too wide for single presses. */
  readonly wide?: boolean
  /** Whether saving shows the overlay; the hardware tests do not. */
  readonly confirms?: boolean
}

/** One value: the first confirm starts editing, the second stores it (behaviour 15). */
export function stepper(options: StepperOptions): Screen {
  const { edits = [], editFlag } = options
  return {
    advice: (device) => stepperAdvice(options, device),
    ...options,
    edits: editFlag ? [...edits, editFlag] : edits,
    actions: (device) => actionsOf(options, device),
    legend: (device) =>
      draftOf(options, device) === null
        ? { confirm: 'legend.change' }
        : { previous: 'legend.less', confirm: 'legend.save', next: 'legend.more' },
    body: (device) => bodyOf(options, device),
  }
}

/** The settings that hold a number of a range. */
type NumberSetting = { [Name in SettingName]: Settings[Name] extends number ? Name : never }[SettingName]

/** Given by the setting's row unless the screen says otherwise. */
type Derived = 'path' | 'value' | 'more' | 'less' | 'save' | 'shown'

interface SettingStepperOptions
  extends Omit<StepperOptions, Derived>,
    Partial<Pick<StepperOptions, Derived>> {
  readonly field: NumberSetting
  /** The numbers on its scale. */
  readonly marks?: readonly number[]
}

/** The screen that sets one number: its address, its bounds and how it is said are those of the setting's row. */
export function settingStepper({ field, marks, ...options }: SettingStepperOptions): Screen {
  const { path, toText: say } = fields[field].setting
  const range = fields[field].values as Range
  return stepper({
    path,
    edits: [field],
    value: ({ settings }) => settings[field],
    ...withinBounds(range, range.step),
    save: (device, value) => set(device, { [field]: value }),
    shown: say,
    scale: marks ? { min: range.min, max: range.max, marks } : null,
    ...options,
  })
}

/** What may not be edited now says why; of a wide range, that holding runs through it. */
function stepperAdvice(options: StepperOptions, device: Device): Text | null {
  const needed = options.needs?.(device)
  if (needed) return needed
  return options.wide && device.view.draft !== null ? 'page.advice.hold' : null
}

/** What is being edited: nothing where it may not be. */
function draftOf({ needs }: StepperOptions, device: Device): number | null {
  return needs?.(device) ? null : device.view.draft
}

function actionsOf(options: StepperOptions, device: Device): Actions {
  const draft = draftOf(options, device)
  if (draft === null) return { confirm: options.needs?.(device) ? undefined : edit(options) }
  return {
    previous: move(draft, options.less(draft)),
    confirm: store(options, draft),
    next: move(draft, options.more(draft)),
  }
}

function edit({ value, editFlag }: StepperOptions): Action {
  return (device) => {
    const flagged = editFlag ? set(device, { [editFlag]: 'active' }) : device
    return changeView(flagged, { draft: value(device), saved: false })
  }
}

/** Nothing where the bound is reached. */
function move(draft: number, to: number): Action | undefined {
  return to === draft ? undefined : (device) => changeView(device, { draft: to })
}

function store({ save, path, confirms = true }: StepperOptions, draft: number): Action {
  return (device) => {
    const done = changeView(save(device, draft), { draft: null })
    if (isGuideStep(done, path)) return continueGuide(done, path)
    return confirms ? show(done, 'save') : done
  }
}

function bodyOf(options: StepperOptions, device: Device): StepperBody {
  const draft = draftOf(options, device)
  const current = draft ?? options.value(device)
  return {
    kind: 'stepper',
    value: current,
    shown: options.shown(current),
    editing: draft !== null,
    scale: options.scale ?? null,
    tone: options.tone?.(current) ?? 'plain',
    hint: options.hint,
    lines: options.lines?.(device, current),
  }
}
