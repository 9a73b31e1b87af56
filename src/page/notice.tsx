/** What the demo does differently from the real device, on the screen in view. */
import { adviceOf } from '../device/advice'
import { useDevice, usePicture } from '../display/use-device'
import { useSay } from '../texts/words-provider'

export function Notice() {
  const say = useSay()
  const id = usePicture((picture) => picture.notice)
  const hasHint = usePicture((picture) => picture.unlockHint)
  const advice = useDevice((device) => {
    const text = adviceOf(device)
    return text && say(text)
  })
  return (
    <p className="notice" data-notice={id}>
      {say(`page.notice.${id}`)}
      {hasHint && <strong> {say('page.unlock')}</strong>}
      {advice && <strong> {advice}</strong>}
    </p>
  )
}
