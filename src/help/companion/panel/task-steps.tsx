/** The steps of a demonstration, with the current one marked. */
import { useEffect, useRef } from 'react'
import { useTranslate } from '../../../common/texts/translator-provider'
import { check } from '../../../thermostat/display/icon-data'
import { Outline } from '../../../thermostat/display/outline'
import { TextWithSymbols } from '../../../thermostat/display/text-with-symbols'
import type { WayStep } from '../../guidance/guidance'
import { sentenceOf } from '../../guidance/instructions/sentence'

interface TaskStepsProps {
  readonly steps: readonly WayStep[]
  /** The index of the current step; -1 while the steps are only planned. */
  readonly currentIndex: number
}

export function TaskSteps({ steps, currentIndex }: TaskStepsProps) {
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
          <StepContent step={step} isDone={index < currentIndex} />
        </li>
      ))}
    </ol>
  )
}

interface StepContentProps {
  readonly step: WayStep
  readonly isDone: boolean
}

/** The sentence of a step, after a check mark once the step is done. */
export function StepContent({ step, isDone }: StepContentProps) {
  const t = useTranslate()
  return (
    <>
      {isDone && <Outline d={check} />}
      <span>
        <TextWithSymbols text={sentenceOf(step)} t={t} />
      </span>
    </>
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
