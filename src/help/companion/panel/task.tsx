/** The current task: its name, value and steps. */
import { useShallow } from 'zustand/react/shallow'
import { usePageServices } from '../../../common/page-services'
import { useTranslate } from '../../../common/texts/translator-provider'
import type { Text } from '../../../thermostat/device/device'
import { check, x as leaveIcon } from '../../../thermostat/display/icon-data'
import { Outline } from '../../../thermostat/display/outline'
import type { TaskWithValue } from '../../guidance/guidance'
import { ActionButton } from '../action-button'
import { Actions, Caption } from '../caption'
import { isQuestionAnswered } from '../is-question-answered'
import { type ListedSteps, listedStepsOf } from '../listed-steps'
import { areActionsInPanel, hasLongText, isInSandbox, narrowToTask } from '../phase-state'
import { rightPressesOf } from '../practising-phase'
import { PressDots } from '../press-dots'
import { useCompanion, useCompanionStore } from '../use-companion'
import { useTaskName } from '../use-task-name'
import { TaskNotes } from './task-notes'
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
  const title = useTaskName()(target.task)
  const phase = useCompanion(({ phaseState }) => phaseState.phase)
  const isSandbox = useCompanion(isInSandbox)
  const hasCaption = useCompanion(hasLongText) && !isFramed
  const hasOwnActions = useCompanion(areActionsInPanel) && hasActions && !isFramed
  // Its fields are compared, because most presses of a practice leave the list as it is.
  const listed = useCompanion(useShallow(listedStepsOf))
  return (
    <section className="task" aria-label={title}>
      <TaskHead title={title} listed={listed} />
      {phase === 'practising' && <PracticeDots />}
      {phase === 'ready' && <ValueField target={target} />}
      <TaskNotes target={target} />
      {isSandbox && <p className="task-aside">{t('guide.lent')}</p>}
      {hasCaption && <Caption hasActions={hasActions} />}
      {hasOwnActions && <Actions />}
      {listed && <TaskSteps {...listed} />}
      <ShowButton />
    </section>
  )
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

interface TaskHeadProps {
  readonly title: string
  readonly listed: ListedSteps | null
}

function TaskHead({ title, listed }: TaskHeadProps) {
  const t = useTranslate()
  const { focusTargets } = usePageServices()
  const companion = useCompanionStore()
  const phase = useCompanion(({ phaseState }) => phaseState.phase)
  return (
    <div className="task-head">
      <h2>{title}</h2>
      {phase === 'demonstrating' && listed && listed.steps.length > 1 && (
        <span aria-hidden="true">{t(countText(listed))}</span>
      )}
      {phase === 'done' && <Outline d={check} />}
      <div ref={focusTargets.task} className="task-tools">
        <ActionButton
          command="leave"
          text={t('guide.leave')}
          icon={leaveIcon}
          isPlain={true}
          onClick={() => companion.send({ type: 'close' })}
        />
      </div>
    </div>
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

/** Returns the number of the current step (at the end, of the last one), and the number of all steps. */
function countText({ steps, currentIndex }: ListedSteps): Text {
  const all = steps.length
  return { id: 'guide.count', values: { at: Math.min(currentIndex + 1, all), all } }
}
