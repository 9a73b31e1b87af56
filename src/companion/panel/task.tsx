/** The task in hand: its name, its value, how far it is, and its steps. */
import check from 'virtual:lucide/check'
import { Outline } from '../../display/outline'
import { ActionButton } from '../action-button'
import type { Aim, Play } from '../play'
import { type Sayings, type Telling, useCompanion, usePlay } from '../use-companion'
import { WithSigns } from '../with-signs'
import { ValueField } from './value-field'

interface TaskProps {
  readonly aim: Aim
  readonly sayings: Sayings
}

export function Task({ aim, sayings }: TaskProps) {
  const { say, name, telling } = sayings
  const companion = useCompanion()
  const state = usePlay((play) => play.state)
  const isShown = usePlay(isTold)
  const isLent = usePlay((play) => play.isLent)
  return (
    <section className="task" aria-label={name(aim.task)}>
      <Progress title={name(aim.task)} />
      {state === 'ready' && <ValueField aim={aim} sayings={sayings} />}
      {isLent && <p className="task-aside">{say('guide.lent')}</p>}
      {isShown && telling && <Steps say={say} telling={telling} />}
      <div className="task-actions">
        {isShown && <ActionButton command="try" text={say('guide.try')} onClick={companion.try} />}
        {state === 'trying' && (
          <ActionButton command="show" text={say('guide.show')} onClick={companion.show} />
        )}
        {state === 'reached' && <Afterwards say={say} />}
        <ActionButton command="leave" text={say('guide.leave')} onClick={companion.leave} />
      </div>
    </section>
  )
}

/** Once the visitor took over, the steps may have nothing to do with where they went. */
const isTold = ({ state, tookOver }: Play) => state === 'showing' || (state === 'paused' && !tookOver)

function Afterwards({ say }: Pick<Sayings, 'say'>) {
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

interface StepsProps {
  readonly say: Sayings['say']
  readonly telling: Telling
}

function Steps({ say, telling }: StepsProps) {
  const steps = usePlay((play) => play.steps)
  const at = usePlay((play) => play.at)
  return (
    <ol className="task-steps">
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place on the way
        <li key={index} aria-current={index === at ? 'step' : undefined} data-done={index < at || undefined}>
          {index < at && <Outline d={check} />}
          <span>
            <WithSigns text={say(telling.sentenceOf(step))} />
          </span>
        </li>
      ))}
    </ol>
  )
}
