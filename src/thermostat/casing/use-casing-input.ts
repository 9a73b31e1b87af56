/** Connects the keyboard to the buttons, and lets all buttons go when the visitor leaves the window. */
import { type RefObject, useLayoutEffect, useMemo } from 'react'
import { type Button, type Device, verticalOf } from '../device/device'
import { useDeviceNow, useSend } from '../display/use-device'
import { createHeldButtons, type HeldButtons } from './held-buttons'
import { buttonOf, type KeyboardFocus } from './keyboard'

/** @returns which buttons are held, for the buttons to press and release themselves by pointer */
export function useCasingInput(casing: RefObject<HTMLElement | null>): HeldButtons {
  const send = useSend()
  const deviceNow = useDeviceNow()
  const heldButtons = useMemo(() => createHeldButtons(send), [send])

  // A layout effect, so that the keyboard works as soon as the screen is seen.
  useLayoutEffect(() => {
    const stop = new AbortController()
    listenToKeyboard(casing, deviceNow, heldButtons, stop.signal)
    listenForLeaving(heldButtons, stop.signal)
    return () => {
      stop.abort()
      heldButtons.releaseAll()
    }
  }, [heldButtons, deviceNow, casing])

  return heldButtons
}

function listenToKeyboard(
  casing: RefObject<HTMLElement | null>,
  deviceNow: () => Device,
  heldButtons: HeldButtons,
  signal: AbortSignal,
): void {
  /** Whether the visitor goes by keys, by Tab or in a field: then Enter belongs to the control that has the focus. */
  let isKeyboardUser = false
  const focus = () => focusNow(casing.current, isKeyboardUser, deviceNow())
  // In the capture phase, because a key in a field may move the focus before it comes here.
  const note = ({ key }: KeyboardEvent) => {
    if (key === 'Tab' || focus().place === 'elsewhere') isKeyboardUser = true
  }

  const keyDown = (event: KeyboardEvent) => {
    const at = focus()
    const isTaken = event.defaultPrevented || closesPopover(event) || isCovered()
    const button = isTaken ? null : buttonOf(event, at)
    if (button) {
      event.preventDefault()
      if (!event.repeat) pressKey(`key ${event.key}`, button)
    } else if (event.repeat && at.place !== 'elsewhere' && at.ownKeys.includes(event.key)) {
      event.preventDefault()
    }
  }
  const pressKey = (holder: string, button: Button) => {
    // A key that goes down again came up unheard.
    if (heldButtons.isHolding(holder)) heldButtons.releaseAll()
    heldButtons.press(holder, button)
  }
  const keyUp = (event: KeyboardEvent) => {
    heldButtons.release(`key ${event.key}`)
    // A Mac does not tell of keys that come up while its command key is down.
    if (event.key === 'Meta') heldButtons.releaseAll()
    // Some browsers click the focused button when space comes up, even if its way down was prevented.
    if (event.key === ' ' && buttonOf(event, focus())) event.preventDefault()
  }
  document.addEventListener('keydown', note, { signal, capture: true })
  document.addEventListener('keydown', keyDown, { signal })
  document.addEventListener('keyup', keyUp, { signal })
  document.addEventListener('pointerdown', () => (isKeyboardUser = false), { signal, capture: true })
}

function listenForLeaving(heldButtons: HeldButtons, signal: AbortSignal): void {
  const letGo = () => heldButtons.releaseAll()
  window.addEventListener('blur', letGo, { signal })
  document.addEventListener('visibilitychange', letGo, { signal })
  document.addEventListener('contextmenu', (event) => !event.defaultPrevented && letGo(), { signal })
}

/** While a dialog is open, no key is meant for the device, even where nothing in it has the focus. */
const isCovered = () => document.querySelector(':modal') !== null

/** An open popover closes on Escape, and the device must not go back as well. */
const closesPopover = (event: KeyboardEvent) =>
  event.key === 'Escape' && document.querySelector(':popover-open') !== null

function focusNow(casing: HTMLElement | null, byKeys: boolean, device: Device): KeyboardFocus {
  const focused = document.activeElement
  const at = (place: KeyboardFocus['place'], ...keeps: readonly string[]): KeyboardFocus => {
    return { place, ownKeys: keeps, button: null, vertical: null }
  }
  if (!focused || focused === document.body || focused === document.documentElement) return at('nowhere')
  if (casing?.contains(focused)) return inDevice(focused, byKeys, device)
  if (byKeys) return at('elsewhere')
  // After a click beside the device its keys still work, except those that the clicked control uses.
  if (focused.matches('a, button, summary')) return at('beside')
  return at(focused.matches('[type="checkbox"]') ? 'beside' : 'elsewhere', ' ')
}

/** By keys, Enter and space press and hold the button that was reached; a link on the display keeps them. */
function inDevice(focused: Element, byKeys: boolean, device: Device): KeyboardFocus {
  const button = byKeys ? (focused.getAttribute('data-key') as Button | null) : null
  const isLink = byKeys && !button && focused.matches('a, button')
  return { place: 'device', ownKeys: isLink ? ['Enter', ' '] : [], button, vertical: verticalOf(device) }
}
