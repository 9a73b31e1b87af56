/**
 * Hydration of the page. The first render equals the HTML of the build, which is the same for all visitors: a dark
 * display, in English. The second one draws the running device, before the browser paints again.
 */
import { createContext, useContext } from 'react'

export const HydrationContext = createContext(false)

/** True during the first render. */
export function useIsHydrating(): boolean {
  return useContext(HydrationContext)
}
