/** The white casing with its black glass: the display, back and close above it, three buttons below. */
import { memo, type RefObject, useCallback, useRef } from 'react'
import type { Button } from '../device/device'
import { Boundary } from '../display/boundary'
import { Display } from '../display/display'
import { chevronLeft, chevronRight, circle, x } from '../display/icon-data'
import { CasingButton } from './casing-button'
import { useCasingInput } from './use-casing-input'
import './casing.css'

/** The path of each button's sign. */
const signs: Readonly<Record<Button, string>> = {
  previous: chevronLeft,
  confirm: circle,
  next: chevronRight,
  back: chevronLeft,
  close: x,
}

export const Casing = memo(function Casing() {
  const casing = useRef<HTMLDivElement>(null)
  const confirm = useRef<HTMLButtonElement>(null)
  const heldButtons = useCasingInput(casing)
  const focusConfirm = useCallback(() => confirm.current?.focus({ preventScroll: true }), [])
  const renderButton = (button: Button, ref?: RefObject<HTMLButtonElement | null>) => (
    <CasingButton button={button} sign={signs[button]} heldButtons={heldButtons} {...(ref && { ref })} />
  )
  return (
    <div ref={casing} className="casing" data-casing="">
      <div className="glass">
        <Boundary>
          <Display onFocusLost={focusConfirm} />
        </Boundary>
        <div className="glare" aria-hidden="true" />
      </div>
      <div className="casing-buttons">
        {renderButton('previous')}
        {renderButton('confirm', confirm)}
        {renderButton('next')}
      </div>
      {/* Last, as the keyboard comes to them; drawn on the glass. */}
      <div className="glass-bar">
        {renderButton('back')}
        {renderButton('close')}
      </div>
    </div>
  )
})
