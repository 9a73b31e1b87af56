/** The task in hand: its name, its value, how far it is, and its steps. */
import { useApp } from '../../app/app'
import { check, rabbit as fasterSign, x as leaveSign } from '../../display/icon-data'
import { Outline } from '../../display/outline'
import { useDevice } from '../../display/use-device'
import { WithSigns } from '../../display/with-signs'
import type { Step } from '../../guidance/guidance'
import { sentenceOf } from '../../guidance/telling/tell'
import { useSay } from '../../texts/words-provider'
import { ActionButton } from '../action-button'
import { Caption } from '../caption'
import { type Demonstrating, isLong, type WithTask } from '../guide-state'
import { isReadToTheEnd } from '../is-read'
import { useCompanion } from '../use-companion'
import { useTaskName } from '../use-task-name'
import { Before } from './before'
import { ValueField } from './value-field'

interface TaskProps {
  readonly guide: WithTask
}

export function Task({ guide }: TaskProps) {
  const say = useSay()
  const { isFramed } = useApp()
  const title = useTaskName()(guide.target.task)
  const isBeside = useCompanion(isLong) && !isFramed
  const isLent = useDevice((device) => device.lent)
  const shown = shownSteps(guide)
  return (
    <section className="task" aria-label={title}>
      <Head title={title} guide={guide} />
      <Progress title={title} guide={guide} />
      {guide.phase === 'ready' && <ValueField target={guide.target} />}
      <Before guide={guide} />
      {isLent && <p className="task-aside">{say('guide.lent')}</p>}
      {isBeside && <Caption />}
      {shown && <Steps {...shown} />}
      <OtherWay guide={guide} />
    </section>
  )
}

interface StepsProps {
  readonly steps: readonly Step[]
  readonly at: number
}

/** Once the visitor took over, the steps may have nothing to do with where they went. */
function isTold(guide: WithTask): guide is Demonstrating {
  return guide.phase === 'demonstrating' && guide.run !== 'taken-over'
}

/** At the end of a demonstration its steps are still there to read. */
function shownSteps(guide: WithTask): StepsProps | null {
  if (isTold(guide)) return { steps: guide.plan.steps, at: guide.at }
  const isShown = guide.phase === 'done' && guide.steps.length > 0
  return isShown ? { steps: guide.steps, at: guide.steps.length } : null
}

/** Shows what is tried, and at the end also once more. */
function OtherWay({ guide }: TaskProps) {
  const say = useSay()
  const { companion } = useApp()
  if (guide.phase !== 'practising' && (guide.phase !== 'done' || isReadToTheEnd(guide))) return null
  const command = guide.mode === 'try' ? 'show' : 'again'
  return (
    <div className="task-actions">
      <ActionButton
        command={command}
        text={say(`guide.${command}`)}
        onClick={() => companion.send({ type: 'show' })}
      />
    </div>
  )
}

interface HeadProps extends TaskProps {
  readonly title: string
}

function Head({ title, guide }: HeadProps) {
  const say = useSay()
  const { focusPlaces, companion } = useApp()
  const isFast = useCompanion(({ speed }) => speed === 'fast')
  const isCounted = isTold(guide)
  return (
    <div className="task-head">
      <h2>{title}</h2>
      {isCounted && <span aria-hidden="true">{say({ id: 'guide.count', values: countOf(guide) })}</span>}
      {guide.phase === 'done' && <Outline d={check} />}
      <div ref={focusPlaces.task} className="task-tools">
        {isCounted && (
          <ActionButton
            command="faster"
            text={say('guide.faster')}
            sign={fasterSign}
            isPressed={isFast}
            onClick={() => companion.send({ type: 'speed', speed: isFast ? 'normal' : 'fast' })}
          />
        )}
        <ActionButton
          command="leave"
          text={say('guide.leave')}
          sign={leaveSign}
          onClick={() => companion.send({ type: 'close' })}
        />
      </div>
    </div>
  )
}

function countOf({ at, plan }: Demonstrating): { readonly at: number; readonly all: number } {
  const all = plan.steps.length
  return { at: Math.min(at + 1, all), all }
}

function Progress({ title, guide }: HeadProps) {
  if (!isTold(guide) && guide.phase !== 'done') return null
  const steps = guide.phase === 'done' ? guide.steps : guide.plan.steps
  const max = Math.max(1, steps.length)
  return <progress aria-label={title} max={max} value={guide.phase === 'done' ? max : guide.at} />
}

function Steps({ steps, at }: StepsProps) {
  const say = useSay()
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
