import { changeView, set } from '../../change'
import type { Action, Device, Screen } from '../../model'
import type { Body } from '../../picture'
import { continueGuide, isGuideStep } from '../../rules/guide'
import { show } from '../../rules/moving'
import type { Text } from '../../text'
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
  readonly editable?: (device: Device) => boolean
  /** Whether saving shows the overlay; the hardware tests do not. */
  readonly confirms?: boolean
}

/** One value: the first confirm starts editing, the second stores it (behaviour 15). */
export function stepper(options: StepperOptions): Screen {
  const {
    value,
    more,
    less,
    save,
    shown,
    scale,
    tone,
    hint,
    lines,
    editFlag,
    editable,
    confirms = true,
    edits = [],
    ...named
  } = options

  /** What is being edited: nothing where it may not be. */
  const draftOf = (device: Device) => (editable?.(device) === false ? null : device.view.draft)
  const edit: Action = (device) => {
    const flagged = editFlag ? set(device, { [editFlag]: 'active' }) : device
    return withDraft(flagged, value(device))
  }
  const store = (draft: number) => (device: Device) => {
    const done = withDraft(save(device, draft), null)
    if (isGuideStep(done, named.path)) return continueGuide(done, named.path)
    return confirms ? show(done, 'save') : done
  }
  /** Nothing where the bound is reached. */
  const move = (draft: number, to: number): Action | undefined =>
    to === draft ? undefined : (device) => withDraft(device, to)

  return {
    ...named,
    edits: editFlag ? [...edits, editFlag] : edits,
    actions(device) {
      const draft = draftOf(device)
      if (draft === null) return { confirm: editable?.(device) === false ? undefined : edit }
      return {
        previous: move(draft, less(draft)),
        confirm: store(draft),
        next: move(draft, more(draft)),
      }
    },
    legend: (device) =>
      draftOf(device) === null
        ? { confirm: 'legend.change' }
        : { previous: 'legend.less', confirm: 'legend.save', next: 'legend.more' },
    body(device) {
      const draft = draftOf(device)
      const current = draft ?? value(device)
      return {
        kind: 'stepper',
        value: current,
        shown: shown(current),
        editing: draft !== null,
        scale: scale ?? null,
        tone: tone?.(current) ?? 'plain',
        hint,
        lines: lines?.(device, current),
      }
    },
  }
}

function withDraft(device: Device, draft: number | null): Device {
  return changeView(device, { draft })
}
