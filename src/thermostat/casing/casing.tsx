/** The white casing with its black glass: the display, back and close above it, and three buttons below. */
import { memo, useCallback, useRef } from 'react'
import { useDeviceElements } from '../display/device-elements'
import { Display } from '../display/display'
import { ErrorBoundary } from '../display/error-boundary'
import { CasingButton } from './casing-button'
import { useCasingInput } from './use-casing-input'
import './casing.css'

export const Casing = memo(function Casing() {
  const casing = useRef<HTMLDivElement>(null)
  const { buttons } = useDeviceElements()
  const heldButtons = useCasingInput(casing)
  const focusConfirm = useCallback(() => buttons.confirm.current?.focus({ preventScroll: true }), [buttons])
  return (
    <div ref={casing} className="casing" data-casing="">
      <div className="glass">
        <ErrorBoundary>
          <Display onFocusLost={focusConfirm} />
        </ErrorBoundary>
      </div>
      <div className="casing-buttons">
        <CasingButton button="previous" heldButtons={heldButtons} ref={buttons.previous} />
        <CasingButton button="confirm" heldButtons={heldButtons} ref={buttons.confirm} />
        <CasingButton button="next" heldButtons={heldButtons} ref={buttons.next} />
      </div>
      {/* Last in the tab order; the style sheet draws them on the glass. */}
      <div className="glass-bar">
        <CasingButton button="back" heldButtons={heldButtons} ref={buttons.back} />
        <CasingButton button="close" heldButtons={heldButtons} ref={buttons.close} />
      </div>
    </div>
  )
})
