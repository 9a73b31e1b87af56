/** The 242 × 192 px screen: one element that always stays, with the screen in view and the overlay on it. */
import { memo, useLayoutEffect, useRef } from 'react'
import { useTranslate, useTranslator } from '../../common/texts/translator-provider'
import type { Picture } from '../device/device'
import { Body } from './body'
import { ButtonLegend } from './button-legend'
import { ErrorBoundary } from './error-boundary'
import { Overlay } from './overlay'
import { Slide } from './slide'
import { hasTitle, TitleBar } from './title-bar'
import { usePicture } from './use-device'
import { useSwipe } from './use-swipe'
import { useWaiting } from './waiting'
import './display.css'
import './unseen.css'
import './kinds/lists.css'
import './kinds/home.css'
import './kinds/values.css'
import './kinds/readings.css'
import './kinds/steppers.css'
import './kinds/panels.css'

interface DisplayProps {
  /** Called when the line that had the browser's focus is gone. */
  readonly onFocusLost: () => void
}

export const Display = memo(function Display({ onFocusLost }: DisplayProps) {
  const picture = usePicture((whole) => whole)
  const t = useTranslate()
  const { language } = useTranslator()
  const swipe = useSwipe()
  const focus = useFocusKept(onFocusLost)
  const waiting = useWaiting()
  const display = useRef<HTMLElement>(null)
  const { body, overlay } = picture
  const label = t('page.display')
  if (waiting) return <section ref={display} className="display" aria-label={label} />
  return (
    <section
      ref={display}
      className="display"
      aria-label={label}
      // The device speaks its own languages, in places that fit their words: a browser does not translate it.
      translate="no"
      lang={language}
      data-display=""
      data-path={picture.path}
      data-kind={body.kind}
      data-context={picture.context ?? undefined}
      data-pending={picture.pending ? 'true' : undefined}
      data-mode={body.kind === 'home' ? body.mode : undefined}
      {...swipe}
      {...focus}
    >
      {/* First, so that its copy is there before a list asks where its lines are: the browser lays out once. */}
      <ErrorBoundary resetKey={picture} fallback={null}>
        <Slide display={display} path={picture.path} bar={hasTitle(body) ? picture.context : null} />
      </ErrorBoundary>
      <ErrorBoundary resetKey={picture}>
        <Screen picture={picture} />
      </ErrorBoundary>
      <ErrorBoundary resetKey={overlay}>
        <Overlay overlay={overlay} />
      </ErrorBoundary>
    </section>
  )
})

/** The link below a reading says itself what the middle button does. */
const hasLink = (body: Picture['body']) => body.kind === 'reading' && body.link !== undefined

/** The screen in view, without what lies over it. */
export function Screen({ picture }: { readonly picture: Picture }) {
  const { path, body, legend, overlay } = picture
  return (
    <div className="screen" key={path} aria-hidden={overlay !== null}>
      <TitleBar picture={picture} />
      <div className="content">
        <Body body={body} />
      </div>
      {legend && !hasLink(body) && <ButtonLegend texts={legend} />}
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
