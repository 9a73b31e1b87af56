import { type ReactNode, type ToggleEvent, useCallback, useLayoutEffect, useRef } from 'react'
import type { TextId } from '../../device/device'
import { chevronDown } from '../../display/icon-data'
import { Outline } from '../../display/outline'
import { useSay } from '../../texts/words-provider'
import { useNextVisitor } from '../use-next-visitor'
import { Changed } from './changed'
import { showWhole } from './show-whole'

interface GroupProps {
  readonly title: TextId
  /** Whether something in it is not as usual. */
  readonly changed?: boolean
  /** Its hooks for tests and for the page around, by their names. */
  readonly hooks?: Readonly<Record<`data-${string}`, string | number>>
  /** How often an address or the page around asked for it: it unfolds, and the page stays where it is. */
  readonly unfolded?: number
  readonly onToggle?: (isOpen: boolean) => void
  readonly children: ReactNode
}

/** A part of the panel that is folded until a visitor looks for it. */
export function Group({ title, changed = false, hooks, unfolded = 0, onToggle, children }: GroupProps) {
  const say = useSay()
  const details = useRef<HTMLDetailsElement>(null)
  useNextVisitor(
    useCallback(() => {
      if (details.current) details.current.open = false
    }, []),
  )
  const isUnfolding = useRef(false)
  useLayoutEffect(() => {
    if (unfolded === 0 || !details.current || details.current.open) return
    isUnfolding.current = true
    details.current.open = true
  }, [unfolded])
  const onToggled = (event: ToggleEvent<HTMLDetailsElement>) => {
    // React tells of what unfolds inside, too.
    if (event.target !== event.currentTarget) return
    if (!isUnfolding.current) showWhole(event)
    isUnfolding.current = false
    onToggle?.(event.newState === 'open')
  }
  return (
    <details ref={details} className="group" onToggle={onToggled} {...hooks}>
      <summary>
        <h3>{say(title)}</h3>
        {changed && <Changed />}
        <Outline d={chevronDown} />
      </summary>
      {children && <div className="group-content">{children}</div>}
    </details>
  )
}
