/** Shares the device in view. */
import { type MouseEvent, useState } from 'react'
import { useSay } from '../../texts/words-provider'
import { useNextVisitor } from '../use-next-visitor'
import { useShareDialog } from './dialog-place'

export function ShareButton() {
  const say = useSay()
  const open = useShareDialog()
  const [isMissing, setMissing] = useState(false)
  useNextVisitor(() => setMissing(false))
  const onClick = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // Safari gives the focus to no button, and a dialog gives it back to what had it.
    currentTarget.focus()
    setMissing(false)
    open().catch(() => setMissing(true))
  }
  return (
    <div className="share-place">
      <button type="button" className="share-button" onClick={onClick}>
        {say('page.share')}
      </button>
      {isMissing && <p role="alert">{say('page.incomplete')}</p>}
    </div>
  )
}
