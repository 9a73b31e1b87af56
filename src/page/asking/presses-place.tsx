/** Where the last presses are listed, once an address asks for them. */
import type { ComponentType } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

const list = createStore<{ readonly Presses: ComponentType | null }>(() => ({ Presses: null }))

/** Loads the list; where that fails, there is none. */
export async function showPresses(): Promise<void> {
  const loaded = await import('../../companion/presses/presses').catch(() => null)
  if (loaded) list.setState(loaded)
}

export function PressesPlace() {
  const { Presses } = useStore(list)
  return Presses && <Presses />
}
