/** The white casing with its black glass: the display, back and close above it, three buttons below. */
import { memo, useCallback, useRef } from 'react'
import { Display } from '../display/display'
import { useSay } from '../texts/words-provider'
import { CasingButton } from './casing-button'
import { CasingLayout } from './casing-layout'
import { useCasingInput } from './use-casing-input'
import './casing.css'

export const Casing = memo(function Casing() {
  const say = useSay()
  const casing = useRef<HTMLDivElement>(null)
  const confirm = useRef<HTMLButtonElement>(null)
  const heldButtons = useCasingInput(casing)
  const focusConfirm = useCallback(() => confirm.current?.focus({ preventScroll: true }), [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups the fields of a form, and this is none
    <div ref={casing} className="casing" role="group" aria-label={say('page.device')}>
      <CasingLayout
        display={<Display onFocusLost={focusConfirm} />}
        renderButton={(button, sign) => (
          <CasingButton
            button={button}
            heldButtons={heldButtons}
            {...(button === 'confirm' && { ref: confirm })}
          >
            {sign}
          </CasingButton>
        )}
      />
    </div>
  )
})
