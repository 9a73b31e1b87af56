/** A dot for each press, filled from the left with each press that is done. */
interface PressDotsProps {
  readonly total: number
  readonly done: number
}

/** More dots would need several lines, and could not be counted at a glance. */
const MAX_DOTS = 24

export function PressDots({ total, done }: PressDotsProps) {
  if (total > MAX_DOTS) return null
  return (
    // The caption says the number of presses to screen readers.
    <span className="press-dots" aria-hidden="true" data-dots={`${done}/${total}`}>
      {Array.from({ length: total }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the dots differ only in their place
        <span key={index} data-filled={index < done || undefined} />
      ))}
    </span>
  )
}
