/** A dot for each press of the way that the visitor practises, filled from the left with each right press. */
import { rightPressesOf } from '../practising-phase'
import { useCompanion } from '../use-companion'

/** More dots would need several lines, and could not be counted at a glance. */
const MAX_DOTS = 24

export function PressDots() {
  const total = useCompanion(({ phaseState }) =>
    phaseState.phase === 'practising' ? phaseState.plan.fewestPresses : 0,
  )
  const right = useCompanion(({ phaseState }) =>
    phaseState.phase === 'practising' ? rightPressesOf(phaseState) : 0,
  )
  if (total === 0 || total > MAX_DOTS) return null
  return (
    // The caption says the number of presses to screen readers.
    <div className="press-dots" aria-hidden="true" data-dots={`${right}/${total}`}>
      {Array.from({ length: total }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the dots differ only in their place
        <span key={index} data-filled={index < right || undefined} />
      ))}
    </div>
  )
}
