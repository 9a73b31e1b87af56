/** One of the five buttons. Of the device it reads only whether the button may act and whether it is down. */
import { type MouseEvent, memo, type PointerEvent, type Ref, useRef } from 'react'
import { useTranslate } from '../../common/texts/translator-provider'
import { type Button, controls, type Text } from '../device/device'
import { useIsHydrating } from '../display/hydration'
import { Outline } from '../display/outline'
import { useDevice, usePicture } from '../display/use-device'
import type { HeldButtons } from './held-buttons'

interface CasingButtonProps {
  readonly button: Button
  /** The path of the sign on it. */
  readonly icon: string
  readonly heldButtons: HeldButtons
  readonly ref?: Ref<HTMLButtonElement>
}

/** What a button does as a word, where the display has a sign for it. */
function spokenAction(action: Text): Text {
  if (action === 'legend.less') return 'legend.lower'
  return action === 'legend.more' ? 'legend.raise' : action
}

export const CasingButton = memo(function CasingButton(props: CasingButtonProps) {
  const { button, icon, heldButtons, ref } = props
  const t = useTranslate()
  const isHydrating = useIsHydrating()
  const mayAct = useDevice((device) => controls(device)[button])
  const isDown = useDevice((device) => device.hands[button] !== null)
  const does = usePicture(({ legend }) => legend?.[button])
  const handlers = usePressHandlers(button, heldButtons)
  return (
    <button
      ref={ref}
      type="button"
      className="casing-button"
      data-key={button}
      data-down={(isDown && !isHydrating) || undefined}
      aria-label={t(`key.${button}`)}
      aria-description={does && !isHydrating ? t(spokenAction(does)) : undefined}
      // Never `disabled`: the focus would move to the page.
      aria-disabled={isHydrating ? undefined : !mayAct}
      {...handlers}
    >
      <Outline d={icon} className="button-sign" />
    </button>
  )
})

/** How long after a pointer came up its click may follow, in milliseconds. */
const CLICK_AFTER_RELEASE_MS = 300

/** Presses a button by finger, by mouse, and by the lone clicks of a screen reader or the keyboard. */
function usePressHandlers(button: Button, heldButtons: HeldButtons) {
  const releasedAt = useRef(Number.NEGATIVE_INFINITY)
  const holder = (event: PointerEvent) => `pointer ${event.pointerId}`
  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      heldButtons.press(holder(event), button)
    },
    onPointerUp(event: PointerEvent) {
      releasedAt.current = event.timeStamp
      heldButtons.release(holder(event))
    },
    onPointerCancel() {
      heldButtons.releaseAll()
    },
    onLostPointerCapture(event: PointerEvent) {
      if (heldButtons.isHolding(holder(event))) heldButtons.releaseAll()
    },
    onContextMenu(event: MouseEvent) {
      // A finger that rests on a button holds it: the browser must not open its menu.
      event.preventDefault()
      if (!isTouch(event.nativeEvent)) heldButtons.releaseAll()
    },
    onClick(event: MouseEvent) {
      // The click that ends a press was acted on already.
      const endsPress = event.timeStamp - releasedAt.current < CLICK_AFTER_RELEASE_MS
      releasedAt.current = Number.NEGATIVE_INFINITY
      if (endsPress) return
      heldButtons.press('click', button)
      heldButtons.release('click')
    },
  }
}

/** Browsers say by which pointer a menu was opened; TypeScript's types do not have that yet. */
const isTouch = (event: Event) => 'pointerType' in event && event.pointerType === 'touch'
