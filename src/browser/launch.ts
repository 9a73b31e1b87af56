/** What an address asks for besides a screen. It is read first, because connecting the browser drops it. */
import { packedIn, type SharedDevice, sharedDevice } from './shared-link'
import { type TaskRequest, taskInAddress } from './task-request'
import { type TimeRequest, timeInAddress } from './time-request'

export interface Launch {
  /** The device that it shares; `null` where it shares none after all, `undefined` where it does not try. */
  readonly shared?: SharedDevice | null
  readonly task: TaskRequest | null
  readonly time: TimeRequest | null
}

export function readLaunch({ hash, search }: Pick<Location, 'hash' | 'search'>): Launch {
  const packed = packedIn(hash)
  return {
    ...(packed !== null && { shared: sharedDevice(hash, packed) }),
    task: taskInAddress(search),
    time: timeInAddress(search),
  }
}
