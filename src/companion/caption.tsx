/** The companion's sentence under the device, and the buttons that go with it. */
import chevronLeft from 'virtual:lucide/chevron-left'
import chevronRight from 'virtual:lucide/chevron-right'
import pauseSign from 'virtual:lucide/pause'
import playSign from 'virtual:lucide/play'
import fasterSign from 'virtual:lucide/rabbit'
import againSign from 'virtual:lucide/rotate-ccw'
import slowerSign from 'virtual:lucide/turtle'
import { useEffect } from 'react'
import type { TextId } from '../device/device'
import { useDevice } from '../display/use-device'
import { spoken } from '../guidance/guidance'
import { ActionButton } from './action-button'
import { captionTexts, heardTexts, whyCold } from './caption-texts'
import { useRing } from './ring'
import { type Sayings, useCompanion, usePlay, useSayings } from './use-companion'
import './companion.css'

interface CaptionProps {
  /** Says a sentence in the page's live region. */
  readonly announce: (sentence: string) => void
}

/** What the companion says, in the place of the notice. */
export function CompanionCaption({ announce }: CaptionProps) {
  const sayings = useSayings()
  useRing()
  return sayings && <Caption sayings={sayings} announce={announce} />
}

interface LoadedProps {
  readonly sayings: Sayings
  readonly announce: CaptionProps['announce']
}

function Caption({ sayings, announce }: LoadedProps) {
  const { say, name } = sayings
  const play = usePlay((all) => all)
  const texts = captionTexts(play, name, useDevice(whyCold))
  const sentence = texts ? say(texts.sentence) : ''
  const aside = texts?.aside ? say(texts.aside) : ''
  const heard = texts
    ? heardTexts(play, texts)
        .map((text) => say(spoken(text)))
        .join(' ')
    : ''
  useEffect(() => {
    if (heard) announce(heard)
  }, [heard, announce])
  if (!texts) return null
  return (
    <div className="caption">
      <div className="caption-texts">
        <p
          className={`caption-sentence ${play.state === 'explaining' ? 'caption-long' : ''}`}
          data-caption=""
          data-step={texts.step}
        >
          {sentence}
        </p>
        <p className="caption-aside">{aside}</p>
      </div>
      <div className="caption-actions">
        <Actions sayings={sayings} />
      </div>
    </div>
  )
}

interface SayProps {
  readonly say: Sayings['say']
}

interface SayingsProps {
  readonly sayings: Sayings
}

function Actions({ sayings }: SayingsProps) {
  const { say } = sayings
  const companion = useCompanion()
  const state = usePlay((play) => play.state)
  const mode = usePlay((play) => play.mode)
  const held = usePlay((play) => play.held)
  const leadsOn = usePlay((play) => play.mode === 'try' || play.then !== null)
  switch (state) {
    case 'ready':
      return (
        <>
          <ActionButton act="show" text={say('guide.show')} onClick={companion.show} isMain />
          {!held && <ActionButton act="try" text={say('guide.try')} onClick={companion.try} />}
        </>
      )
    case 'showing':
    case 'paused':
      return <Transport say={say} />
    case 'trying':
      return <Hint say={say} />
    case 'reached':
      return (
        <>
          <Kept say={say} />
          {mode === 'show' && !held && (
            <ActionButton act="try" text={say('guide.tryNow')} onClick={companion.try} isMain={!leadsOn} />
          )}
          {leadsOn && <Next sayings={sayings} isMain />}
        </>
      )
    default:
      return <Fixes sayings={sayings} />
  }
}

function Transport({ say }: SayProps) {
  const companion = useCompanion()
  const isShowing = usePlay((play) => play.state === 'showing')
  const mayStepBack = usePlay((play) => play.mayStepBack)
  const speed = usePlay((play) => play.speed)
  return (
    <>
      <ActionButton
        act="step-back"
        text={say('guide.stepBack')}
        sign={chevronLeft}
        onClick={companion.stepBack}
        isResting={!mayStepBack}
      />
      <ActionButton
        act={isShowing ? 'pause' : 'resume'}
        text={say(isShowing ? 'guide.pause' : 'guide.resume')}
        sign={isShowing ? pauseSign : playSign}
        onClick={isShowing ? companion.pause : companion.resume}
        isMain
      />
      <ActionButton act="step" text={say('guide.step')} sign={chevronRight} onClick={companion.stepOn} />
      <ActionButton
        act="again"
        text={say('guide.again')}
        sign={againSign}
        onClick={companion.again}
        isWordy
      />
      <ActionButton
        act="slower"
        text={say('guide.slower')}
        sign={slowerSign}
        isWordy
        onClick={() => companion.setSpeed(speed === 1 ? 0 : -1)}
        isResting={speed === -1}
      />
      <ActionButton
        act="faster"
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

function Hint({ say }: SayProps) {
  const companion = useCompanion()
  const hint = usePlay((play) => play.hint)
  return <ActionButton act="hint" text={say(hintTexts[hint] ?? 'guide.hint')} onClick={companion.hint} />
}

function Kept({ say }: SayProps) {
  const companion = useCompanion()
  const mayPutBack = usePlay((play) => play.mayPutBack)
  if (!mayPutBack) return null
  return (
    <>
      <ActionButton act="keep" text={say('guide.keep')} onClick={companion.keep} />
      <ActionButton act="put-back" text={say('guide.putBack')} onClick={companion.putBack} />
    </>
  )
}

interface NextProps extends SayingsProps {
  readonly isMain: boolean
}

function Next({ sayings: { say, name }, isMain }: NextProps) {
  const companion = useCompanion()
  const next = companion.next()
  if (!next) return null
  const text = say({ id: 'guide.next', values: { task: { verbatim: name(next.task) } } })
  return <ActionButton act="next" text={text} onClick={companion.goOn} isMain={isMain} />
}

/** What can be done about what is impossible, greyed out or explained. */
function Fixes({ sayings }: SayingsProps) {
  const { say } = sayings
  const companion = useCompanion()
  const fixes = usePlay((play) => play.fixes)
  const isOver = usePlay((play) => play.under !== null)
  const mayShow = usePlay(
    ({ under, state, at, steps }) => !under && state === 'explaining' && at < steps.length,
  )
  const leadsOn = usePlay(({ under, state }) => !under && state === 'explaining')
  return (
    <>
      {mayShow && <ActionButton act="show" text={say('guide.show')} onClick={companion.show} isMain />}
      {fixes.map((fix) => (
        <ActionButton
          key={JSON.stringify(fix.label)}
          act="mend"
          text={say(fix.label)}
          onClick={() => companion.fix(fix)}
          isMain
        />
      ))}
      {leadsOn && <Kept say={say} />}
      {leadsOn && <Next sayings={sayings} isMain={!mayShow} />}
      {isOver && <ActionButton act="resume" text={say('guide.resume')} onClick={companion.dismiss} />}
    </>
  )
}
