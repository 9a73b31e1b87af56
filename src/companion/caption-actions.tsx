/** The buttons under the companion's sentence: what can be done in each state. */
import { useTransition } from 'react'
import type { TextId } from '../device/device'
import {
  rotateCcw as againSign,
  chevronLeft,
  chevronRight,
  rabbit as fasterSign,
  pause as pauseSign,
  play as playSign,
  turtle as slowerSign,
} from '../display/icon-data'
import { useSay } from '../texts/words-provider'
import { ActionButton } from './action-button'
import { isReadToTheEnd } from './is-read'
import { useCompanion, usePlay } from './use-companion'
import { useTaskName } from './use-task-name'

export function CaptionActions() {
  const say = useSay()
  const companion = useCompanion()
  const state = usePlay((play) => play.state)
  const mode = usePlay((play) => play.mode)
  const held = usePlay((play) => play.held)
  const leadsOn = usePlay((play) => play.mode === 'try' || play.onward !== null)
  const isRead = usePlay(isReadToTheEnd)
  const isAsked = usePlay((play) => play.tookOver || play.asks)
  switch (state) {
    case 'ready':
      return (
        <>
          <ActionButton command="show" text={say('guide.show')} onClick={companion.show} isMain />
          {!held && <ActionButton command="try" text={say('guide.try')} onClick={companion.try} />}
        </>
      )
    case 'paused':
      return isAsked ? <GoingOn /> : <Transport />
    case 'showing':
      return <Transport />
    case 'trying':
      return <HintButton />
    case 'reached':
      return isRead ? (
        <ActionButton command="leave" text={say('guide.done')} onClick={companion.leave} isMain />
      ) : (
        <>
          <KeepOrPutBack />
          {mode === 'show' && !held && (
            <ActionButton
              command="try"
              text={say('guide.tryNow')}
              onClick={companion.try}
              isMain={!leadsOn}
            />
          )}
          {leadsOn && <NextButton isMain />}
        </>
      )
    default:
      return <Fixes />
  }
}

/** Whether the show goes on is the visitor's to say. */
function GoingOn() {
  const say = useSay()
  const companion = useCompanion()
  return (
    <>
      <ActionButton command="resume" text={say('guide.resume')} onClick={companion.resume} isMain />
      <ActionButton command="try" text={say('guide.try')} onClick={companion.try} />
    </>
  )
}

function Transport() {
  const say = useSay()
  const companion = useCompanion()
  const isShowing = usePlay((play) => play.state === 'showing')
  const mayStepBack = usePlay((play) => play.mayStepBack)
  const speed = usePlay((play) => play.speed)
  return (
    <>
      <ActionButton
        command="step-back"
        text={say('guide.stepBack')}
        sign={chevronLeft}
        onClick={companion.stepBack}
        isResting={!mayStepBack}
      />
      <ActionButton
        command={isShowing ? 'pause' : 'resume'}
        text={say(isShowing ? 'guide.pause' : 'guide.resume')}
        sign={isShowing ? pauseSign : playSign}
        onClick={isShowing ? companion.pause : companion.resume}
        isMain
      />
      <ActionButton command="step" text={say('guide.step')} sign={chevronRight} onClick={companion.stepOn} />
      <ActionButton
        command="again"
        text={say('guide.again')}
        sign={againSign}
        onClick={companion.again}
        isWordy
      />
      <ActionButton
        command="slower"
        text={say('guide.slower')}
        sign={slowerSign}
        isWordy
        onClick={() => companion.setSpeed(speed === 1 ? 0 : -1)}
        isResting={speed === -1}
      />
      <ActionButton
        command="faster"
        text={say('guide.faster')}
        sign={fasterSign}
        isWordy
        onClick={() => companion.setSpeed(speed === -1 ? 0 : 1)}
        isResting={speed === 1}
      />
    </>
  )
}

const hintTexts: readonly TextId[] = ['guide.hint', 'guide.hint.button', 'guide.hint.do']

function HintButton() {
  const say = useSay()
  const companion = useCompanion()
  const hint = usePlay((play) => play.hint)
  return <ActionButton command="hint" text={say(hintTexts[hint] ?? 'guide.hint')} onClick={companion.hint} />
}

function KeepOrPutBack() {
  const say = useSay()
  const companion = useCompanion()
  const mayPutBack = usePlay((play) => play.mayPutBack)
  if (!mayPutBack) return null
  return (
    <>
      <ActionButton command="keep" text={say('guide.keep')} onClick={companion.keep} />
      <ActionButton command="put-back" text={say('guide.putBack')} onClick={companion.putBack} />
    </>
  )
}

interface NextButtonProps {
  readonly isMain: boolean
}

function NextButton({ isMain }: NextButtonProps) {
  const say = useSay()
  const name = useTaskName()
  const companion = useCompanion()
  const next = companion.next()
  if (!next) return null
  const text = say({ id: 'guide.next', values: { task: { verbatim: name(next.task) } } })
  return <ActionButton command="next" text={text} onClick={companion.goOn} isMain={isMain} />
}

/** What can be done about what is impossible, greyed out or explained. */
function Fixes() {
  const say = useSay()
  const companion = useCompanion()
  const fixes = usePlay((play) => play.fixes)
  const isOver = usePlay((play) => play.under !== null)
  const mayShow = usePlay(
    ({ under, state, at, steps, isLent }) => !under && !isLent && state === 'explaining' && at < steps.length,
  )
  const leadsOn = usePlay(({ under, state }) => !under && state === 'explaining')
  const isLent = usePlay((play) => play.isLent)
  // A transition, because what fails in it reaches the `Boundary`.
  const [, begin] = useTransition()
  return (
    <>
      {mayShow && <ActionButton command="show" text={say('guide.show')} onClick={companion.show} isMain />}
      {fixes.map((fix) => (
        <ActionButton
          key={JSON.stringify(fix.label)}
          command="mend"
          text={say(fix.label)}
          onClick={() => companion.fix(fix)}
          isMain
        />
      ))}
      {leadsOn && (
        <ActionButton
          command="let-time-run"
          text={say(isLent ? 'guide.again' : 'explain.see')}
          onClick={() => begin(companion.letTimeRun)}
        />
      )}
      {leadsOn && isLent && (
        <ActionButton command="put-back" text={say('guide.putBack')} onClick={companion.putBack} />
      )}
      {leadsOn && <NextButton isMain={!mayShow && fixes.length === 0} />}
      {isOver && <ActionButton command="resume" text={say('guide.resume')} onClick={companion.dismiss} />}
    </>
  )
}
