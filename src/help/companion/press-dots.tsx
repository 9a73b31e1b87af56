/** A dot for each press, filled from the left with each press that is done. */
interface PressDotsProps {
  readonly total: number
  readonly done: number
}

export function PressDots({ total, done }: PressDotsProps) {
  return (
    // The sentence says the number of presses to screen readers.
    <span className="press-dots" aria-hidden="true" data-dots={`${done}/${total}`}>
      {Array.from({ length: total }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the dots differ only in their place
        <span key={index} data-filled={index < done || undefined} />
      ))}
    </span>
  )
}
