/** The one caption of the page: what the companion says, or else the notice. */
import { useStore } from 'zustand'
import { door, isIdle } from '../../companion/door'
import { Notice } from '../notice'
import { chunk } from './chunk'
import { announceCaption } from './heard'

export function CaptionPlace() {
  const companion = useStore(chunk, (all) => all.companion)
  const speaks = useStore(door, ({ state }) => !isIdle(state))
  return companion && speaks ? <companion.CompanionCaption announce={announceCaption} /> : <Notice />
}
