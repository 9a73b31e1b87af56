/** What stands beside the device: which tab is in front, and on a phone whether the sheet is open. */
import type { App, Tab } from '../../app/app'

/** Brings a tab to the front, on a phone by opening the sheet. */
export function showTab({ openCompanion, setPanel }: App, tab: Tab): void {
  if (tab === 'ask') openCompanion()
  else setPanel({ tab, isOpen: true })
}

/** Closes the sheet. Who has only looked for a task has closed the companion with it. */
export function closeSheet({ page, closeCompanion, setPanel }: App): void {
  if (page.getState().play.state === 'finding') closeCompanion()
  else setPanel({ isOpen: false })
}
