/** The caption below the device: the text of the companion, or else the notice. */
import { Lazy } from '../../../common/ui/lazy'
import { hasNoCaption, isTextInPanel, statusOf } from '../../../help/companion/phase-state'
import { useCompanion } from '../../../help/companion/use-companion'
import { pathOf } from '../../../thermostat/device/device'
import { ErrorBoundary } from '../../../thermostat/display/error-boundary'
import { useDevice } from '../../../thermostat/display/use-device'
import { useApp, usePage } from '../app'
import { useIsUpright } from '../arrangement'
import { companion } from '../lazy'
import { Notice } from './notice'
import { useMarkButton } from './use-mark-button'

export function Caption() {
  const { isFramed } = useApp()
  const isUpright = useIsUpright()
  const status = useCompanion(statusOf)
  const isTaskPending = usePage(({ pendingTask }) => pendingTask !== null)
  const path = useDevice(pathOf)
  const notice = (
    <ErrorBoundary resetKey={path}>
      <Notice />
    </ErrorBoundary>
  )
  const isInRail = useCompanion(isTextInPanel) && !isFramed
  const isNoticeOnly = hasNoCaption(status) || isInRail
  useMarkButton(isNoticeOnly)
  // While a task is pending, a failure to load is reported here too, by the boundary's default text: the tab with the
  // tasks may be hidden.
  const isFailureReported = isTaskPending || !isNoticeOnly
  return (
    <>
      {/* Outside the lazy companion, so that a focused element in the notice stays mounted when it arrives. */}
      {isNoticeOnly && notice}
      <ErrorBoundary resetKey={status} fallback={isFailureReported ? undefined : null}>
        <Lazy
          module={companion}
          enabled={isTaskPending || status !== 'closed'}
          fallback={isNoticeOnly ? null : notice}
        >
          {({ CompanionCaption }) => !isNoticeOnly && <CompanionCaption hasActions={!isUpright} />}
        </Lazy>
      </ErrorBoundary>
    </>
  )
}
