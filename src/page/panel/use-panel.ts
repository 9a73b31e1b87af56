/** When the surroundings are folded, and what unfolds them. */
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { useApp, usePage } from '../../app/app'
import { useNextVisitor } from '../use-next-visitor'
import { closeSheet, showTab } from './side'
import { type Arrangement, useMatch } from './use-arrangement'

const NARROW = '(width < 600px)'
const NARROW_FRAME = '(width < 480px)'

export function usePanel(framed: boolean, arrangement: Arrangement) {
  const app = useApp()
  const details = useRef<HTMLDetailsElement>(null)
  const isNarrow = useMatch(framed ? NARROW_FRAME : NARROW)
  const isSheet = arrangement === 'sheet'
  const isShown = usePage(({ panel: { tab, isOpen } }) => isOpen && tab === 'around')
  const fold = useCallback(() => {
    if (details.current) details.current.open = !isSheet && !isNarrow
  }, [isNarrow, isSheet])
  useNextVisitor(fold)
  // A layout effect, because a panel that is drawn before it folds moves what is around it.
  useLayoutEffect(fold, [fold])
  // The tab unfolds them, and in a sheet folds them again.
  useEffect(() => {
    if (details.current && (isSheet || isShown)) details.current.open = isShown
  }, [isSheet, isShown])

  /** In a sheet to unfold them, by whatever means, is to open it there. */
  const follow = (isOpen: boolean) => {
    if (!isSheet || isOpen === isShown) return
    if (isOpen) showTab(app, 'around')
    else closeSheet(app)
  }
  return { details, follow, isNarrow }
}
