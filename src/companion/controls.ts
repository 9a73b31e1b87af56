/** The controls under the companion's sentence, in their order: at most four in any state. Pure. */
import type { Button, Text, TextId } from '../device/device'
import { durations } from '../device/rules/durations'
import { chevronLeft, chevronRight, pause, play as playSign } from '../display/icon-data'
import type { Reason } from '../guidance/guidance'
import type { Command } from './action-button'
import type { CompanionEvent } from './events'
import {
  type Companion,
  type Demonstrating,
  type Done,
  type Explaining,
  isRunning,
  type Pending,
  type Practising,
} from './guide-state'
import { isReadToTheEnd } from './is-read'

export interface Control {
  /** The others are in the task's panel. */
  readonly command: Exclude<Command, 'again' | 'faster'>
  readonly text: Text
  /** A sign in place of the text. */
  readonly sign?: string
  /** Whether it is what most visitors want now. */
  readonly isMain?: boolean
  /** It keeps its place and the focus, but does nothing. */
  readonly isResting?: boolean
  /** What it sends the companion; without it, it lets time run or holds buttons. */
  readonly event?: CompanionEvent
  readonly buttons?: readonly Button[]
}

/** What the controls depend on besides the companion. */
interface Around {
  /** True if the device in view is a sandbox. */
  readonly isLent: boolean
  /** Finds the task to go on with, and its name; it takes a search, so it is asked for late. */
  readonly next: () => { readonly task: Pending; readonly name: string } | null
}

export function controlsOf({ guide, aside }: Companion, around: Around): readonly Control[] {
  if (aside) return [...mendingOf(aside), dismiss]
  switch (guide.phase) {
    case 'closed':
    case 'finding':
      return []
    case 'ready':
      return guide.plan.steps.length > 0 ? [show, letMeTry] : [show]
    case 'demonstrating':
      return guide.run === 'taken-over' || guide.run === 'confirming' ? goingOn : transport(guide)
    case 'practising':
      return [{ command: 'hint', text: hintTexts[guide.hint], event: { type: 'hint' } }, ...holdOf(guide)]
    case 'done':
      return afterwards(guide, around)
    case 'explaining':
      return explained(guide, around)
    case 'impossible':
      return mendingOf(guide)
  }
}

const show: Control = { command: 'show', text: 'guide.show', isMain: true, event: { type: 'show' } }
const dismiss: Control = { command: 'resume', text: 'guide.resume', event: { type: 'dismiss' } }
const letMeTry: Control = { command: 'try', text: 'guide.try', event: { type: 'try' } }
const resume: Control = { command: 'resume', text: 'guide.resume', isMain: true, event: { type: 'resume' } }

/** The visitor decides whether the demonstration goes on. */
const goingOn: readonly Control[] = [resume, letMeTry]

function transport(guide: Demonstrating): readonly Control[] {
  const isResting = guide.snapshots[guide.at - 1] === undefined
  return [
    { ...stepBack, isResting },
    isRunning(guide) ? pauseIt : { ...resume, sign: playSign },
    step,
    letMeTry,
  ]
}

const stepBack = {
  command: 'step-back',
  text: 'guide.stepBack',
  sign: chevronLeft,
  event: { type: 'step-back' },
} as const
const pauseIt: Control = {
  command: 'pause',
  text: 'guide.pause',
  sign: pause,
  isMain: true,
  event: { type: 'pause' },
}
const step: Control = { command: 'step', text: 'guide.step', sign: chevronRight, event: { type: 'step' } }

const hintTexts: Readonly<Record<Practising['hint'], TextId>> = {
  0: 'guide.hint',
  1: 'guide.hint.button',
  2: 'guide.hint.do',
}

/** For visitors who cannot hold a button of the device down. */
function holdOf({ hint, plan }: Practising): readonly Control[] {
  const act = plan.steps[0]?.acts[0]
  if (hint < 2 || !act || act.holdMs < durations.longPress) return []
  const { buttons } = act
  if (buttons.length > 1) return [{ command: 'hold', text: 'legend.holdBoth', buttons }]
  return buttons[0] === 'confirm' ? [{ command: 'hold', text: 'legend.holdCentre', buttons }] : []
}

/** What finishes the task comes first. It is the main one, unless a practice leads on. */
function afterwards(guide: Done, { next }: Around): readonly Control[] {
  const { by, returnTo, start } = guide
  if (isReadToTheEnd(guide)) return [{ ...done, isMain: true }]
  const isTried = by === 'try'
  const goOn = isTried || returnTo !== null ? nextControl(next, isTried) : []
  const finish = start ? keep : done
  return [
    { ...finish, isMain: !isTried || goOn.length === 0 },
    ...(start ? [putBack] : []),
    ...(by === 'show' ? [yourTurn] : []),
    ...goOn,
  ]
}

const done: Control = { command: 'leave', text: 'guide.done', event: { type: 'close' } }
const keep: Control = { command: 'keep', text: 'guide.keep', event: { type: 'keep' } }
const yourTurn: Control = { command: 'try', text: 'guide.tryNow', event: { type: 'try' } }
const putBack: Control = { command: 'put-back', text: 'guide.putBack', event: { type: 'put-back' } }

function mendingOf({ fixes }: Reason): readonly Control[] {
  return fixes.map((fix) => ({
    command: 'mend',
    text: fix.label,
    isMain: true,
    event: { type: 'fix', fix },
  }))
}

function explained(guide: Explaining, { isLent, next }: Around): readonly Control[] {
  const mending = mendingOf(guide)
  const mayShow = !isLent && guide.plan !== null && guide.plan.steps.length > 0
  return [
    ...(mayShow ? [show] : []),
    // They mend the visitor's own device.
    ...(isLent ? [] : mending),
    { command: 'let-time-run', text: isLent ? 'guide.again' : 'explain.see' },
    ...(isLent ? [putBack] : []),
    ...nextControl(next, !mayShow && mending.length === 0),
  ]
}

function nextControl(next: Around['next'], isMain: boolean): readonly Control[] {
  const found = next()
  if (!found) return []
  const text: Text = { id: 'guide.next', values: { task: { verbatim: found.name } } }
  return [{ command: 'next', text, isMain, event: { type: 'choose', ...found.task } }]
}
