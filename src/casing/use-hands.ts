/** Everything by which a hand leaves or returns: the keyboard, a window that loses the focus, a menu over the page. */
import { type RefObject, useLayoutEffect, useMemo } from 'react'
import { useSend } from '../display/use-device'
import { createGrip, type Grip } from './grip'
import { buttonOf, type Focus } from './keyboard'

export function useHands(device: RefObject<HTMLElement | null>): Grip {
  const send = useSend()
  const grip = useMemo(() => createGrip(send), [send])

  // With the first picture: what is seen can be operated.
  useLayoutEffect(() => {
    const stop = new AbortController()
    const listen = { signal: stop.signal }
    /** Whether the focus was last moved by Tab: then Enter belongs to the control that has it. */
    let byKeyboard = false

    const keyDown = (event: KeyboardEvent) => {
      if (event.key === 'Tab') byKeyboard = true
      const focus = focusNow(device.current, byKeyboard)
      const button = event.defaultPrevented || closesPopover(event) ? null : buttonOf(event, focus)
      if (button) {
        event.preventDefault()
        if (!event.repeat) grip.press(`key ${event.key}`, button)
      } else if (event.repeat && focus.place === 'device' && focus.keeps.includes(event.key)) {
        event.preventDefault()
      }
    }
    const keyUp = (event: KeyboardEvent) => {
      grip.release(`key ${event.key}`)
      // A Mac does not tell of keys that come up while its command key is down.
      if (event.key === 'Meta') grip.letGo()
      // Some browsers press the focused button when space comes up, whatever became of its way down.
      if (event.key === ' ' && buttonOf(event, focusNow(device.current, byKeyboard))) event.preventDefault()
    }
    document.addEventListener('keydown', keyDown, listen)
    document.addEventListener('keyup', keyUp, listen)
    document.addEventListener('pointerdown', () => (byKeyboard = false), { ...listen, capture: true })

    const letGo = () => grip.letGo()
    window.addEventListener('blur', letGo, listen)
    document.addEventListener('visibilitychange', letGo, listen)
    document.addEventListener('contextmenu', (event) => !event.defaultPrevented && letGo(), listen)
    return () => {
      stop.abort()
      grip.letGo()
    }
  }, [grip, device])

  return grip
}

/** An open popover closes on Escape; going back as well would be one thing too many. */
const closesPopover = (event: KeyboardEvent) =>
  event.key === 'Escape' && document.querySelector(':popover-open') !== null

function focusNow(device: HTMLElement | null, byKeyboard: boolean): Focus {
  const focused = document.activeElement
  if (!focused || focused === document.body || focused === document.documentElement)
    return { place: 'nowhere', keeps: [] }
  const isDevices = device?.contains(focused)
  if (byKeyboard)
    return isDevices
      ? { place: 'device', keeps: focused.matches('a, button') ? ['Enter', ' '] : [] }
      : { place: 'elsewhere', keeps: [] }
  // Whoever clicked beside the device goes on with its keys, unless they mean something to what was clicked.
  if (isDevices || focused.matches('a, button, summary')) return { place: 'device', keeps: [] }
  return { place: focused.matches('[type="checkbox"]') ? 'device' : 'elsewhere', keeps: [' '] }
}
