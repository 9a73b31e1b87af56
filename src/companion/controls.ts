/** The controls under the companion's sentence, in their order: at most four in any state. Pure. */
import type { Button, Text, TextId } from '../device/device'
import { durations } from '../device/rules/durations'
import { chevronLeft, chevronRight, pause, play as playSign } from '../display/icon-data'
import type { Fix } from '../guidance/guidance'
import type { Command } from './action-button'
import { isReadToTheEnd } from './is-read'
import type { Play } from './play'

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
  /** What `mend` does. */
  readonly fix?: Fix
  /** What `hold` holds. */
  readonly buttons?: readonly Button[]
}

/** @param nextName what the task is called that this one leads on to; it takes a search, so it is asked for late */
export function controlsOf(play: Play, nextName: () => string | null): readonly Control[] {
  switch (play.state) {
    case 'closed':
    case 'finding':
      return []
    case 'ready':
      return [{ command: 'show', text: 'guide.show', isMain: true }, ...(play.held ? [] : [letMeTry])]
    case 'showing':
      return transport(play)
    case 'paused':
      return play.tookOver || play.asks ? goingOn : transport(play)
    case 'trying':
      return [{ command: 'hint', text: hintTexts[play.hint] }, ...holdOf(play)]
    case 'reached':
      return afterwards(play, nextName)
    case 'explaining':
    case 'impossible':
      return fixesOf(play, nextName)
  }
}

const letMeTry: Control = { command: 'try', text: 'guide.try' }

/** Whether the show goes on is the visitor's to say. */
const goingOn: readonly Control[] = [{ command: 'resume', text: 'guide.resume', isMain: true }, letMeTry]

function transport({ state, mayStepBack }: Play): readonly Control[] {
  return [
    { command: 'step-back', text: 'guide.stepBack', sign: chevronLeft, isResting: !mayStepBack },
    state === 'showing'
      ? { command: 'pause', text: 'guide.pause', sign: pause, isMain: true }
      : { command: 'resume', text: 'guide.resume', sign: playSign, isMain: true },
    { command: 'step', text: 'guide.step', sign: chevronRight },
    letMeTry,
  ]
}

const hintTexts: Readonly<Record<Play['hint'], TextId>> = {
  0: 'guide.hint',
  1: 'guide.hint.button',
  2: 'guide.hint.do',
}

/** Whoever cannot hold a button of the device down holds by this one. */
function holdOf({ hint, steps }: Play): readonly Control[] {
  const act = steps[0]?.acts[0]
  if (hint < 2 || !act || act.holdMs < durations.longPress) return []
  const { buttons } = act
  if (buttons.length > 1) return [{ command: 'hold', text: 'legend.holdBoth', buttons }]
  return buttons[0] === 'confirm' ? [{ command: 'hold', text: 'legend.holdCentre', buttons }] : []
}

/** What finishes the task comes first. It is the main one, unless a try leads on. */
function afterwards(play: Play, nextName: () => string | null): readonly Control[] {
  const { mode, held, onward, mayPutBack } = play
  if (isReadToTheEnd(play)) return [{ ...done, isMain: true }]
  const isTried = mode === 'try'
  const next = isTried || onward !== null ? nextControl(nextName, isTried) : []
  const finish = mayPutBack ? keep : done
  return [
    { ...finish, isMain: !isTried || next.length === 0 },
    ...(mayPutBack ? [putBack] : []),
    ...(mode === 'show' && !held ? [yourTurn] : []),
    ...next,
  ]
}

const done: Control = { command: 'leave', text: 'guide.done' }
const keep: Control = { command: 'keep', text: 'guide.keep' }
const yourTurn: Control = { command: 'try', text: 'guide.tryNow' }
const putBack: Control = { command: 'put-back', text: 'guide.putBack' }

/** What can be done about what is impossible, greyed out or explained. */
function fixesOf(play: Play, nextName: () => string | null): readonly Control[] {
  const { state, under, fixes, steps, at, isLent } = play
  const mending = fixes.map((fix): Control => ({ command: 'mend', text: fix.label, isMain: true, fix }))
  if (under) return [...mending, { command: 'resume', text: 'guide.resume' }]
  if (state === 'impossible') return mending
  const mayShow = !isLent && at < steps.length
  return [
    ...(mayShow ? [{ command: 'show', text: 'guide.show', isMain: true } as const] : []),
    // What they mend is the visitor's own device.
    ...(isLent ? [] : mending),
    { command: 'let-time-run', text: isLent ? 'guide.again' : 'explain.see' },
    ...(isLent ? [putBack] : []),
    ...nextControl(nextName, !mayShow && fixes.length === 0),
  ]
}

function nextControl(nextName: () => string | null, isMain: boolean): readonly Control[] {
  const name = nextName()
  if (name === null) return []
  return [{ command: 'next', text: { id: 'guide.next', values: { task: { verbatim: name } } }, isMain }]
}
