/** What a reload must not lose: the trail behind the back button, and what the device remembers while its tab lives. */
import * as v from 'valibot'
import {
  fields,
  keptTrail,
  LONGEST_TRAIL,
  overlayOf,
  type Place,
  placeAt,
  type Trail,
  type Visit,
} from '../device/device'
import { type Area, attempt } from './area'
import type { DeviceStore } from './store'

export const SESSION = 'floor-heating-thermostat'

/** What an earlier load of the page left behind. */
export interface Past {
  readonly trail: Trail | null
  readonly visit: Visit | null
}

/** What a `Date` can hold, in milliseconds. */
const instant = v.pipe(v.number(), v.minValue(-8.64e15), v.maxValue(8.64e15))
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
/** No screen has more lines. */
const MOST_LINES = 999

const overlay = v.pipe(
  v.object({ status: v.string(), context: v.string() }),
  v.transform(({ status, context }) => overlayOf(status, context)),
  v.check((known) => known !== null),
)

const place = v.object({
  path: v.pipe(
    v.string(),
    v.check((path) => placeAt(path).path === path),
  ),
  overlay: v.nullable(overlay),
  focus: v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(MOST_LINES)),
}) satisfies v.GenericSchema<unknown, Place>

const trail = v.pipe(
  v.object({
    places: v.pipe(v.array(place), v.minLength(1), v.maxLength(LONGEST_TRAIL)),
    at: count,
    dropped: count,
  }),
  v.check(({ places, at }) => at < places.length),
) satisfies v.GenericSchema<unknown, Trail>

const visit = v.object({
  changedAt: v.nullable(instant),
  network: v.custom<Visit['network']>((value) => fields.wifiNetwork.allows(value)),
  failed: v.boolean(),
  reconnecting: v.nullable(instant),
}) satisfies v.GenericSchema<unknown, Visit>

const past = v.object({
  trail: v.fallback(v.nullable(trail), null),
  visit: v.fallback(v.nullable(visit), null),
}) satisfies v.GenericSchema<unknown, Past>

/** Reads what the tab's last load left; `null` for whatever this device could not have written. */
export function readSession(area: Area): Past {
  const stored = attempt((): unknown => JSON.parse(area.read(SESSION) ?? 'null'))
  const result = attempt(() => v.safeParse(past, stored))
  return result?.success ? result.output : { trail: null, visit: null }
}

export interface SessionKeeping {
  /** Writes what moved within the screen, too: the page may be about to go. */
  flush(): void
  dispose(): void
}

/** Writes the trail and the visit whenever they change. */
export function keepSession(area: Area, store: DeviceStore): SessionKeeping {
  let written = ''
  function flush(): void {
    const { device } = store.getState()
    const text = JSON.stringify({ trail: keptTrail(device), visit: device.visit } satisfies Past)
    if (text !== written && area.write(SESSION, text)) written = text
  }
  flush()
  const dispose = store.subscribe(({ device }, { device: before }) => {
    if (device.trail !== before.trail || device.visit !== before.visit) flush()
  })
  return { flush, dispose }
}
