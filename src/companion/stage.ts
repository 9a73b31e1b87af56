import type { Device, Moment } from '../device/device'
import type { Hand } from './hand'
import type { Play, TaskTarget } from './play'
import type { Snapshots } from './snapshots'

/** What a show, a try, explanations and planning share. */
export interface Stage {
  readonly get: () => Play
  readonly set: (play: Partial<Play>) => void
  readonly hand: Hand
  readonly snapshots: Snapshots
  readonly device: () => Device
  /** The device now. */
  readonly moment: () => Moment
  /** Plans from the device as it is, after the steps that are done. @returns whether there is a way */
  readonly plan: (done: number) => boolean
  /** Says what a task that explains has to say. */
  readonly explainTask: (aim: TaskTarget) => void
  readonly tell: (news: 'shown' | 'tried' | 'reached') => void
}
