/** The one caption of the page: what the companion says, or else the notice. */
import { Lazy } from '../../../common/ui/lazy'
import { hasLongText, isIdle, stateOf } from '../../../help/companion/guide-state'
import { useCompanion } from '../../../help/companion/use-companion'
import { pathOf } from '../../../thermostat/device/device'
import { ErrorBoundary } from '../../../thermostat/display/error-boundary'
import { useDevice } from '../../../thermostat/display/use-device'
import { useApp, usePage } from '../app'
import { companion } from '../lazy'
import { Notice } from './notice'

export function Caption() {
  const { isFramed } = useApp()
  const state = useCompanion(stateOf)
  const isAwaited = usePage(({ pendingTask }) => pendingTask !== null)
  const path = useDevice(pathOf)
  const notice = (
    <ErrorBoundary resetKey={path}>
      <Notice />
    </ErrorBoundary>
  )
  // A long explanation stands in the rail; a frame has no room for it there.
  const isBeside = useCompanion(hasLongText) && !isFramed
  const idle = isIdle(state) || isBeside
  return (
    <>
      {/* Beside the companion, which arrives later: what has the focus in it stays. */}
      {idle && notice}
      {/* If what is awaited does not load, that is said here: another tab may be in front of the rail. */}
      <ErrorBoundary resetKey={state} fallback={idle && !isAwaited ? null : undefined}>
        <Lazy module={companion} enabled={isAwaited || state !== 'closed'} fallback={idle ? null : notice}>
          {({ CompanionCaption }) => !idle && <CompanionCaption />}
        </Lazy>
      </ErrorBoundary>
    </>
  )
}
