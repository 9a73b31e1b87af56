/** The companion's panel: what is asked most, what is found, and the task in hand. */
import type { Ref } from 'react'
import { flushSync } from 'react-dom'
import { useApp, usePage } from '../../app/app'
import type { FindListHandle } from '../../companion/find/find-list'
import { Later } from '../../ui/later'
import { useGoToPlace } from './go-to-place'
import { mainOf } from './keep-focus'

interface TasksProps {
  readonly list: Ref<FindListHandle>
}

export function Tasks({ list }: TasksProps) {
  const app = useApp()
  // In a frame the field is all of it until somebody asks.
  const isWanted = usePage(({ play }) => play.state !== 'closed') || !app.isFramed
  const goTo = useGoToPlace()
  const onChosen = () => {
    const hadFocus = document.activeElement?.closest('.rail')
    // Draws the caption, whose button gets the focus.
    flushSync(() => {})
    if (hadFocus) mainOf(app.focusPlaces.caption.current)?.focus({ preventScroll: app.isFramed })
  }
  return (
    <Later part="companion" isWanted={isWanted}>
      {({ CompanionPanel }) => <CompanionPanel list={list} onChosen={onChosen} onPlace={goTo} />}
    </Later>
  )
}
