/** The task in hand: its name, its value, how far it is, and its steps. */
import { useApp } from '../../app/app'
import { check } from '../../display/icon-data'
import { Outline } from '../../display/outline'
import { tasks } from '../../guidance/guidance'
import { sentenceOf } from '../../guidance/telling/tell'
import { useSay } from '../../texts/words-provider'
import { ActionButton } from '../action-button'
import { isReadToTheEnd } from '../is-read'
import type { Aim, Play } from '../play'
import { useCompanion, usePlay } from '../use-companion'
import { useTaskName } from '../use-task-name'
import { WithSigns } from '../with-signs'
import { Before } from './before'
import { ValueField } from './value-field'

interface TaskProps {
  readonly aim: Aim
}

export function Task({ aim }: TaskProps) {
  const say = useSay()
  const name = useTaskName()
  const { focusPlaces } = useApp()
  const companion = useCompanion()
  const state = usePlay((play) => play.state)
  const isShown = usePlay(isTold)
  const isLent = usePlay((play) => play.isLent)
  const mayUndo = usePlay(isUndoneByTrying)
  const isRead = usePlay(isReadToTheEnd)
  return (
    <section className="task" aria-label={name(aim.task)}>
      <Progress title={name(aim.task)} />
      {state === 'ready' && <ValueField aim={aim} />}
      <Before aim={aim} />
      {mayUndo && (
        <p className="task-aside" data-undoes="">
          {say('guide.tryUndoes')}
        </p>
      )}
      {isLent && <p className="task-aside">{say('guide.lent')}</p>}
      {isShown && <Steps />}
      <div ref={focusPlaces.task} className="task-actions">
        {isShown && <ActionButton command="try" text={say('guide.try')} onClick={companion.try} />}
        {state === 'trying' && (
          <ActionButton command="show" text={say('guide.show')} onClick={companion.show} />
        )}
        {state === 'reached' && !isRead && <Afterwards />}
        {!isRead && <ActionButton command="leave" text={say('guide.leave')} onClick={companion.leave} />}
      </div>
    </section>
  )
}

/** A try after a show, or in it, begins where that began. */
const isUndoneByTrying = ({ state, mode, held, mayPutBack, aim }: Play) =>
  state === 'reached' && mode === 'show' && !held && mayPutBack && !(aim && tasks[aim.task].reads)

/** Once the visitor took over, the steps may have nothing to do with where they went. */
const isTold = ({ state, tookOver }: Play) => state === 'showing' || (state === 'paused' && !tookOver)

function Afterwards() {
  const say = useSay()
  const companion = useCompanion()
  const mode = usePlay((play) => play.mode)
  const command = mode === 'show' ? 'again' : 'show'
  return <ActionButton command={command} text={say(`guide.${command}`)} onClick={companion.again} />
}

function Progress({ title }: { readonly title: string }) {
  const state = usePlay((play) => play.state)
  const done = usePlay((play) => (play.state === 'reached' ? play.steps.length : play.at))
  const all = usePlay((play) => play.steps.length)
  const isCounted = usePlay(isTold)
  return (
    <>
      <div className="task-head">
        <h3>{title}</h3>
        {isCounted && <span aria-hidden="true">{`${Math.min(done + 1, all)} / ${all}`}</span>}
        {state === 'reached' && <Outline d={check} />}
      </div>
      {(isCounted || state === 'reached') && (
        <progress
          aria-label={title}
          max={Math.max(1, all)}
          value={state === 'reached' ? Math.max(1, all) : done}
        />
      )}
    </>
  )
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
            <WithSigns text={say(sentenceOf(step))} />
          </span>
        </li>
      ))}
    </ol>
  )
}
