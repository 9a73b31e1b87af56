/** Requests of an address besides a screen. They are read first, because connecting the browser removes them. */
import type { TaskRequest, TimeRequest } from '../../common/requests'
import { parseScheme, type Scheme } from './frame/scheme'
import { packedDeviceOf, readSharedDevice, type SharedDevice } from './shared-link'
import { parseTaskQuery, taskParameters } from './task-request'
import { parseTimeQuery, timeParameters } from './time-request'

/** How the visitor's own device came into view after a shared one: as it was, or with the settings of the shared one. */
export type OwnDeviceArrival = 'returned' | 'adopted'

/** The page adds this parameter before it reloads itself. */
export const ARRIVAL_PARAMETER = 'own'

export interface Launch {
  /** The shared device; `null` if it cannot be read, missing if the address has none. */
  readonly shared?: SharedDevice | null
  readonly task: TaskRequest | null
  readonly time: TimeRequest | null
  /** Set if the share dialog is open at first: `?share`. */
  readonly isSharing?: true
  /** Set after a shared device was left. */
  readonly arrival?: OwnDeviceArrival
  /** The colour scheme of the host page, if the address names it. */
  readonly scheme?: Scheme
}

export function readLaunch({ hash, search }: Pick<Location, 'hash' | 'search'>): Launch {
  const packed = packedDeviceOf(hash)
  return {
    ...(packed !== null && { shared: readSharedDevice(hash, packed) }),
    task: parseTaskQuery(search),
    time: parseTimeQuery(search),
    ...(new URLSearchParams(search).has('share') && { isSharing: true }),
    ...parseArrival(search),
    ...parseScheme(search),
  }
}

function parseArrival(search: string): Pick<Launch, 'arrival'> {
  const arrival = new URLSearchParams(search).get(ARRIVAL_PARAMETER)
  return arrival === 'returned' || arrival === 'adopted' ? { arrival } : {}
}

/** Returns the launch for the next visitor in a showroom. */
export function withoutRequests({ scheme }: Launch): Launch {
  return { task: null, time: null, ...(scheme && { scheme }) }
}

/**
 * Returns an address with a task, simulated time and a colour scheme, as `readLaunch` reads them.
 * @param location the screen, its overlay and the shared device
 */
export function addressOf(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  { task, time, scheme }: Omit<Launch, 'shared'>,
): string {
  const parameters = new URLSearchParams(search)
  const requests = {
    ...(task && taskParameters(task)),
    ...(time && timeParameters(time)),
    ...(scheme && { scheme }),
  }
  for (const [name, value] of Object.entries(requests)) parameters.set(name, value)
  const query = parameters.toString()
  return `${pathname}${query && `?${query}`}${hash}`
}
