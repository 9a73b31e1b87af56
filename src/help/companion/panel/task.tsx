/** The current task: its name, value and steps. */
import { usePageServices } from '../../../common/page-services'
import { useTranslate, useTranslator } from '../../../common/texts/translator-provider'
import type { Text, TextId } from '../../../thermostat/device/device'
import { areInGuide, type TaskWithValue, textOfTaskValue, topicOf } from '../../guidance/guidance'
import { doneTextOf } from '../../guidance/instructions/done-text'
import { stepsWhereNeeded } from '../../guidance/manual/page-plan'
import { ActionButton } from '../action-button'
import { Actions, Caption } from '../caption'
import { isQuestionAnswered } from '../is-question-answered'
import { listedStepsOf } from '../listed-steps'
import {
  areActionsInPanel,
  type CompanionState,
  isInSandbox,
  isTextInPanel,
  narrowToTask,
} from '../phase-state'
import { rightPressesOf } from '../practising-phase'
import { PressDots } from '../press-dots'
import { useCompanion, useCompanionStore } from '../use-companion'
import { useTaskName } from '../use-task-name'
import { PanelHead } from './panel-head'
import { TaskManualLink, TaskNotes } from './task-notes'
import { TaskSteps } from './task-steps'
import { ValueField } from './value-field'

interface TaskProps {
  readonly target: TaskWithValue
  /** True if the panel has room for buttons: those of a caption in it, or those before the task begins. */
  readonly hasActions: boolean
}

export function Task({ target, hasActions }: TaskProps) {
  const t = useTranslate()
  const { isFramed } = usePageServices()
  const taskName = useTaskName()(target.task)
  const topic = topicOf(target.task, target.value)
  const title = topic ? t(`topic.${topic}`) : taskName
  const phase = useCompanion(({ phaseState }) => phaseState.phase)
  const isSandbox = useCompanion(isInSandbox)
  const hasCaption = useCompanion(isTextInPanel) && !isFramed
  const hasOwnActions = useCompanion(areActionsInPanel) && hasActions && !isFramed
  return (
    <section className="task" aria-label={title}>
      <TaskHead title={title} />
      {phase === 'ready' && <ValueField target={target} />}
      <TaskNotes target={target} />
      {isSandbox && <p className="task-aside">{t('guide.lent')}</p>}
      {hasCaption && phase === 'impossible' && <p className="task-aside">{t('diagnosis.onPage')}</p>}
      {hasCaption && <Caption hasActions={hasActions} />}
      <TaskManualLink target={target} />
      <GoalMetNote target={target} />
      {hasOwnActions && <Actions />}
      <ListedTaskSteps />
      <StepsWhereNeeded target={target} />
      <ShowButton />
    </section>
  )
}

/** The statement that the goal is met, before a task begins. */
function GoalMetNote({ target: { task, value } }: Pick<TaskProps, 'target'>) {
  const t = useTranslate()
  const isMet = useCompanion(
    (companion) => companion.phaseState.phase === 'ready' && isMetFromStart(companion),
  )
  if (!isMet) return null
  const texts: readonly Text[] = ['guide.held', doneTextOf(task, textOfTaskValue(task, value))]
  return (
    <p className="task-aside" data-met="">
      {texts.map(t).join(' ')}
    </p>
  )
}

/** The steps from another device, for a visitor whose thermostat at home is not like the demo. */
function StepsWhereNeeded({ target }: Pick<TaskProps, 'target'>) {
  const t = useTranslate()
  const { language } = useTranslator()
  const occasion = useCompanion(occasionOfOtherSteps)
  const steps = occasion ? stepsWhereNeeded(target, language) : []
  if (!occasion || steps.length === 0) return null
  return (
    <>
      <p className="task-aside">{t(occasion)}</p>
      <TaskSteps steps={steps} currentIndex={-1} hasGoalsOnly={false} />
    </>
  )
}

/** Returns when the steps from another device are needed; null if they are not. */
function occasionOfOtherSteps(companion: CompanionState): TextId | null {
  if (isMetFromStart(companion)) return 'guide.notHeld'
  const { phaseState } = companion
  if (phaseState.phase === 'ready') return areInGuide(phaseState.plan.steps) ? 'guide.inUse' : null
  return phaseState.phase === 'done' && areInGuide(phaseState.steps) ? 'guide.inUse' : null
}

/** True if the goal was met before anything was pressed. */
function isMetFromStart({ phaseState }: CompanionState): boolean {
  return phaseState.phase === 'ready'
    ? phaseState.plan.steps.length === 0
    : phaseState.phase === 'done' && phaseState.reachedBy === 'already'
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

/** Draws the list alone, because in a practice each press changes the phase. */
function ListedTaskSteps() {
  const listed = listedStepsOf(useCompanion(({ phaseState }) => phaseState))
  return listed && <TaskSteps {...listed} />
}

function TaskHead({ title }: { readonly title: string }) {
  const phase = useCompanion(({ phaseState }) => phaseState.phase)
  return (
    <PanelHead title={title}>
      {phase === 'demonstrating' && <StepNumber />}
      {phase === 'practising' && <PracticeDots />}
    </PanelHead>
  )
}

/** A line of dots, one for each press of the way. */
function PracticeDots() {
  const right = useCompanion(({ phaseState }) =>
    phaseState.phase === 'practising' ? rightPressesOf(phaseState) : 0,
  )
  const total = useCompanion(({ phaseState }) =>
    phaseState.phase === 'practising' ? phaseState.plan.fewestPresses : 0,
  )
  return <PressDots total={total} done={right} />
}

/** The number of the current step (at the end, of the last one), and the number of all steps. */
function StepNumber() {
  const t = useTranslate()
  const listed = listedStepsOf(useCompanion(({ phaseState }) => phaseState))
  if (!listed || listed.steps.length < 2) return null
  const all = listed.steps.length
  const at = Math.min(Math.max(0, listed.currentIndex) + 1, all)
  return <span aria-hidden="true">{t({ id: 'guide.count', values: { at, all } })}</span>
}
