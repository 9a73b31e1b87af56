/** Connects the keyboard to the buttons, and releases all buttons when the visitor leaves the window. */
import { type RefObject, useLayoutEffect, useMemo } from 'react'
import { type Button, type Device, verticalButtonsOf } from '../device/device'
import { useGetDevice, useSend } from '../display/use-device'
import { createHeldButtons, type HeldButtons } from './held-buttons'
import { buttonOf, type KeyboardFocus } from './keyboard'

/** @returns the held buttons, to which the buttons add presses by pointer */
export function useCasingInput(casing: RefObject<HTMLElement | null>): HeldButtons {
  const send = useSend()
  const getDevice = useGetDevice()
  const heldButtons = useMemo(() => createHeldButtons(send), [send])

  // A layout effect: the keyboard works as soon as the screen is visible.
  useLayoutEffect(() => {
    const listeners = new AbortController()
    listenToKeyboard(casing, getDevice, heldButtons, listeners.signal)
    listenForLeaving(heldButtons, listeners.signal)
    document.addEventListener('mousedown', ({ target }) => takeFocus(casing.current, target), {
      signal: listeners.signal,
    })
    return () => {
      listeners.abort()
      heldButtons.releaseAll()
    }
  }, [heldButtons, getDevice, casing])

  return heldButtons
}

function listenToKeyboard(
  casing: RefObject<HTMLElement | null>,
  deviceNow: () => Device,
  heldButtons: HeldButtons,
  signal: AbortSignal,
): void {
  /** True after Tab or a key on a control of the page, until the next click: Enter is then for the focused control. */
  let isKeyboardUser = false
  const focusNow = () => focusOf(casing.current, isKeyboardUser, deviceNow())
  // In the capture phase: a key in a field may move the focus before the event bubbles up to the document.
  const noteKeyboardUser = ({ key }: KeyboardEvent) => {
    if (key === 'Tab' || focusNow().place === 'other') isKeyboardUser = true
  }

  const keyDown = (event: KeyboardEvent) => {
    const focus = focusNow()
    const isHandled = event.defaultPrevented || closesPopover(event) || isModalOpen()
    const button = isHandled ? null : buttonOf(event, focus)
    if (button) {
      event.preventDefault()
      if (!event.repeat) pressKey(`key ${event.key}`, button)
      // A held key must not activate the focused control again and again.
    } else if (event.repeat && focus.place !== 'other' && focus.ownKeys.includes(event.key)) {
      event.preventDefault()
    }
  }
  const pressKey = (holder: string, button: Button) => {
    // A second `keydown` of the same key means that its `keyup` was missed.
    if (heldButtons.isHolding(holder)) heldButtons.releaseAll()
    heldButtons.press(holder, button)
  }
  const keyUp = (event: KeyboardEvent) => {
    heldButtons.release(`key ${event.key}`)
    // macOS sends no `keyup` of other keys while the command key is down.
    if (event.key === 'Meta') heldButtons.releaseAll()
    // Some browsers click the focused button on `keyup` of space, even if `keydown` was prevented.
    if (event.key === ' ' && buttonOf(event, focusNow())) event.preventDefault()
  }
  document.addEventListener('keydown', noteKeyboardUser, { signal, capture: true })
  document.addEventListener('keydown', keyDown, { signal })
  document.addEventListener('keyup', keyUp, { signal })
  document.addEventListener('pointerdown', () => (isKeyboardUser = false), { signal, capture: true })
}

/** An open context menu also takes the pointer and the keys. Casing buttons handle `contextmenu` themselves. */
function listenForLeaving(heldButtons: HeldButtons, signal: AbortSignal): void {
  const releaseAll = () => heldButtons.releaseAll()
  window.addEventListener('blur', releaseAll, { signal })
  document.addEventListener('visibilitychange', releaseAll, { signal })
  document.addEventListener('contextmenu', (event) => !event.defaultPrevented && releaseAll(), { signal })
}

/**
 * Takes the focus away from the page when the device is clicked, so that the keys are for the device. Chromium leaves
 * the focus where it is if the clicked text cannot be selected.
 */
function takeFocus(casing: HTMLElement | null, clicked: EventTarget | null): void {
  const focused = document.activeElement
  if (!(clicked instanceof Node && casing?.contains(clicked)) || casing.contains(focused)) return
  if (focused instanceof HTMLElement) focused.blur()
}

// Queries, because dialogs and popovers belong to modules that the casing does not know: no ref reaches them. The
// selectors are states that the browser sets, not names.

/** True while a modal dialog is open: no key is then for the device, even if nothing in the dialog has the focus. */
const isModalOpen = () => document.querySelector(':modal') !== null

/** True if the key closes an open popover: the device must not go back as well. */
const closesPopover = (event: KeyboardEvent) =>
  event.key === 'Escape' && document.querySelector(':popover-open') !== null

function focusOf(casing: HTMLElement | null, isKeyboardUser: boolean, device: Device): KeyboardFocus {
  const focused = document.activeElement
  if (focused && casing?.contains(focused)) return focusInDevice(focused, isKeyboardUser, device)
  const isNone = !focused || focused === document.body || focused === document.documentElement
  return { place: isNone ? 'none' : 'other', ownKeys: [], button: null, vertical: null }
}

/**
 * Once the visitor has used Tab, the focused button is pressed and held by Enter and space. A control on the display
 * handles these keys itself.
 */
function focusInDevice(focused: Element, isKeyboardUser: boolean, device: Device): KeyboardFocus {
  const button = isKeyboardUser ? (focused.getAttribute('data-key') as Button | null) : null
  const isDisplayControl = isKeyboardUser && !button && focused.matches('a, button')
  return {
    place: 'device',
    ownKeys: isDisplayControl ? ['Enter', ' '] : [],
    button,
    vertical: verticalButtonsOf(device),
  }
}
