/** Keeps the comparison true: anew where something has changed, and only while the browser is idle (behaviour 31.28). */
import { type IdleWindow, runWhenIdle } from '../../common/idle'
import { type Device, midnightOf } from '../../thermostat/device/device'
import { programInForce } from '../../thermostat/device/regulation'
import type { DeviceStore } from '../../thermostat/device-store'
import { comparing } from './comparison'
import { isTouched } from './history'
import type { Comparisons, HousePlan } from './model'
import type { TimelineStore } from './timeline'

/** What a comparison is made of. */
interface Basis {
  readonly device: Device
  readonly plan: HousePlan
}

/**
 * @param show gets what is known anew
 * @returns a function that ends it
 */
export function keepComparing(
  store: Pick<DeviceStore, 'getState' | 'subscribe'>,
  timeline: Pick<TimelineStore, 'getState' | 'subscribe'>,
  tools: IdleWindow,
  show: (comparisons: Comparisons | null) => void,
): () => void {
  let basis: Basis | null = null
  let work: ReturnType<typeof comparing> | null = null

  function look(): void {
    const now = { device: store.getState().device, plan: timeline.getState().plan }
    // What has begun of a day is finished, also after its midnight: a slow browser may need longer than fast days.
    if (basis && isAsBefore(now, basis) && (work || isSameDay(now, basis))) return
    basis = now
    const mine = comparing(now.device, now.plan)
    work = mine
    runWhenIdle(tools, () => goOn(mine))
  }

  /** One day of a house; nothing where something has changed since. */
  function goOn(mine: ReturnType<typeof comparing>): void {
    if (mine !== work) return
    const { done, value } = mine.next()
    if (!done) runWhenIdle(tools, () => goOn(mine))
    else {
      work = null
      show(value)
      look()
    }
  }

  look()
  const ends = [store.subscribe(look), timeline.subscribe(look)]
  return () => {
    work = null
    for (const end of ends) end()
  }
}

function isAsBefore({ device, plan }: Basis, before: Basis): boolean {
  return (
    !isTouched(device, before.device) &&
    programInForce(device) === programInForce(before.device) &&
    plan.floor === before.plan.floor &&
    plan.area === before.plan.area
  )
}

function isSameDay({ device }: Basis, before: Basis): boolean {
  return midnightOf(device.clock) === midnightOf(before.device.clock)
}
