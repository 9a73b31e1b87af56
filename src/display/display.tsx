/** The 242 × 192 px screen: one element that always stays, with the screen in view and the overlay on it. */
import { memo, useLayoutEffect, useRef, useState } from 'react'
import type { Picture } from '../device/device'
import { useSay } from '../texts/words-provider'
import { Body } from './body'
import { ButtonLegend } from './button-legend'
import { motionBetween } from './motion'
import { Overlay } from './overlay'
import { TitleBar } from './title-bar'
import { usePicture } from './use-device'
import { useSwipe } from './use-swipe'
import { useWheel } from './use-wheel'
import { useWaiting } from './waiting'
import './display.css'
import './kinds/lists.css'
import './kinds/home.css'
import './kinds/values.css'

interface DisplayProps {
  /** Called when the line that had the browser's focus is gone. */
  readonly onFocusLost: () => void
}

export const Display = memo(function Display({ onFocusLost }: DisplayProps) {
  const picture = usePicture((whole) => whole)
  const say = useSay()
  const swipe = useSwipe()
  const wheel = useWheel()
  const focus = useFocusKept(onFocusLost)
  const waiting = useWaiting()
  const { body, overlay } = picture
  const label = say('page.display')
  if (waiting) return <section className="display" aria-label={label} />
  return (
    <section
      ref={wheel}
      className="display"
      aria-label={label}
      data-display=""
      data-path={picture.path}
      data-kind={body.kind}
      data-context={picture.context ?? undefined}
      data-pending={picture.pending ? 'true' : undefined}
      data-mode={body.kind === 'home' ? body.mode : undefined}
      {...swipe}
      {...focus}
    >
      <Screen picture={picture} />
      <Overlay overlay={overlay} />
    </section>
  )
})

/** The link below a reading says itself what the middle button does. */
const hasLink = (body: Picture['body']) => body.kind === 'reading' && body.link !== undefined

function Screen({ picture }: { readonly picture: Picture }) {
  const { path, body, overlay } = picture
  const [last, setLast] = useState({ path, motion: 'still' })
  if (last.path !== path) setLast({ path, motion: motionBetween(last.path, path) })
  return (
    <div className={`screen ${last.motion}`} key={path} aria-hidden={overlay !== null}>
      <TitleBar picture={picture} />
      <Body body={body} />
      {picture.legend && !hasLink(body) && <ButtonLegend texts={picture.legend} />}
    </div>
  )
}

/** A screen reader may focus a line. When that line goes, the focus moves to a button and is not lost. */
function useFocusKept(onFocusLost: () => void) {
  const inside = useRef(false)
  useLayoutEffect(() => {
    if (!inside.current || document.activeElement !== document.body) return
    inside.current = false
    onFocusLost()
  })
  return {
    onFocus() {
      inside.current = true
    },
    onBlur() {
      inside.current = false
    },
  }
}
