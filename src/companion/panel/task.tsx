/** The task in hand: its name, its value, how far it is, and its steps. */
import { useApp } from '../../app/app'
import { check, rabbit as fasterSign, x as leaveSign } from '../../display/icon-data'
import { Outline } from '../../display/outline'
import { WithSigns } from '../../display/with-signs'
import { sentenceOf } from '../../guidance/telling/tell'
import { useSay } from '../../texts/words-provider'
import { ActionButton } from '../action-button'
import { Caption } from '../caption'
import { isReadToTheEnd } from '../is-read'
import { isLong, type Play, type TaskTarget } from '../play'
import { useCompanion, usePlay } from '../use-companion'
import { useTaskName } from '../use-task-name'

import { Before } from './before'
import { ValueField } from './value-field'

interface TaskProps {
  readonly aim: TaskTarget
}

export function Task({ aim }: TaskProps) {
  const say = useSay()
  const name = useTaskName()
  const state = usePlay((play) => play.state)
  const isShown = usePlay(hasSteps)
  const { isFramed } = useApp()
  const isBeside = usePlay(isLong) && !isFramed
  const isLent = usePlay((play) => play.isLent)
  return (
    <section className="task" aria-label={name(aim.task)}>
      <Head title={name(aim.task)} />
      <Progress title={name(aim.task)} />
      {state === 'ready' && <ValueField aim={aim} />}
      <Before aim={aim} />
      {isLent && <p className="task-aside">{say('guide.lent')}</p>}
      {isBeside && <Caption />}
      {isShown && <Steps />}
      <OtherWay />
    </section>
  )
}

/** Once the visitor took over, the steps may have nothing to do with where they went. */
const isTold = ({ state, tookOver }: Play) => state === 'showing' || (state === 'paused' && !tookOver)

/** At the end of a show its steps are still there to read. */
const hasSteps = (play: Play) =>
  isTold(play) || (play.state === 'reached' && play.mode === 'show' && !play.tookOver && !play.held)

/** Shows what is tried, and at the end also once more. */
function OtherWay() {
  const say = useSay()
  const companion = useCompanion()
  const state = usePlay((play) => play.state)
  const isTried = usePlay((play) => play.mode === 'try')
  const isRead = usePlay(isReadToTheEnd)
  if (state !== 'trying' && (state !== 'reached' || isRead)) return null
  const command = isTried ? 'show' : 'again'
  return (
    <div className="task-actions">
      <ActionButton
        command={command}
        text={say(`guide.${command}`)}
        onClick={state === 'trying' ? companion.show : companion.again}
      />
    </div>
  )
}

function Head({ title }: { readonly title: string }) {
  const say = useSay()
  const { focusPlaces } = useApp()
  const companion = useCompanion()
  const isReached = usePlay((play) => play.state === 'reached')
  const isCounted = usePlay(isTold)
  const at = usePlay((play) => Math.min(play.at + 1, play.steps.length))
  const all = usePlay((play) => play.steps.length)
  const isFast = usePlay((play) => play.speed === 'fast')
  return (
    <div className="task-head">
      <h2>{title}</h2>
      {isCounted && <span aria-hidden="true">{say({ id: 'guide.count', values: { at, all } })}</span>}
      {isReached && <Outline d={check} />}
      <div ref={focusPlaces.task} className="task-tools">
        {isCounted && (
          <ActionButton
            command="faster"
            text={say('guide.faster')}
            sign={fasterSign}
            isPressed={isFast}
            onClick={() => companion.setSpeed(isFast ? 'normal' : 'fast')}
          />
        )}
        <ActionButton command="leave" text={say('guide.leave')} sign={leaveSign} onClick={companion.leave} />
      </div>
    </div>
  )
}

function Progress({ title }: { readonly title: string }) {
  const isReached = usePlay((play) => play.state === 'reached')
  const isCounted = usePlay(isTold)
  const all = usePlay((play) => Math.max(1, play.steps.length))
  const done = usePlay((play) => play.at)
  if (!isCounted && !isReached) return null
  return <progress aria-label={title} max={all} value={isReached ? all : done} />
}

function Steps() {
  const say = useSay()
  const steps = usePlay((play) => play.steps)
  const at = usePlay((play) => play.at)
  return (
    <ol className="task-steps">
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place on the way
        <li key={index} aria-current={index === at ? 'step' : undefined} data-done={index < at || undefined}>
          {index < at && <Outline d={check} />}
          <span>
            <WithSigns text={sentenceOf(step)} say={say} />
          </span>
        </li>
      ))}
    </ol>
  )
}
