/** What an address asks for besides a screen. It is read first, because connecting the browser drops it. */
import type { TaskRequest, TimeRequest } from '../app/requests'
import { packedIn, type SharedDevice, sharedDevice } from './shared-link'
import { spellTask, taskInAddress } from './task-request'
import { spellTime, timeInAddress } from './time-request'

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

/**
 * Gives the address of a screen that asks for a task and for time, as `readLaunch` reads it.
 * @param location where the screen is, and the device that it shares
 */
export function addressOf(
  { pathname, hash }: Pick<Location, 'pathname' | 'hash'>,
  { task, time }: Pick<Launch, 'task' | 'time'>,
): string {
  const query = new URLSearchParams({ ...(task && spellTask(task)), ...(time && spellTime(time)) }).toString()
  return `${pathname}${query && `?${query}`}${hash}`
}
