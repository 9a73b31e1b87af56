import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Wifi from 'lucide-react/icons/wifi'
import { useState } from 'react'
import type { Picture } from '../device/device'
import { useSay } from '../texts/words-provider'
import { fit } from './fit'

type Confirmation = NonNullable<Picture['overlay']>

const drawings = {
  start: CircleCheck,
  save: CircleCheck,
  stop: CircleX,
  connecting: Wifi,
  connected: Wifi,
} as const

/** Always in the page, so that it can fade in and, with what it said last, out again. */
export function Overlay({ overlay }: { readonly overlay: Picture['overlay'] }) {
  const say = useSay()
  const [last, setLast] = useState<Confirmation | null>(overlay)
  if (overlay && overlay !== last) setLast(overlay)
  const drawn = overlay ?? last
  const text = drawn ? say(drawn.text) : ''
  const Drawing = drawn && drawings[drawn.status]
  return (
    <div
      className="overlay"
      data-overlay={overlay?.status}
      data-look={drawn?.status}
      data-context={drawn?.context}
      aria-hidden={!overlay}
    >
      {Drawing && <Drawing className="overlay-icon" />}
      <p data-fit={fit(text, 18, 30)}>{text}</p>
    </div>
  )
}
