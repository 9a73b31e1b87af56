import chevronDown from 'virtual:lucide/chevron-down'
import { type ReactNode, useCallback, useRef } from 'react'
import type { TextId } from '../../device/device'
import { Outline } from '../../display/outline'
import { useSay } from '../../texts/words-provider'
import { useNextVisitor } from '../use-next-visitor'
import { Changed } from './changed'
import { showWhole } from './show-whole'

interface GroupProps {
  readonly title: TextId
  /** Whether something in it is not as usual. */
  readonly changed?: boolean
  readonly children: ReactNode
}

/** A part of the panel that is folded until a visitor looks for it. */
export function Group({ title, changed = false, children }: GroupProps) {
  const say = useSay()
  const details = useRef<HTMLDetailsElement>(null)
  useNextVisitor(
    useCallback(() => {
      if (details.current) details.current.open = false
    }, []),
  )
  return (
    <details ref={details} className="group" onToggle={showWhole}>
      <summary>
        <h3>{say(title)}</h3>
        {changed && <Changed />}
        <Outline d={chevronDown} />
      </summary>
      <div className="group-content">{children}</div>
    </details>
  )
}
