/** Shares the device in view. */
import type { MouseEvent } from 'react'
import { useApp } from '../../app/app'
import { useSay } from '../../texts/words-provider'

export function ShareButton() {
  const say = useSay()
  const { setPanel } = useApp()
  const onClick = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // Safari gives the focus to no button, and a dialog gives it back to what had it.
    currentTarget.focus()
    setPanel({ isSharing: true })
  }
  return (
    <div className="share-place">
      <button type="button" className="share-button" onClick={onClick}>
        {say('page.share')}
      </button>
    </div>
  )
}
