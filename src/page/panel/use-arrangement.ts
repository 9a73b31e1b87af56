/** How the companion and the surroundings share the room beside or below the device. */
import { useCallback, useSyncExternalStore } from 'react'
import { useApp, usePage } from '../../app/app'

/** Two cards, tabs while the companion is open, a phone's sheet, or two folds one below the other. */
export type Arrangement = 'cards' | 'tabs' | 'sheet' | 'folds'

/** panel.css, asking.css and sheet.css say the same. */
const SHEET = '(width < 700px) and (height >= 480px)'
const CARDS = '(width >= 1600px)'
const FOLDS = '(width < 600px)'
const FOLDS_IN_FRAME = '(width < 700px)'

export function useArrangement(): Arrangement {
  const { isFramed: framed } = useApp()
  const isSheet = useIsSheet()
  const isFolded = useMatch(framed ? FOLDS_IN_FRAME : FOLDS)
  const isWide = useMatch(CARDS)
  if (isSheet) return 'sheet'
  if (isFolded) return 'folds'
  return isWide ? 'cards' : 'tabs'
}

/** Whether a phone's sheet is closed: what stands in it is out of sight. */
export function useSheetClosed(): boolean {
  const isSheet = useIsSheet()
  const isOpen = usePage(({ panel }) => panel.isOpen)
  return isSheet && !isOpen
}

/** A phone's sheet and the narrowest frames have no room for what an address asks of time: its group stays folded. */
export function useTimeFolded(): boolean {
  const isSheet = useIsSheet()
  const isNarrow = useMatch('(width < 480px)')
  return isSheet || isNarrow
}

/** Whether the panel is a phone's sheet. */
function useIsSheet(): boolean {
  const { isFramed } = useApp()
  return useMatch(SHEET) && !isFramed
}

/** Whether a media query matches, now and whenever that changes. */
export function useMatch(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}
