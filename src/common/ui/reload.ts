import { createContext } from 'react'

/**
 * Loads the page again, unless its address does not answer: the open page would be lost.
 * @param address the address of the new page
 */
export async function reloadPage(address = location.href): Promise<void> {
  const response = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  if (!response?.ok) return
  // A host that lacks a file of this page has a newer build, whose page names the right files.
  history.replaceState(history.state, '', address)
  location.reload()
}

/** The action of the link "Try again", after a file failed to load. */
export const ReloadContext = createContext<() => unknown>(() => reloadPage())
