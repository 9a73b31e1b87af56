/** Shares the device in view. The dialog is loaded when it is asked for. */
import { useRef, useState } from 'react'
import { door } from '../../companion/door'
import { languageOf } from '../../device/device'
import { useDeviceNow } from '../../display/use-device'
import { useSay } from '../../texts/words-provider'
import { useNextVisitor } from '../use-next-visitor'
import { sharing } from './looking-place'

export function ShareButton() {
  const say = useSay()
  const deviceNow = useDeviceNow()
  const place = useRef<HTMLDivElement>(null)
  const dialog = useRef<HTMLDialogElement | null>(null)
  const [isMissing, setMissing] = useState(false)
  // Removed instead of closed, so that the focus does not come back to the button.
  const forget = () => {
    dialog.current?.remove()
    setMissing(false)
  }
  useNextVisitor(forget)
  const open = async () => {
    const device = deviceNow()
    const { openShareDialog } = await sharing.load()
    setMissing(false)
    if (!place.current) return
    const { task } = door.getState()
    dialog.current = await openShareDialog(place.current, {
      settings: deviceNow().settings,
      language: languageOf(deviceNow()),
      task,
      base: import.meta.env.BASE_URL,
    })
    // It was the last visitor who asked for it.
    if (deviceNow().visitors !== device.visitors) forget()
  }
  const onClick = () => {
    setMissing(false)
    void open().catch(() => setMissing(true))
  }
  return (
    <div ref={place} className="share-place">
      <button type="button" className="share-button" onClick={onClick}>
        {say('page.share')}
      </button>
      {isMissing && <p role="alert">{say('page.incomplete')}</p>}
    </div>
  )
}
