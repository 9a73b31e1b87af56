/** Says what changed, when the device has come to rest: the one live region of the page. */
import { useEffect, useRef, useState } from 'react'
import type { Picture } from '../device/device'
import { usePicture } from '../display/use-device'
import { say } from '../texts/say'
import { useWords } from '../texts/words-provider'
import { announce } from './announce'

/** After the last change, in milliseconds. */
const REST = 400

const whole = (picture: Picture) => picture

export function LiveRegion() {
  const words = useWords()
  const picture = usePicture(whole)
  const heard = useRef(picture)
  const [said, setSaid] = useState('')

  useEffect(() => {
    const { current: before } = heard
    const speak = () => {
      const announcement = announce(before, picture)
      heard.current = picture
      if (!announcement) return
      const texts = announcement.texts.map((text) => say(text, words))
      // A degree sign is passed over by some voices.
      setSaid(texts.join('. ').replaceAll('°', ` ${words.phrase('say.degrees')}`))
    }
    if (announce(before, picture)?.urgent) {
      speak()
      return
    }
    const rest = setTimeout(speak, REST)
    return () => clearTimeout(rest)
  }, [picture, words])

  return (
    <div className="unseen" role="status" aria-live="polite" aria-atomic="true">
      {said}
    </div>
  )
}
