/** What a picture of the display has in place of scrolling: the manual prints what nobody can press. */
import { createContext, type ReactNode } from 'react'

/** Gives of the lines of a list those that can be in view, with the focused one among them. */
export type CropLines = (lines: readonly ReactNode[], focus: number) => ReactNode

/** `null` on the live display, whose lists scroll. */
export const CropContext = createContext<CropLines | null>(null)
