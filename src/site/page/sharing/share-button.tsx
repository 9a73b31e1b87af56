/** Opens the share dialog. */
import type { MouseEvent } from 'react'
import { useTranslate } from '../../../common/texts/translator-provider'
import type { TextId } from '../../../thermostat/device/device'
import { useApp } from '../app'

interface ShareButtonProps {
  readonly text: TextId
}

export function ShareButton({ text }: ShareButtonProps) {
  const t = useTranslate()
  const { updateSidebar } = useApp()
  const onClick = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // Safari does not focus a clicked button, and the dialog returns the focus when it closes.
    currentTarget.focus()
    updateSidebar({ isShareDialogOpen: true })
  }
  return (
    <button type="button" className="share-button" data-command="share" onClick={onClick}>
      {t(text)}
    </button>
  )
}
