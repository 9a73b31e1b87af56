import type { Text } from '../../../../common/texts/text'
import type { Body } from '../../body'
import { changeSettings, changeView } from '../../change'
import type { SteppedRange } from '../../field'
import type { Action, Actions, Device, Screen } from '../../model'
import { continueGuide, isGuideStep } from '../../rules/guide'
import { createIncrements } from '../../rules/increments'
import { showOverlay } from '../../rules/navigation'
import { fields, type SettingName, type Settings } from '../../settings'
import type { ScreenOptions } from './screen-options'

type StepperBody = Extract<Body, { kind: 'stepper' }>

interface StepperOptions extends ScreenOptions {
  readonly savedValueOf: (device: Device) => number
  /** Returns the next higher value; at the maximum, the same value. */
  readonly increase: (value: number) => number
  /** Returns the next lower value; at the minimum, the same value. */
  readonly decrease: (value: number) => number
  readonly save: (device: Device, value: number) => Device
  readonly toText: (value: number) => Text
  readonly scale?: StepperBody['scale']
  readonly toneOf?: (value: number) => StepperBody['tone']
  readonly hint?: Text
  /** Returns lines below the value. They may depend on the edited value. */
  readonly linesOf?: (device: Device, value: number) => StepperBody['lines'] & object
  /** A setting that is `active` while the value is edited. */
  readonly activeWhileEditing?: 'editComfortHeating' | 'editOperatingTimeLimitation'
  /** Returns the reason why the value cannot be edited now; `null` if it can. */
  readonly missingRequirementOf?: (device: Device) => Text | null
  /** True if the range is too wide for single presses. The page then advises to hold the button. */
  readonly hasWideRange?: boolean
  /** True if saving shows an overlay, which is the default. The hardware tests save without one. */
  readonly showsOverlay?: boolean
}

/** A screen with one number. The first confirm starts editing, the second saves the number (behaviour 15). */
export function stepper(options: StepperOptions): Screen {
  const { edits = [], activeWhileEditing } = options
  return {
    advice: (device) => stepperAdviceOf(options, device),
    ...options,
    edits: activeWhileEditing ? [...edits, activeWhileEditing] : edits,
    actions: (device) => actionsOf(options, device),
    legend: (device) =>
      draftOf(options, device) === null
        ? { confirm: 'legend.change' }
        : { previous: 'legend.less', confirm: 'legend.save', next: 'legend.more' },
    body: (device) => bodyOf(options, device),
  }
}

type NumericSettingName = { [Name in SettingName]: Settings[Name] extends number ? Name : never }[SettingName]

/** The options that `settingStepper` takes from `fields` if they are absent. */
type DefaultedStepperKey = 'path' | 'savedValueOf' | 'increase' | 'decrease' | 'save' | 'toText'

interface SettingStepperOptions
  extends Omit<StepperOptions, DefaultedStepperKey>,
    Partial<Pick<StepperOptions, DefaultedStepperKey>> {
  readonly field: NumericSettingName
  /** The numbers on the scale. If absent, there is no scale. */
  readonly marks?: readonly number[]
}

/** A stepper for one setting. Path, range, text and saving come from `fields` unless they are given. */
export function settingStepper({ field, marks, ...options }: SettingStepperOptions): Screen {
  const { path, toText } = fields[field].setting
  const range = fields[field].values as SteppedRange
  return stepper({
    path,
    edits: [field],
    savedValueOf: ({ settings }) => settings[field],
    ...createIncrements(range, range.step),
    save: (device, value) => changeSettings(device, { [field]: value }),
    toText,
    scale: marks ? { min: range.min, max: range.max, marks } : null,
    ...options,
  })
}

/**
 * Returns the reason why the value cannot be edited.
 * While a value with a wide range is edited, returns the advice to hold the button.
 */
function stepperAdviceOf(options: StepperOptions, device: Device): Text | null {
  const missing = options.missingRequirementOf?.(device)
  if (missing) return missing
  return options.hasWideRange && device.view.draft !== null ? 'page.advice.hold' : null
}

/** Returns the edited value; `null` if the value is not being edited, or must not be edited. */
function draftOf({ missingRequirementOf }: StepperOptions, device: Device): number | null {
  return missingRequirementOf?.(device) ? null : device.view.draft
}

function actionsOf(options: StepperOptions, device: Device): Actions {
  const draft = draftOf(options, device)
  if (draft === null)
    return { confirm: options.missingRequirementOf?.(device) ? undefined : startEditingAction(options) }
  return {
    previous: changeAction(draft, options.decrease(draft)),
    confirm: saveAction(options, draft),
    next: changeAction(draft, options.increase(draft)),
  }
}

function startEditingAction({ savedValueOf, activeWhileEditing }: StepperOptions): Action {
  return (device) => {
    const editing = activeWhileEditing ? changeSettings(device, { [activeWhileEditing]: 'active' }) : device
    return changeView(editing, { draft: savedValueOf(device), saved: false })
  }
}

/** Returns `undefined` at the end of the range, which disables the button. */
function changeAction(draft: number, newDraft: number): Action | undefined {
  return newDraft === draft ? undefined : (device) => changeView(device, { draft: newDraft })
}

function saveAction({ save, path, showsOverlay = true }: StepperOptions, draft: number): Action {
  return (device) => {
    const saved = changeView(save(device, draft), { draft: null })
    if (isGuideStep(saved, path)) return continueGuide(saved, path)
    return showsOverlay ? showOverlay(saved, 'save') : saved
  }
}

function bodyOf(options: StepperOptions, device: Device): StepperBody {
  const draft = draftOf(options, device)
  const current = draft ?? options.savedValueOf(device)
  return {
    kind: 'stepper',
    value: current,
    valueText: options.toText(current),
    editing: draft !== null,
    scale: options.scale ?? null,
    tone: options.toneOf?.(current) ?? 'plain',
    hint: options.hint,
    lines: options.linesOf?.(device, current),
  }
}
