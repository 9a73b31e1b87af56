/** The parts of the casing and their order, which the page shows before the program runs as well. */
import chevronLeft from 'virtual:lucide/chevron-left'
import chevronRight from 'virtual:lucide/chevron-right'
import circle from 'virtual:lucide/circle'
import x from 'virtual:lucide/x'
import type { ReactNode } from 'react'
import type { Button } from '../device/device'
import { Outline } from '../display/outline'

interface CasingLayoutProps {
  readonly display: ReactNode
  /** Draws a button with its sign on it. */
  readonly renderButton: (button: Button, sign: ReactNode) => ReactNode
}

export function CasingLayout({ display, renderButton }: CasingLayoutProps) {
  return (
    <>
      <div className="glass">
        <div className="glass-bar">
          {renderButton('back', signs.back)}
          {renderButton('close', signs.close)}
        </div>
        {display}
        <div className="glare" aria-hidden="true" />
      </div>
      <div className="casing-buttons">
        {renderButton('previous', signs.previous)}
        {renderButton('confirm', signs.confirm)}
        {renderButton('next', signs.next)}
      </div>
    </>
  )
}

// Made once, so that a button is drawn again only when the button changed.
const signs: Readonly<Record<Button, ReactNode>> = {
  previous: <Outline d={chevronLeft} className="button-sign" />,
  confirm: <Outline d={circle} className="button-sign" />,
  next: <Outline d={chevronRight} className="button-sign" />,
  back: <Outline d={chevronLeft} className="button-sign" />,
  close: <Outline d={x} className="button-sign" />,
}
