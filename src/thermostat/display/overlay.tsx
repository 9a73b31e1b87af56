import { useState } from 'react'
import { useTranslate } from '../../common/texts/translator-provider'
import type { Picture } from '../device/device'
import { circleCheck, circleX, wifi } from './icon-data'
import { Outline } from './outline'
import { fitOf } from './text-fit'

type ShownOverlay = NonNullable<Picture['overlay']>

const outlines = {
  start: circleCheck,
  save: circleCheck,
  stop: circleX,
  connecting: wifi,
  connected: wifi,
} as const

/** The overlay is always in the page, so that it can fade in and out. It keeps its text while it fades out. */
export function Overlay({ overlay }: { readonly overlay: Picture['overlay'] }) {
  const t = useTranslate()
  const [last, setLast] = useState<ShownOverlay | null>(overlay)
  if (overlay && overlay !== last) setLast(overlay)
  const drawn = overlay ?? last
  const text = drawn ? t(drawn.text) : ''
  return (
    <div
      className="overlay"
      data-overlay={overlay?.status}
      data-look={drawn?.status}
      data-context={drawn?.context}
      aria-hidden={!overlay}
    >
      {drawn && (
        <Outline d={outlines[drawn.status]} apart={drawn.status === 'connecting'} className="overlay-icon" />
      )}
      <div data-fit={fitOf('overlay', text)}>{text}</div>
    </div>
  )
}
