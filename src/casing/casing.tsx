/** The white casing with its black glass: the display, back and close above it, three keys below. */
import { memo, useCallback, useRef } from 'react'
import { Display } from '../display/display'
import { useSay } from '../texts/words-provider'
import { Key } from './key'
import { Shape } from './shape'
import { useHands } from './use-hands'
import './casing.css'

export const Casing = memo(function Casing() {
  const say = useSay()
  const device = useRef<HTMLDivElement>(null)
  const confirm = useRef<HTMLButtonElement>(null)
  const grip = useHands(device)
  const focusKeys = useCallback(() => confirm.current?.focus({ preventScroll: true }), [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: the keys and the display belong together, and are no form's fields
    <div ref={device} className="casing" role="group" aria-label={say('page.device')}>
      <Shape
        display={<Display onFocusLost={focusKeys} />}
        keyOf={(button, sign) => (
          <Key button={button} grip={grip} {...(button === 'confirm' && { ref: confirm })}>
            {sign}
          </Key>
        )}
      />
    </div>
  )
})
