/** What the casing is made of, whatever its keys do: the page that waits for the program shows the same one. */
import chevronLeft from 'virtual:lucide/chevron-left'
import chevronRight from 'virtual:lucide/chevron-right'
import circle from 'virtual:lucide/circle'
import x from 'virtual:lucide/x'
import type { ReactNode } from 'react'
import type { Button } from '../device/device'
import { Outline } from '../display/outline'

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
const back = <Outline d={chevronLeft} className="key-sign" />
const close = <Outline d={x} className="key-sign" />
const previous = <Outline d={chevronLeft} className="key-sign" />
const middle = <Outline d={circle} className="key-sign" />
const next = <Outline d={chevronRight} className="key-sign" />
