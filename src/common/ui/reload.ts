import { createContext } from 'react'

/**
 * Loads the page again.
 * @param address what its address is then
 */
export async function reloadPage(address = location.href): Promise<void> {
  // A host that answers without the file has another build: only a new page names files that it has.
  const response = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  if (!response?.ok) return
  history.replaceState(history.state, '', address)
  location.reload()
}

/** What "Try again" does where a file has not loaded. */
export const ReloadContext = createContext<() => unknown>(() => reloadPage())
