/** One of the five buttons. It knows whether it may act and whether it is down, and nothing else of the device. */
import { memo, type PointerEvent, type ReactNode, type Ref, useRef } from 'react'
import { type Button, controls, type TextId } from '../device/device'
import { useDevice } from '../display/use-device'
import { useSay } from '../texts/words-provider'
import type { Grip } from './grip'

interface KeyProps {
  readonly button: Button
  readonly grip: Grip
  readonly children: ReactNode
  readonly ref?: Ref<HTMLButtonElement>
}

const names = {
  previous: 'key.previous',
  confirm: 'key.confirm',
  next: 'key.next',
  back: 'key.back',
  close: 'key.close',
} as const satisfies Record<Button, TextId>

/** Browsers say it of a menu that a long press opens; the types do not know it yet. */
const isTouch = (event: Event) => 'pointerType' in event && event.pointerType === 'touch'

/** How long after a pointer came up its click may follow, in milliseconds. */
const CLICK_FOLLOWS = 300

export const Key = memo(function Key({ button, grip, children, ref }: KeyProps) {
  const say = useSay()
  const mayAct = useDevice((device) => controls(device)[button])
  const isDown = useDevice((device) => device.hands[button] !== null)
  const released = useRef(Number.NEGATIVE_INFINITY)
  const holder = (event: PointerEvent) => `pointer ${event.pointerId}`

  return (
    <button
      ref={ref}
      type="button"
      className="key"
      data-key={button}
      data-down={isDown || undefined}
      aria-label={say(names[button])}
      // Never `disabled`: the focus would fall to the page.
      aria-disabled={!mayAct}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        grip.press(holder(event), button)
      }}
      onPointerUp={(event) => {
        released.current = event.timeStamp
        grip.release(holder(event))
      }}
      onPointerCancel={() => grip.letGo()}
      onLostPointerCapture={(event) => {
        if (grip.holds(holder(event))) grip.letGo()
      }}
      onContextMenu={(event) => {
        // A finger that rests on a key holds it; the menu that a browser would open then is not wanted.
        event.preventDefault()
        if (!isTouch(event.nativeEvent)) grip.letGo()
      }}
      onClick={(event) => {
        // The click that ends a press was acted on already. A lone one is a screen reader's or the keyboard's.
        const follows = event.timeStamp - released.current < CLICK_FOLLOWS
        released.current = Number.NEGATIVE_INFINITY
        if (follows) return
        grip.press('click', button)
        grip.release('click')
      }}
    >
      {children}
    </button>
  )
})
