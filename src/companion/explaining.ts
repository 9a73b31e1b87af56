/** "Why is this greyed out?": a press on a button at rest, or a tap on a greyed line, is explained. */
import { type Button, controls, type Device, type Input, isPending } from '../device/device'
import { type Target, whyGreyed } from '../guidance/why/why'
import { type DeviceStore, isHeld, momentOf } from './moments'
import type { Play } from './play'
import type { Stage } from './stage'

/** A press that lasts longer is a hold, which may act where a press does not. In ms. */
const SHORT = 1000

export function createExplaining({ get, set, hand }: Stage, store: DeviceStore) {
  /** The button at rest that went down, for as long as nothing else was pressed with it. */
  let resting: { readonly button: Button; readonly at: number } | null = null
  /** What was said before. */
  let said: Pick<Play, 'why' | 'fixes'>

  function explain(what: Target): void {
    const { state, under, why, fixes, begun } = get()
    const reason = state === 'closed' ? null : whyGreyed(momentOf(store), what, begun)
    if (!reason) return
    hand.stop()
    if (!under) said = { why, fixes }
    // The show stops for it.
    const over = state === 'showing' ? 'paused' : state
    set({ state: 'explaining', under: under ?? over, ring: [], ...reason })
  }

  function end(): void {
    const { under } = get()
    if (under) set({ state: under, under: null, ...said })
  }

  return {
    explain,
    /** Goes on with what it came over. */
    end,
    /** A press on a button at rest is explained when it comes up; any other press ends that. */
    hear(input: Input, before: Device): void {
      if (input.type === 'down') {
        const isResting = !controls(before)[input.button] && !isPending(before) && !isHeld(before)
        resting = isResting ? { button: input.button, at: input.at } : null
        if (!isResting) end()
      } else if (input.type === 'up' && resting?.button === input.button && input.at - resting.at < SHORT)
        explain(resting)
      else if (input.type !== 'up') end()
    },
  }
}
