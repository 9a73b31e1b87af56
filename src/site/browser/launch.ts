/** What an address asks for besides a screen. It is read first, because connecting the browser drops it. */
import type { TaskRequest, TimeRequest } from '../../common/requests'
import { parseScheme, type Scheme } from './frame/scheme'
import { packedDeviceOf, readSharedDevice, type SharedDevice } from './shared-link'
import { parseTaskQuery, taskParameters } from './task-request'
import { parseTimeQuery, timeParameters } from './time-request'

export interface Launch {
  /** The device that it shares; `null` where it shares none after all, `undefined` where it does not try. */
  readonly shared?: SharedDevice | null
  readonly task: TaskRequest | null
  readonly time: TimeRequest | null
  /** Whether the dialog that shares the device is open at first: `?share`. */
  readonly isSharing?: true
  /** The scheme of the page around a frame, if that says so. */
  readonly scheme?: Scheme
}

export function readLaunch({ hash, search }: Pick<Location, 'hash' | 'search'>): Launch {
  const packed = packedDeviceOf(hash)
  return {
    ...(packed !== null && { shared: readSharedDevice(hash, packed) }),
    task: parseTaskQuery(search),
    time: parseTimeQuery(search),
    ...(new URLSearchParams(search).has('share') && { isSharing: true }),
    ...parseScheme(search),
  }
}

/** Gives a launch for the next visitor, who has asked for nothing. */
export function withoutRequests({ scheme }: Launch): Launch {
  return { task: null, time: null, ...(scheme && { scheme }) }
}

/**
 * Gives the address of a screen that asks for a task and for time, as `readLaunch` reads it.
 * @param location where the screen is, what lies over it, and the device that is shared
 */
export function addressOf(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  { task, time, scheme }: Omit<Launch, 'shared'>,
): string {
  const parameters = new URLSearchParams(search)
  const asked = {
    ...(task && taskParameters(task)),
    ...(time && timeParameters(time)),
    ...(scheme && { scheme }),
  }
  for (const [name, value] of Object.entries(asked)) parameters.set(name, value)
  const query = parameters.toString()
  return `${pathname}${query && `?${query}`}${hash}`
}
