/** Shares the device in view. The dialog is loaded when it is asked for. */
import { useRef, useState } from 'react'
import { door } from '../../companion/door'
import { languageOf } from '../../device/device'
import { useDeviceNow } from '../../display/use-device'
import { useSay } from '../../texts/words-provider'
import { loadSharing } from './looking-place'

export function ShareButton() {
  const say = useSay()
  const deviceNow = useDeviceNow()
  const place = useRef<HTMLDivElement>(null)
  const [isMissing, setMissing] = useState(false)
  const open = async () => {
    const { openShareDialog } = await loadSharing()
    const device = deviceNow()
    const { task } = door.getState()
    if (place.current)
      await openShareDialog(place.current, {
        settings: device.settings,
        language: languageOf(device),
        task,
        base: import.meta.env.BASE_URL,
      })
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
