/** The white casing with its black glass: the display, back and close above it, three keys below. */
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Circle from 'lucide-react/icons/circle'
import X from 'lucide-react/icons/x'
import { memo, useCallback, useRef } from 'react'
import { Display } from '../display/display'
import { useSay } from '../texts/words-provider'
import { Key } from './key'
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
      <div className="glass">
        <div className="glass-bar">
          <Key button="back" grip={grip}>
            {back}
          </Key>
          <Key button="close" grip={grip}>
            {close}
          </Key>
        </div>
        <Display onFocusLost={focusKeys} />
        <div className="glare" aria-hidden="true" />
      </div>
      <div className="keys">
        <Key button="previous" grip={grip}>
          {previous}
        </Key>
        <Key button="confirm" grip={grip} ref={confirm}>
          {middle}
        </Key>
        <Key button="next" grip={grip}>
          {next}
        </Key>
      </div>
    </div>
  )
})

// Made once, so that a key is drawn again only when the key changed.
const back = <ChevronLeft className="key-sign" />
const close = <X className="key-sign" />
const previous = <ChevronLeft className="key-sign" />
const middle = <Circle className="key-sign" />
const next = <ChevronRight className="key-sign" />
