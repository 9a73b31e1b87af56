/** The caption below the device: the text of the companion, or else the notice. */
import { Lazy } from '../../../common/ui/lazy'
import { hasLongText, isClosedOrFinding, statusOf } from '../../../help/companion/phase-state'
import { useCompanion } from '../../../help/companion/use-companion'
import { pathOf } from '../../../thermostat/device/device'
import { ErrorBoundary } from '../../../thermostat/display/error-boundary'
import { useDevice } from '../../../thermostat/display/use-device'
import { useApp, usePage } from '../app'
import { companion } from '../lazy'
import { Notice } from './notice'

export function Caption() {
  const { isFramed } = useApp()
  const state = useCompanion(statusOf)
  const isTaskPending = usePage(({ pendingTask }) => pendingTask !== null)
  const path = useDevice(pathOf)
  const notice = (
    <ErrorBoundary resetKey={path}>
      <Notice />
    </ErrorBoundary>
  )
  // A long explanation is in the rail, except in a frame, which has no room for it there.
  const isInRail = useCompanion(hasLongText) && !isFramed
  const hasNotice = isClosedOrFinding(state) || isInRail
  return (
    <>
      {/* Outside the lazy companion, so that a focused element in the notice stays mounted when it arrives. */}
      {hasNotice && notice}
      {/* Reports here if the companion of a pending task does not load: the rail may show another tab. */}
      <ErrorBoundary resetKey={state} fallback={hasNotice && !isTaskPending ? null : undefined}>
        <Lazy
          module={companion}
          enabled={isTaskPending || state !== 'closed'}
          fallback={hasNotice ? null : notice}
        >
          {({ CompanionCaption }) => !hasNotice && <CompanionCaption />}
        </Lazy>
      </ErrorBoundary>
    </>
  )
}
