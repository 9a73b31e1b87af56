/** What stands beside the device: which tab is in front, and on a phone whether the sheet is open. */
import { createStore } from 'zustand/vanilla'
import { type Door, door, isIdle } from '../../companion/door'

export type Tab = 'ask' | 'around'

interface Side {
  readonly tab: Tab
  /** Whether the sheet of a phone is open. */
  readonly isOpen: boolean
  /** Whether an address or a host page asked for the task in hand. */
  readonly isAsked: boolean
}

export const side = createStore<Side>(() => ({ tab: 'ask', isOpen: false, isAsked: false }))

/** Who has a task in hand sees the device: the sheet closes, and the other tab is not in front. */
export function followDoor({ state, request }: Door, before: Door): void {
  if (request) side.setState({ isAsked: true })
  if (state === before.state) return
  if (isIdle(state)) side.setState({ isAsked: false })
  else if (isIdle(before.state)) side.setState({ tab: 'ask', isOpen: false })
}

/** Opens the companion, or brings what it has in hand to the front. */
export function openCompanion(): void {
  side.setState({ tab: 'ask', isOpen: true })
  if (door.getState().state === 'closed') door.setState({ state: 'finding' })
}

export function closeCompanion(): void {
  door.setState({ state: 'closed', request: null })
  side.setState({ tab: 'ask', isOpen: false })
}

/** Brings a tab to the front, on a phone by opening the sheet. */
export function showTab(tab: Tab): void {
  if (tab === 'ask') openCompanion()
  else side.setState({ tab, isOpen: true })
}

/** Closes the sheet. Who has only looked for a task has closed the companion with it. */
export function closeSheet(): void {
  if (door.getState().state === 'finding') closeCompanion()
  else side.setState({ isOpen: false })
}
