/** The one caption of the page: what the companion says, or else the notice. */
import { useStore } from 'zustand'
import { door, isIdle } from '../../companion/door'
import { pathOf } from '../../device/device'
import { Boundary } from '../../display/boundary'
import { useDevice } from '../../display/use-device'
import { HelpMissing } from '../missing'
import { Notice } from '../notice'
import { useSheetClosed } from '../panel/use-arrangement'
import { chunk } from './chunk'
import { announceCaption } from './heard'

export function CaptionPlace() {
  const companion = useStore(chunk, (all) => all.companion)
  const state = useStore(door, (all) => all.state)
  const path = useDevice(pathOf)
  const hasBefore = useSheetClosed()
  if (!companion || isIdle(state))
    return (
      <Boundary of={path}>
        <Notice />
      </Boundary>
    )
  return (
    <Boundary of={state}>
      <companion.CompanionCaption announce={announceCaption} Missing={HelpMissing} hasBefore={hasBefore} />
    </Boundary>
  )
}
