import type { ToggleEvent } from 'react'

/** Brings what was just unfolded into view. */
export function showWhole({ currentTarget, newState }: ToggleEvent<HTMLDetailsElement>): void {
  if (newState === 'open') currentTarget.scrollIntoView({ block: 'nearest' })
}
