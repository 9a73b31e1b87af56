/** Explains disabled buttons and greyed lines, and finds fixes. */
import {
  applyEvent,
  type Body,
  type Button,
  createPicture,
  enabledButtonsOf,
  type Home,
  isInputBlocked,
  isSame,
  pathOf,
  screenAt,
  type Text,
  type TimedDevice,
} from '../../../thermostat/device/device'
import {
  adviceOf,
  isGuestRoom,
  isTimerProgramInForce,
  remainingTimerHours,
} from '../../../thermostat/device/knowledge'
import type { Reason, TaskWithValue } from '../model'
import { sideEffectsBetween } from '../side-effects'
import { FULL_ACCESS, fieldsOf } from './access-depth'
import { filterFixes } from './filter-fixes'
import { findFixes } from './find-fixes'

/** A button, or a line by the number that a tap on it has. */
export type PressTarget = { readonly button: Button } | { readonly line: number }

/**
 * Returns the reason why a press has no effect; `null` if it has one.
 *
 * @param lastDone the task that the visitor has just done; no fix undoes it (guidance G27)
 */
export function whyGreyed(
  timedDevice: TimedDevice,
  target: PressTarget,
  lastDone: TaskWithValue | null = null,
): Reason | null {
  const reason = reasonOf(timedDevice, target)
  return reason && filterFixes(timedDevice, reason, lastDone)
}

function reasonOf(timedDevice: TimedDevice, target: PressTarget): Reason | null {
  if ('line' in target)
    return isGreyed(timedDevice, target.line) ? lineReason(timedDevice, target.line) : null
  const { button } = target
  if (enabledButtonsOf(timedDevice.device)[button]) return null
  if (isInputBlocked(timedDevice.device)) return reasonWithoutFix('why.wait')
  if (button === 'back' || button === 'close') return reasonWithoutFix(leaveReason(timedDevice, button))
  return buttonReason(timedDevice, button)
}

const reasonWithoutFix = (why: Text): Reason => ({ why, fixes: [] })

/** The fallback if no rule applies. */
const FALLBACK_REASON: Text = 'why.rests'

function leaveReason({ device }: TimedDevice, button: 'back' | 'close'): Text {
  const { kind } = createPicture(device).body
  if (kind === 'home') return button === 'back' ? 'why.noBack' : 'why.isHome'
  return kind === 'start' ? 'why.onlyConfirm' : 'why.guideBegins'
}

function buttonReason(timedDevice: TimedDevice, button: 'previous' | 'confirm' | 'next'): Reason {
  const { device } = timedDevice
  const { body, notice } = createPicture(device)
  switch (body.kind) {
    case 'home':
      return homeReason(timedDevice, button, body)
    case 'stepper':
      if (!enabledButtonsOf(device).confirm) return buttonFixReason(timedDevice, 'confirm')
      return reasonWithoutFix(body.editing ? boundOf(button) : 'why.editFirst')
    case 'blank':
      return reasonWithoutFix(adviceOf(device) ?? FALLBACK_REASON)
    case 'progress':
      return reasonWithoutFix(enabledButtonsOf(device).confirm ? 'why.onlyConfirm' : body.text)
    case 'start':
    case 'test':
      return reasonWithoutFix('why.onlyConfirm')
    case 'moment':
      return reasonWithoutFix(`page.notice.${notice}`)
    case 'reading':
      return reasonWithoutFix('why.onlyShows')
    case 'connected':
      return reasonWithoutFix('why.wait')
    default:
      return button === 'confirm'
        ? confirmReason(timedDevice, body)
        : reasonWithoutFix(moveReason(timedDevice, button))
  }
}

function confirmReason(timedDevice: TimedDevice, body: Body): Reason {
  if (body.kind === 'menu') return lineReason(timedDevice, body.focus)
  return reasonWithoutFix(body.kind === 'walk' ? 'page.notice.values' : 'why.onlyShows')
}

function moveReason({ device }: TimedDevice, button: 'previous' | 'next'): Text {
  if ((screenAt(pathOf(device)).focusCount?.(device) ?? 0) < 2) return 'why.onlyOne'
  return button === 'previous' ? 'why.first' : 'why.last'
}

function homeReason(timedDevice: TimedDevice, button: 'previous' | 'confirm' | 'next', home: Home): Reason {
  const { settings } = timedDevice.device
  if (home.locked || settings.power === 'off' || button === 'confirm')
    return buttonFixReason(timedDevice, button)
  const isTimerOver = isTimerProgramInForce(timedDevice.device) && !remainingTimerHours(timedDevice.device)
  const isUseful = isTimerOver
    ? isTimerRunning
    : (there: TimedDevice) => isGuestRoom(settings) || isValueKept(there, home)
  // At a bound, no fix turns something off to go beyond it (guidance G27).
  const endsSomething = (there: TimedDevice) =>
    sideEffectsBetween(timedDevice.device, there.device).length > 0
  const goal = fixGoalFor(
    timedDevice,
    (there) => !endsSomething(there) && enabledButtonsOf(there.device)[button] && isUseful(there),
  )
  return { why: isTimerOver ? 'why.noHours' : boundOf(button), fixes: findFixes(timedDevice, goal, 1) }
}

const isTimerRunning = ({ device }: TimedDevice) =>
  isTimerProgramInForce(device) && remainingTimerHours(device) > 0

/** True if home still shows the same value. A fix that moves a bound must not change the value. */
function isValueKept({ device }: TimedDevice, home: Home): boolean {
  const { body } = createPicture(device)
  return body.kind === 'home' && body.value === home.value && isSame(body.adjustableText, home.adjustableText)
}

const boundOf = (button: Button): Text => (button === 'next' ? 'why.highest' : 'why.lowest')

function isGreyed({ device }: TimedDevice, line: number): boolean {
  return linesOf(createPicture(device).body)[line]?.disabled ?? false
}

/** Returns the lines in the numbering of taps: on an edit screen, each value counts. */
function linesOf(body: Body) {
  if (body.kind === 'tabs') return body.content.kind === 'events' ? body.content.lines : []
  if (body.kind !== 'walk') return 'lines' in body ? (body.lines ?? []) : []
  return body.groups.flatMap(({ lines }) => lines.flatMap((line) => (line.values ?? []).map(() => line)))
}

function lineReason(timedDevice: TimedDevice, line: number): Reason {
  if (createPicture(timedDevice.device).body.kind !== 'menu') return reasonWithoutFix('why.eventOff')
  return fixReason(timedDevice, (there) => !isGreyed(there, line))
}

const buttonFixReason = (timedDevice: TimedDevice, button: Button) =>
  fixReason(timedDevice, (there) => enabledButtonsOf(there.device)[button])

function fixReason(timedDevice: TimedDevice, isActive: (there: TimedDevice) => boolean): Reason {
  const fixes = findFixes(timedDevice, fixGoalFor(timedDevice, isActive))
  return { why: fixes[0]?.why ?? adviceOf(timedDevice.device) ?? FALLBACK_REASON, fixes }
}

function fixGoalFor(timedDevice: TimedDevice, isActive: (there: TimedDevice) => boolean) {
  const path = pathOf(timedDevice.device)
  return {
    isReached: (there: TimedDevice) => isActive(applyEvent(there, { type: 'go', path })),
    accessDepth: () => FULL_ACCESS,
    fields: fieldsOf([path]),
    task: null,
    value: null,
  }
}
