/** Cropping of lists in static pictures of the display, as the manual prints them. */
import { createContext, type ReactNode } from 'react'

/** Returns the lines of a list that fit the display, the focused one included. */
export type CropLines = (lines: readonly ReactNode[], focus: number) => ReactNode

/** `null` on the live display, where lists scroll. */
export const CropContext = createContext<CropLines | null>(null)
