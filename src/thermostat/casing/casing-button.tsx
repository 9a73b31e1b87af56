/** One of the five buttons. It renders again only if its action, its state or its description changes. */
import { type MouseEvent, memo, type PointerEvent, type Ref, useRef } from 'react'
import { useTranslate } from '../../common/texts/translator-provider'
import { type Button, enabledButtonsOf, type Text } from '../device/device'
import { buttonIcons } from '../display/button-icons'
import { useIsHydrating } from '../display/hydration'
import { Outline } from '../display/outline'
import { useDevice, usePicture } from '../display/use-device'
import type { HeldButtons } from './held-buttons'

interface CasingButtonProps {
  readonly button: Button
  readonly heldButtons: HeldButtons
  readonly ref?: Ref<HTMLButtonElement>
}

/** Returns the action as a word where the display shows only + or −. */
function spokenAction(action: Text): Text {
  if (action === 'legend.less') return 'legend.lower'
  return action === 'legend.more' ? 'legend.raise' : action
}

export const CasingButton = memo(function CasingButton(props: CasingButtonProps) {
  const { button, heldButtons, ref } = props
  const t = useTranslate()
  const isHydrating = useIsHydrating()
  const canAct = useDevice((device) => enabledButtonsOf(device)[button])
  const isDown = useDevice((device) => device.holds[button] !== null)
  const action = usePicture(({ legend }) => legend?.[button])
  const handlers = usePressHandlers(button, heldButtons)
  return (
    <button
      ref={ref}
      type="button"
      className="casing-button"
      data-key={button}
      data-down={(isDown && !isHydrating) || undefined}
      aria-label={t(`key.${button}`)}
      aria-description={action && !isHydrating ? t(spokenAction(action)) : undefined}
      // Not `disabled`, which would move the focus to the page.
      aria-disabled={isHydrating ? undefined : !canAct}
      {...handlers}
    >
      <Outline d={buttonIcons[button]} className="button-sign" />
    </button>
  )
})

/** The longest delay between a release and its click. */
const CLICK_AFTER_RELEASE_MS = 300

/** The distance in px that a pointer may move off a button: a finger is never quite still. */
const TOLERANCE_PX = 12

function isOff(button: Element, { clientX, clientY }: PointerEvent): boolean {
  const { left, right, top, bottom } = button.getBoundingClientRect()
  const isBeside = clientX < left - TOLERANCE_PX || clientX > right + TOLERANCE_PX
  return isBeside || clientY < top - TOLERANCE_PX || clientY > bottom + TOLERANCE_PX
}

/** Presses a button by finger or mouse, and by clicks without a pointer: from a screen reader or the keyboard. */
function usePressHandlers(button: Button, heldButtons: HeldButtons) {
  const releasedAt = useRef(Number.NEGATIVE_INFINITY)
  const holder = (event: PointerEvent) => `pointer ${event.pointerId}`
  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      heldButtons.press(holder(event), button)
    },
    onPointerMove(event: PointerEvent) {
      if (heldButtons.isHolding(holder(event)) && isOff(event.currentTarget, event))
        heldButtons.cancel(holder(event))
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
      // A long touch is a long press: the browser must not open its menu.
      event.preventDefault()
      if (!isTouch(event.nativeEvent)) heldButtons.releaseAll()
    },
    onClick(event: MouseEvent) {
      // The press has already acted.
      const endsPress = event.timeStamp - releasedAt.current < CLICK_AFTER_RELEASE_MS
      releasedAt.current = Number.NEGATIVE_INFINITY
      if (endsPress) return
      heldButtons.press('click', button)
      heldButtons.release('click')
    },
  }
}

/** `contextmenu` is a PointerEvent in browsers, but not yet in TypeScript's types. */
const isTouch = (event: Event) => 'pointerType' in event && event.pointerType === 'touch'
