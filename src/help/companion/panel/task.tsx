/** The current task: its name, value, progress and steps. */
import { usePageServices } from '../../../common/page-services'
import { useTranslate } from '../../../common/texts/translator-provider'
import { check, x as leaveIcon } from '../../../thermostat/display/icon-data'
import { Outline } from '../../../thermostat/display/outline'
import type { TaskWithValue, WayStep } from '../../guidance/guidance'
import { ActionButton } from '../action-button'
import { Caption } from '../caption'
import { isQuestionAnswered } from '../is-question-answered'
import { type CompanionState, hasLongText, isInSandbox, narrowToTask } from '../phase-state'
import { useCompanion, useCompanionStore } from '../use-companion'
import { useTaskName } from '../use-task-name'
import { PracticeProgress } from './practice-progress'
import { TaskNotes } from './task-notes'
import { TaskSteps } from './task-steps'
import { ValueField } from './value-field'

interface TaskProps {
  readonly target: TaskWithValue
  /** True if the caption, where it is in the panel, has its buttons below it. */
  readonly hasActions: boolean
}

export function Task({ target, hasActions }: TaskProps) {
  const t = useTranslate()
  const { isFramed } = usePageServices()
  const title = useTaskName()(target.task)
  const phase = useCompanion(({ phaseState }) => phaseState.phase)
  const isCaptionInPanel = useCompanion(hasLongText) && !isFramed
  const steps = useCompanion(shownSteps)
  const doneCount = useCompanion(doneStepCount)
  const plannedSteps = useCompanion(({ phaseState }) =>
    phaseState.phase === 'ready' ? phaseState.plan.steps : null,
  )
  const isSandbox = useCompanion(isInSandbox)
  return (
    <section className="task" aria-label={title}>
      <TaskHead title={title} />
      <TaskProgressBar title={title} />
      {phase === 'practising' && <PracticeProgress />}
      {phase === 'ready' && <ValueField target={target} />}
      <TaskNotes target={target} />
      {isSandbox && <p className="task-aside">{t('guide.lent')}</p>}
      {isCaptionInPanel && <Caption hasActions={hasActions} />}
      {steps && steps.length > 0 && <TaskSteps steps={steps} currentIndex={doneCount} />}
      {/* No step is the current one before the visitor has chosen how to begin. */}
      {plannedSteps && <TaskSteps steps={plannedSteps} currentIndex={-1} />}
      <ShowButton />
    </section>
  )
}

/**
 * True while the head shows the number of the current step. After a takeover, it does not: the visitor may have opened
 * a screen to which no step belongs.
 */
function showsStepNumber({ phaseState }: CompanionState): boolean {
  return phaseState.phase === 'demonstrating' && phaseState.status !== 'taken-over'
}

/**
 * Returns the steps of a demonstration, also after its end. Empty if the visitor reached the goal without it, or after
 * taking over; null in the other phases, and during a takeover.
 */
function shownSteps(companion: CompanionState): readonly WayStep[] | null {
  const { phaseState } = companion
  if (phaseState.phase === 'done') return phaseState.steps
  return phaseState.phase === 'demonstrating' && showsStepNumber(companion) ? phaseState.plan.steps : null
}

function doneStepCount({ phaseState }: CompanionState): number {
  if (phaseState.phase === 'done') return phaseState.steps.length
  return phaseState.phase === 'demonstrating' ? phaseState.stepIndex : 0
}

/** The button that starts the demonstration, or starts it again, at the end of a task. */
function ShowButton() {
  const t = useTranslate()
  const companion = useCompanionStore()
  const isOffered = useCompanion(
    ({ phaseState }) => phaseState.phase === 'done' && !isQuestionAnswered(phaseState),
  )
  const isPractice = useCompanion(({ phaseState }) => narrowToTask(phaseState)?.mode === 'try')
  const command = isPractice ? 'show' : 'again'
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
  const isDone = useCompanion(({ phaseState }) => phaseState.phase === 'done')
  // During a practice the button is beside the other controls.
  const canLeave = useCompanion(({ phaseState }) => phaseState.phase !== 'practising')
  const isStepNumberShown = useCompanion(showsStepNumber)
  const total = useCompanion((state) => shownSteps(state)?.length ?? 0)
  const stepNumber = Math.min(useCompanion(doneStepCount) + 1, total)
  return (
    <div className="task-head">
      <h2>{title}</h2>
      {isStepNumberShown && (
        <span aria-hidden="true">{t({ id: 'guide.count', values: { at: stepNumber, all: total } })}</span>
      )}
      {isDone && <Outline d={check} />}
      <div ref={focusTargets.task} className="task-tools">
        {canLeave && (
          <ActionButton
            command="leave"
            text={t('guide.leave')}
            icon={leaveIcon}
            isPlain={true}
            onClick={() => companion.send({ type: 'close' })}
          />
        )}
      </div>
    </div>
  )
}

function TaskProgressBar({ title }: TaskTitleProps) {
  const total = useCompanion((state) => shownSteps(state)?.length ?? null)
  const doneCount = useCompanion(doneStepCount)
  if (total === null) return null
  // Without steps, the visitor has reached the goal, or it was met at the start.
  return <progress aria-label={title} max={Math.max(1, total)} value={total === 0 ? 1 : doneCount} />
}
