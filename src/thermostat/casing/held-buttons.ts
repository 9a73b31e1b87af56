/**
 * Held buttons with their holders. A finger, the mouse and a key may hold the same button: it goes down with the
 * first holder and comes up with the last one.
 */
import type { Button } from '../device/device'

export interface HeldButtons {
  /** @param holder a unique name of the pointer or key */
  press(holder: string, button: Button): void
  release(holder: string): void
  isHolding(holder: string): boolean
  /** Releases all buttons without a press, for example because the pointer or the window's focus was lost. */
  releaseAll(): void
}

type ButtonEvent = { readonly type: 'down' | 'up'; readonly button: Button } | { readonly type: 'release' }

export function createHeldButtons(send: (event: ButtonEvent) => void): HeldButtons {
  const held = new Map<string, Button>()
  const isHeld = (button: Button) => [...held.values()].includes(button)
  return {
    press(holder, button) {
      if (held.has(holder)) return
      const wasHeld = isHeld(button)
      held.set(holder, button)
      if (!wasHeld) send({ type: 'down', button })
    },
    release(holder) {
      const button = held.get(holder)
      if (!button) return
      held.delete(holder)
      if (!isHeld(button)) send({ type: 'up', button })
    },
    isHolding: (holder) => held.has(holder),
    releaseAll() {
      if (held.size === 0) return
      held.clear()
      send({ type: 'release' })
    },
  }
}
