/** The one caption of the page: what the companion says, or else the notice. */
import { Lazy } from '../../../common/ui/lazy'
import { isIdle, isLong, stateOf } from '../../../help/companion/guide-state'
import { useCompanion } from '../../../help/companion/use-companion'
import { pathOf } from '../../../thermostat/device/device'
import { Boundary } from '../../../thermostat/display/boundary'
import { useDevice } from '../../../thermostat/display/use-device'
import { useApp, usePage } from '../app'
import { companion } from '../lazy'
import { Notice } from './notice'

export function Speech() {
  const { isFramed } = useApp()
  const state = useCompanion(stateOf)
  const isAwaited = usePage(({ awaited }) => awaited !== null)
  const path = useDevice(pathOf)
  const notice = (
    <Boundary of={path}>
      <Notice />
    </Boundary>
  )
  // A long explanation stands in the rail; a frame has no room for it there.
  const isBeside = useCompanion(isLong) && !isFramed
  const idle = isIdle(state) || isBeside
  return (
    <>
      {/* Beside the companion, which arrives later: what has the focus in it stays. */}
      {idle && notice}
      {/* If what is awaited does not load, that is said here: another tab may be in front of the rail. */}
      <Boundary of={state} instead={idle && !isAwaited ? null : undefined}>
        <Lazy module={companion} isWanted={isAwaited || state !== 'closed'} fallback={idle ? null : notice}>
          {({ CompanionCaption }) => !idle && <CompanionCaption />}
        </Lazy>
      </Boundary>
    </>
  )
}
