/** What the companion says in the page's one live region. */
import { createStore } from 'zustand/vanilla'

/** The same sentence twice is two of them. */
export const heard = createStore<{ readonly sentence: string }>(() => ({ sentence: '' }))

export function announceCaption(sentence: string): void {
  heard.setState({ sentence })
}
