/** The steps of a task, numbered, with the current one marked. */
import { memo, useEffect, useRef } from 'react'
import { useTranslate } from '../../../common/texts/translator-provider'
import { check } from '../../../thermostat/display/icon-data'
import { Outline } from '../../../thermostat/display/outline'
import { TextWithSymbols } from '../../../thermostat/display/text-with-symbols'
import type { WayStep } from '../../guidance/guidance'
import { goalOf } from '../../guidance/instructions/goal'
import { sentenceOf } from '../../guidance/instructions/sentence'
import type { ListedSteps } from '../listed-steps'

/** Memoized, because most presses of a practice leave the list as it is. */
export const TaskSteps = memo(function TaskSteps({ steps, currentIndex, hasGoalsOnly }: ListedSteps) {
  const current = useRef<HTMLLIElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls once to each row
  useEffect(() => {
    if (current.current) scrollIntoPanel(current.current)
  }, [currentIndex])
  if (steps.length === 0) return null
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
          <StepText step={step} isGoal={hasGoalsOnly} />
        </li>
      ))}
    </ol>
  )
})

interface StepTextProps {
  readonly step: WayStep
  /** True for the goal of the step without its buttons. */
  readonly isGoal: boolean
}

/** Memoized, because a text is derived from the pictures of its step. */
const StepText = memo(function StepText({ step, isGoal }: StepTextProps) {
  const t = useTranslate()
  return (
    <span>
      <TextWithSymbols text={isGoal ? goalOf(step) : sentenceOf(step)} t={t} />
    </span>
  )
})

/** The height of the faded foot of the panel. */
const FADE = 24

/**
 * Scrolls the panel alone until this item and the next one are in view. `scrollIntoView` would also scroll the page, and
 * the device out of view.
 */
function scrollIntoPanel(item: Element): void {
  const panel = item.closest('[role="tabpanel"]')
  const { top, bottom } = item.getBoundingClientRect()
  const visible = panel?.getBoundingClientRect()
  if (!panel || !visible) return
  // In a list of two columns the next item can be higher up.
  const end = Math.max(bottom, item.nextElementSibling?.getBoundingClientRect().bottom ?? 0)
  const visibleEnd = visible.bottom - FADE
  // On a phone the head stays at the top of the panel, over the steps.
  const head = item.closest('.task')?.querySelector('.task-head')
  const visibleTop = Math.max(visible.top, head?.getBoundingClientRect().bottom ?? 0)
  if (top < visibleTop || end > visibleEnd)
    // A low panel has room for the first of the two.
    panel.scrollBy({ top: Math.min(top - visibleTop, (top + end - visibleTop - visibleEnd) / 2) })
}
