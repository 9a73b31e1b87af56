/**
 * Which buttons are held, and by what. A finger, a mouse and a key may hold the same button: it goes down with the first and comes
 * up with the last, and whatever goes wrong, no button stays down.
 */
import type { Button } from '../device/device'

export interface Grip {
  press(holder: string, button: Button): void
  release(holder: string): void
  holds(holder: string): boolean
  /** All hands are gone, and none of them meant anything any more. */
  letGo(): void
}

type Said = { readonly type: 'down' | 'up'; readonly button: Button } | { readonly type: 'let-go' }

export function createGrip(send: (said: Said) => void): Grip {
  const held = new Map<string, Button>()
  const isHeld = (button: Button) => [...held.values()].includes(button)
  return {
    press(holder, button) {
      if (held.has(holder)) return
      const already = isHeld(button)
      held.set(holder, button)
      if (!already) send({ type: 'down', button })
    },
    release(holder) {
      const button = held.get(holder)
      if (!button) return
      held.delete(holder)
      if (!isHeld(button)) send({ type: 'up', button })
    },
    holds: (holder) => held.has(holder),
    letGo() {
      if (held.size === 0) return
      held.clear()
      send({ type: 'let-go' })
    },
  }
}
