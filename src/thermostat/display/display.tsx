/** The 242 × 192 px display: one element for all screens, with the screen in view and the overlay on it. */
import { memo, type Ref, useLayoutEffect, useRef, useState } from 'react'
import { useTranslate, useTranslator } from '../../common/texts/translator-provider'
import type { Picture } from '../device/device'
import { Body } from './body'
import { ButtonLegend, useLegendWords } from './button-legend'
import { useDeviceElements } from './device-elements'
import { ErrorBoundary } from './error-boundary'
import { useIsHydrating } from './hydration'
import { Overlay } from './overlay'
import { createScreenElements, ScreenElementsContext } from './screen-elements'
import { SlideTransition } from './slide-transition'
import { hasTitle, TitleBar } from './title-bar'
import { usePicture } from './use-device'
import { useSwipe } from './use-swipe'
import { useWheel } from './use-wheel'
import './display.css'
import './unseen.css'
import './kinds/lists.css'
import './kinds/home.css'
import './kinds/values.css'
import './kinds/readings.css'
import './kinds/steppers.css'
import './kinds/panels.css'

interface DisplayProps {
  /** Called when the element of the display that had the browser's focus has disappeared. */
  readonly onFocusLost: () => void
}

export const Display = memo(function Display({ onFocusLost }: DisplayProps) {
  const picture = usePicture((whole) => whole)
  const t = useTranslate()
  const { language } = useTranslator()
  const [elements] = useState(createScreenElements)
  const swipe = useSwipe(elements.focusedLine)
  const focus = useFocusLoss(onFocusLost)
  const isHydrating = useIsHydrating()
  const { display } = useDeviceElements()
  const screen = useRef<HTMLDivElement>(null)
  useWheel(display)
  const { body, overlay } = picture
  const label = t('page.display')
  if (isHydrating) return <section ref={display} className="display" aria-label={label} />
  return (
    <section
      ref={display}
      className="display"
      aria-label={label}
      // The device has six languages of its own, and each text fits its place.
      translate="no"
      lang={language}
      data-display=""
      data-path={picture.path}
      data-kind={body.kind}
      data-context={picture.context ?? undefined}
      data-tone={body.kind === 'home' ? body.tone : undefined}
      data-pending={picture.isInputBlocked ? 'true' : undefined}
      data-mode={body.kind === 'home' ? body.mode : undefined}
      {...swipe}
      {...focus}
    >
      {/* First, so that the copy is inserted before a list measures its lines: the browser lays out once. */}
      <ErrorBoundary resetKey={picture} fallback={null}>
        <SlideTransition
          display={display}
          screen={screen}
          scrollBox={elements.scrollBox}
          path={picture.path}
          bar={hasTitle(body) ? picture.context : null}
        />
      </ErrorBoundary>
      <ErrorBoundary resetKey={picture}>
        <ScreenElementsContext value={elements}>
          <Screen ref={screen} picture={picture} />
        </ScreenElementsContext>
      </ErrorBoundary>
      <ErrorBoundary resetKey={overlay}>
        <Overlay overlay={overlay} />
      </ErrorBoundary>
    </section>
  )
})

/** True if a link on the screen already names the action of the middle button. */
const hasLink = (body: Picture['body']) => body.kind === 'reading' && body.link !== undefined

interface ScreenProps {
  readonly ref?: Ref<HTMLDivElement>
  readonly picture: Picture
}

/** The screen in view, without the overlay. */
export function Screen({ ref, picture }: ScreenProps) {
  const { path, body, legend, overlay } = picture
  const words = useLegendWords(path, hasLink(body) ? null : legend)
  return (
    <div ref={ref} className="screen" key={path} aria-hidden={overlay !== null}>
      <TitleBar picture={picture} />
      <div className="content">
        <Body body={body} />
      </div>
      <ButtonLegend {...words} />
    </div>
  )
}

/** Screen readers can focus a line or another control. When it disappears, the focus moves to a button and is not lost. */
function useFocusLoss(onFocusLost: () => void) {
  const hasFocus = useRef(false)
  useLayoutEffect(() => {
    if (!hasFocus.current || document.activeElement !== document.body) return
    hasFocus.current = false
    onFocusLost()
  })
  return {
    onFocus() {
      hasFocus.current = true
    },
    onBlur() {
      hasFocus.current = false
    },
  }
}
