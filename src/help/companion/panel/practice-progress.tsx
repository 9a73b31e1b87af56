/** The progress of a practice: a dot for each press, the steps that are done, and the number of the next one. */
import { useTranslate } from '../../../common/texts/translator-provider'
import { completedStepsOf, rightPressesOf } from '../practising-phase'
import { useCompanion } from '../use-companion'
import { PressDots } from './press-dots'
import { StepContent } from './task-steps'

export function PracticeProgress() {
  const t = useTranslate()
  const practising = useCompanion(({ phaseState }) => (phaseState.phase === 'practising' ? phaseState : null))
  if (!practising) return null
  const completed = completedStepsOf(practising)
  const number = { at: completed.length + 1, all: practising.stepsFromStart.length }
  return (
    <>
      <PressDots total={practising.plan.fewestPresses} done={rightPressesOf(practising)} />
      <ol className="task-steps">
        {completed.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no id, and keep their order
          <li key={index} data-done="">
            <StepContent step={step} isDone={true} />
          </li>
        ))}
        <li className="next-step">{t({ id: 'guide.stepOf', values: number })}</li>
      </ol>
    </>
  )
}
