/** The current task: its name, value, progress and steps. */
import { useEffect, useRef } from 'react'
import { usePageServices } from '../../../common/page-services'
import { useTranslate } from '../../../common/texts/translator-provider'
import { check, rabbit as fasterIcon, x as leaveIcon } from '../../../thermostat/display/icon-data'
import { Outline } from '../../../thermostat/display/outline'
import { TextWithSymbols } from '../../../thermostat/display/text-with-symbols'
import type { TaskWithValue, WayStep } from '../../guidance/guidance'
import { sentenceOf } from '../../guidance/instructions/sentence'
import { ActionButton } from '../action-button'
import { Caption } from '../caption'
import { isQuestionAnswered } from '../is-question-answered'
import { type CompanionState, hasLongText, isInSandbox, narrowToTask } from '../phase-state'
import { useCompanion, useCompanionStore } from '../use-companion'
import { useTaskName } from '../use-task-name'
import { PressDots } from './press-dots'
import { TaskNotes } from './task-notes'
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
      {phase === 'practising' && <PressDots />}
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
  const isFast = useCompanion(({ speed }) => speed === 'fast')
  return (
    <div className="task-head">
      <h2>{title}</h2>
      {isStepNumberShown && (
        <span aria-hidden="true">{t({ id: 'guide.count', values: { at: stepNumber, all: total } })}</span>
      )}
      {isDone && <Outline d={check} />}
      <div ref={focusTargets.task} className="task-tools">
        {isStepNumberShown && (
          <ActionButton
            command="faster"
            text={t('guide.faster')}
            icon={fasterIcon}
            isPressed={isFast}
            onClick={() => companion.send({ type: 'speed', speed: isFast ? 'normal' : 'fast' })}
          />
        )}
        {canLeave && (
          <ActionButton
            command="leave"
            text={t('guide.leave')}
            icon={leaveIcon}
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

interface TaskStepsProps {
  readonly steps: readonly WayStep[]
  /** The index of the current step; -1 while the steps are only planned. */
  readonly currentIndex: number
}

function TaskSteps({ steps, currentIndex }: TaskStepsProps) {
  const t = useTranslate()
  const current = useRef<HTMLLIElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls once to each step
  useEffect(() => {
    if (current.current) scrollIntoPanel(current.current)
  }, [currentIndex])
  return (
    <ol className="task-steps" data-planned={currentIndex < 0 || undefined}>
      {steps.map((step, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no id, and keep their order
          key={index}
          ref={index === currentIndex ? current : undefined}
          aria-current={index === currentIndex ? 'step' : undefined}
          data-done={index < currentIndex || undefined}
        >
          {index < currentIndex && <Outline d={check} />}
          <span>
            <TextWithSymbols text={sentenceOf(step)} t={t} />
          </span>
        </li>
      ))}
    </ol>
  )
}

/** Scrolls the panel alone. `scrollIntoView` would also scroll the page, and the device out of view. */
function scrollIntoPanel(item: Element): void {
  const panel = item.closest('[role="tabpanel"]')
  const { top, bottom } = item.getBoundingClientRect()
  const visible = panel?.getBoundingClientRect()
  if (!panel || !visible) return
  // On a phone the head stays at the top of the panel, over the steps.
  const head = item.closest('.task')?.querySelector('.task-head')
  const visibleTop = Math.max(visible.top, head?.getBoundingClientRect().bottom ?? 0)
  if (top < visibleTop || bottom > visible.bottom)
    panel.scrollBy({ top: (top + bottom - visibleTop - visible.bottom) / 2 })
}
