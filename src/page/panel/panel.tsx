/** A part of what stands beside the device, which folds where there is little room. */

import type { ReactNode, ToggleEvent } from 'react'
import type { TextId } from '../../device/device'
import { chevronDown } from '../../display/icon-data'
import { Outline } from '../../display/outline'
import { useSay } from '../../texts/words-provider'
import { Changed } from './changed'
import { showWhole } from './show-whole'
import type { Arrangement } from './use-arrangement'
import { usePanel } from './use-panel'
import './panel.css'

interface PanelProps {
  /** Whether the page is part of another one. */
  readonly framed: boolean
  readonly arrangement: Arrangement
  readonly title: TextId
  /** Whether something on it is not as usual. */
  readonly changed: boolean
  readonly children: ReactNode
}

export function Panel({ framed, arrangement, title, changed, children }: PanelProps) {
  const say = useSay()
  const { details, follow, isNarrow } = usePanel(framed, arrangement)
  const onToggle = (event: ToggleEvent<HTMLDetailsElement>) => {
    follow(event.newState === 'open')
    // A frame of fixed height may end right below the panel's head.
    if (framed && isNarrow) showWhole(event)
  }
  return (
    <details ref={details} className="page-panel" open onToggle={onToggle}>
      <summary>
        <h2>{say(title)}</h2>
        {changed && <Changed />}
        <Outline d={chevronDown} />
      </summary>
      {children}
    </details>
  )
}
