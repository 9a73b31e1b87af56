/**
 * Held buttons with their holders. A finger, the mouse and a key may hold the same button: it goes down with the
 * first holder and comes up with the last one.
 */
import type { Button, DeviceEvent } from '../device/device'

export interface HeldButtons {
  /** @param holder a unique name of the pointer or key */
  press(holder: string, button: Button): void
  release(holder: string): void
  /** Takes a press back: the button comes up without acting, unless another holder has it. */
  cancel(holder: string): void
  isHolding(holder: string): boolean
  /** Releases all buttons without a press, for example because the pointer or the window's focus was lost. */
  releaseAll(): void
}

type ButtonEvent = Extract<DeviceEvent, { readonly type: 'down' | 'up' | 'release' }>

export function createHeldButtons(send: (event: ButtonEvent) => void): HeldButtons {
  const held = new Map<string, Button>()
  const isHeld = (button: Button) => [...held.values()].includes(button)
  const letGo = (holder: string): Button | null => {
    const button = held.get(holder)
    held.delete(holder)
    return button && !isHeld(button) ? button : null
  }
  return {
    press(holder, button) {
      if (held.has(holder)) return
      const wasHeld = isHeld(button)
      held.set(holder, button)
      if (!wasHeld) send({ type: 'down', button })
    },
    release(holder) {
      const button = letGo(holder)
      if (button) send({ type: 'up', button })
    },
    cancel(holder) {
      const button = letGo(holder)
      if (button) send({ type: 'release', buttons: [button] })
    },
    isHolding: (holder) => held.has(holder),
    releaseAll() {
      if (held.size === 0) return
      held.clear()
      send({ type: 'release' })
    },
  }
}
