/** The current task: its name, value, progress and steps. */
import { usePageServices } from '../../../common/page-services'
import { useTranslate } from '../../../common/texts/translator-provider'
import { check, rabbit as fasterSign, x as leaveSign } from '../../../thermostat/display/icon-data'
import { Outline } from '../../../thermostat/display/outline'
import { TextWithSymbols } from '../../../thermostat/display/text-with-symbols'
import type { TaskWithValue, WayStep } from '../../guidance/guidance'
import { sentenceOf } from '../../guidance/instructions/sentence'
import { ActionButton } from '../action-button'
import { Caption } from '../caption'
import { type CompanionState, hasLongText, isInSandbox, narrowToTask } from '../guide-state'
import { isQuestionAnswered } from '../is-question-answered'
import { useCompanion, useCompanionStore } from '../use-companion'
import { useTaskName } from '../use-task-name'
import { TaskNotes } from './task-notes'
import { ValueField } from './value-field'

interface TaskProps {
  readonly target: TaskWithValue
}

export function Task({ target }: TaskProps) {
  const t = useTranslate()
  const { isFramed } = usePageServices()
  const title = useTaskName()(target.task)
  const phase = useCompanion(({ guide }) => guide.phase)
  const isBeside = useCompanion(hasLongText) && !isFramed
  const steps = useCompanion(shownSteps)
  const isSandbox = useCompanion(isInSandbox)
  return (
    <section className="task" aria-label={title}>
      <TaskHead title={title} />
      <TaskProgressBar title={title} />
      {phase === 'ready' && <ValueField target={target} />}
      <TaskNotes target={target} />
      {isSandbox && <p className="task-aside">{t('guide.lent')}</p>}
      {isBeside && <Caption />}
      {steps && steps.length > 0 && <TaskSteps steps={steps} />}
      <ShowAgainButton />
    </section>
  )
}

/** True while the steps are numbered. After a takeover they may not fit the screen that the visitor opened. */
function hasStepCount({ guide }: CompanionState): boolean {
  return guide.phase === 'demonstrating' && guide.status !== 'taken-over'
}

/** Returns the steps of a demonstration, also after its end. */
function shownSteps(companion: CompanionState): readonly WayStep[] | null {
  const { guide } = companion
  if (guide.phase === 'done') return guide.steps
  return guide.phase === 'demonstrating' && hasStepCount(companion) ? guide.plan.steps : null
}

function doneStepCount({ guide }: CompanionState): number {
  if (guide.phase === 'done') return guide.steps.length
  return guide.phase === 'demonstrating' ? guide.stepIndex : 0
}

/** The button that shows the task during a practice, and again at the end. */
function ShowAgainButton() {
  const t = useTranslate()
  const companion = useCompanionStore()
  const isOffered = useCompanion(
    ({ guide }) => guide.phase === 'practising' || (guide.phase === 'done' && !isQuestionAnswered(guide)),
  )
  const isPractised = useCompanion(({ guide }) => narrowToTask(guide)?.mode === 'try')
  const command = isPractised ? 'show' : 'again'
  if (!isOffered) return null
  return (
    <div className="task-actions">
      <ActionButton
        command={command}
        text={t(`guide.${command}`)}
        onClick={() => companion.send({ type: 'show' })}
      />
    </div>
  )
}

interface TaskTitleProps {
  readonly title: string
}

function TaskHead({ title }: TaskTitleProps) {
  const t = useTranslate()
  const { focusTargets } = usePageServices()
  const companion = useCompanionStore()
  const isDone = useCompanion(({ guide }) => guide.phase === 'done')
  const isNumbered = useCompanion(hasStepCount)
  const all = useCompanion((now) => shownSteps(now)?.length ?? 0)
  const at = Math.min(useCompanion(doneStepCount) + 1, all)
  const isFast = useCompanion(({ speed }) => speed === 'fast')
  return (
    <div className="task-head">
      <h2>{title}</h2>
      {isNumbered && <span aria-hidden="true">{t({ id: 'guide.count', values: { at, all } })}</span>}
      {isDone && <Outline d={check} />}
      <div ref={focusTargets.task} className="task-tools">
        {isNumbered && (
          <ActionButton
            command="faster"
            text={t('guide.faster')}
            icon={fasterSign}
            isPressed={isFast}
            onClick={() => companion.send({ type: 'speed', speed: isFast ? 'normal' : 'fast' })}
          />
        )}
        <ActionButton
          command="leave"
          text={t('guide.leave')}
          icon={leaveSign}
          onClick={() => companion.send({ type: 'close' })}
        />
      </div>
    </div>
  )
}

function TaskProgressBar({ title }: TaskTitleProps) {
  const all = useCompanion((now) => shownSteps(now)?.length ?? null)
  const done = useCompanion(doneStepCount)
  if (all === null) return null
  // No steps: the goal is met already.
  return <progress aria-label={title} max={Math.max(1, all)} value={all === 0 ? 1 : done} />
}

interface TaskStepsProps {
  readonly steps: readonly WayStep[]
}

function TaskSteps({ steps }: TaskStepsProps) {
  const t = useTranslate()
  const at = useCompanion(doneStepCount)
  return (
    <ol className="task-steps">
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place on the way
        <li key={index} aria-current={index === at ? 'step' : undefined} data-done={index < at || undefined}>
          {index < at && <Outline d={check} />}
          <span>
            <TextWithSymbols text={sentenceOf(step)} t={t} />
          </span>
        </li>
      ))}
    </ol>
  )
}
