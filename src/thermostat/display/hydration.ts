/**
 * The first drawing of the page is the one that the build made for all visitors: the device with a dark
 * display, in English. Then the running device takes its place, before the browser paints again.
 */
import { createContext, useContext } from 'react'

export const HydrationContext = createContext(false)

/** Whether this is the first drawing, which must be the same in every browser. */
export function useIsHydrating(): boolean {
  return useContext(HydrationContext)
}
