/** The panel of the tab *Tasks*: the most requested tasks, or the search results, or the current task. */
import type { Ref } from 'react'
import { flushSync } from 'react-dom'
import { Lazy } from '../../../common/ui/lazy'
import type { FindListHandle } from '../../../help/companion/find/find-list'
import { isClosedOrFinding, statusOf } from '../../../help/companion/phase-state'
import { useCompanion, useSearch } from '../../../help/companion/use-companion'
import { ErrorBoundary } from '../../../thermostat/display/error-boundary'
import { useApp } from '../app'
import { useIsUpright } from '../arrangement'
import { companion } from '../lazy'
import { About } from './about'
import { FirstExamples } from './first-examples'
import { FirstTasks } from './first-tasks'
import { primaryActionOf } from './focus-restorer'
import { useGoToPlace } from './go-to-place'
import './tasks.css'

interface TasksProps {
  readonly list: Ref<FindListHandle>
}

export function Tasks({ list }: TasksProps) {
  const app = useApp()
  const status = useCompanion(statusOf)
  const isClosed = status === 'closed'
  const listsExamples = useSearch(({ listsAllTasks }) => status === 'finding' && !listsAllTasks)
  const goTo = useGoToPlace()
  const hasActions = !useIsUpright()
  const onChosen = () => {
    const hadFocus = document.activeElement?.closest('.rail')
    // Draws the caption now, because its button gets the focus.
    flushSync(() => {})
    if (hadFocus) primaryActionOf(app.focusTargets.caption.current)?.focus({ preventScroll: app.isFramed })
  }
  // In a frame this panel is empty until the companion opens.
  if (app.isFramed && isClosed) return null
  return (
    <div className="companion">
      <ErrorBoundary resetKey={status}>
        <Lazy
          module={companion}
          enabled={!isClosed}
          fallback={!app.isFramed && (listsExamples ? <FirstExamples /> : <FirstTasks />)}
        >
          {({ CompanionPanel }) => (
            <CompanionPanel list={list} hasActions={hasActions} onTaskChosen={onChosen} onPlace={goTo} />
          )}
        </Lazy>
      </ErrorBoundary>
      {/* During a task it would seem to be about the task's step. */}
      {isClosedOrFinding(status) && <About />}
    </div>
  )
}
