/** What the casing is made of, whatever its keys do: the page that waits for the program shows the same one. */
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Circle from 'lucide-react/icons/circle'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import type { Button } from '../device/device'

interface ShapeProps {
  readonly display: ReactNode
  /** Gives the key of a button, with its sign on it. */
  readonly keyOf: (button: Button, sign: ReactNode) => ReactNode
}

export function Shape({ display, keyOf }: ShapeProps) {
  return (
    <>
      <div className="glass">
        <div className="glass-bar">
          {keyOf('back', back)}
          {keyOf('close', close)}
        </div>
        {display}
        <div className="glare" aria-hidden="true" />
      </div>
      <div className="keys">
        {keyOf('previous', previous)}
        {keyOf('confirm', middle)}
        {keyOf('next', next)}
      </div>
    </>
  )
}

// Made once, so that a key is drawn again only when the key changed.
const back = <ChevronLeft className="key-sign" />
const close = <X className="key-sign" />
const previous = <ChevronLeft className="key-sign" />
const middle = <Circle className="key-sign" />
const next = <ChevronRight className="key-sign" />
