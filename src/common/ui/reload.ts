import { createContext } from 'react'

/**
 * Loads the page again.
 * @param address the address of the new page
 */
export async function reloadPage(address = location.href): Promise<void> {
  // The host answers but lacks the file, so it has a newer build: only its own page names its files.
  const response = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  if (!response?.ok) return
  history.replaceState(history.state, '', address)
  location.reload()
}

/** The action of "Try again" after a file failed to load. */
export const ReloadContext = createContext<() => unknown>(() => reloadPage())
