/** A value that rolls when it changes, in a frame that blinks while it is edited. */
import { useState } from 'react'
import { fitOf, splitUnit } from './text-fit'

interface ValueProps {
  readonly shown: string
  /** The raw value, for tests and host pages; absent if the value is not the one that the screen sets. */
  readonly raw?: number | string
  readonly editing?: boolean
  /**
   * The value rolls when this changes; by default the shown text. For a reading it is the label with its sensor,
   * because simulated time changes readings constantly.
   */
  readonly rollKey?: string | undefined
}

export function Value({ shown, raw, editing = false, rollKey = shown }: ValueProps) {
  const roll = useRoll(rollKey, raw)
  const { number, unit } = splitUnit(shown)
  return (
    // The key starts the animations again: the roll, and the blinking of the frame.
    <span key={rollKey} className="value" data-value={raw} data-editing={editing ? 'true' : undefined}>
      <span className={`rolling ${roll}`} data-fit={fitOf('value', number)}>
        {withDashes(number)}
        {unit && <span className={unit === '°' ? 'degree' : 'unit'}>{unit}</span>}
      </span>
    </span>
  )
}

/** Returns a text as it is, but the point of dashes in place of digits is in line with them. */
export function withDashes(text: string) {
  const [, point, unit] = /^--([.,])-(.*)$/.exec(text) ?? []
  if (!point) return text
  return (
    <>
      <span className="no-number">
        --<span>{point}</span>-
      </span>
      {unit}
    </>
  )
}

/** Returns the class of the animation: `rise`, `fall`, `turn` for a change without a direction, none at first. */
function useRoll(rollKey: string, raw: number | string | undefined): string {
  const [last, setLast] = useState({ rollKey, raw, roll: '' })
  if (last.rollKey === rollKey) return last.roll
  const roll = rollBetween(last.raw, raw)
  setLast({ rollKey, raw, roll })
  return roll
}

function rollBetween(before: number | string | undefined, after: number | string | undefined): string {
  if (typeof before !== 'number' || typeof after !== 'number' || before === after) return 'turn'
  return after > before ? 'rise' : 'fall'
}
