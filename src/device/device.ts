/** The thermostat is a value: `step` says what an input makes of it, the rest what the outside must be. */
import { arrive, settle, viewOf } from './arriving'
import { letGo, longPress, noHands, press, release } from './buttons'
import { change, set } from './change'
import { actionOf, isPending, screenOf } from './controls'
import type { Bench, Button, Device, Input, Visit } from './model'
import { go, goInstead } from './rules/moving'
import { freshVisit, reset } from './rules/reset'
import { applyAutomaticTemperature } from './rules/temperature'
import { connectionChanged, switchWifiCard, withoutLostNetwork } from './rules/wifi'
import { factorySettings, type Language, type Settings } from './settings'
import { usualSurroundings } from './surroundings'
import type { Instant } from './time'
import { atTheLatest, nextTimer } from './timers'
import { here, overlayOf, placeAt, replace, type Trail, trailOf, travel } from './trail'

export { keptTrail } from './arriving'
export { controls } from './controls'
export { picture } from './drawing'
export type * from './model'
export type * from './picture'
export { missingFor } from './rules/mode'
export { type ReadingName, uncalibrated } from './rules/sensors'
export { canSwitchWifiCard } from './rules/wifi'
export { paths } from './screens/index'
export { languageNames } from './screens/names'
export {
  type FieldName,
  factorySettings,
  fieldNames,
  fields,
  isPath,
  type Language,
  languages,
  type Settings,
} from './settings'
export * from './surroundings'
export * from './text'
export type { Instant } from './time'
export { timers } from './timers'
export {
  here,
  LONGEST_TRAIL,
  overlayOf,
  type Place,
  placeAt,
  type Trail,
} from './trail'

export interface Beginning {
  readonly settings: Settings
  /** "No `state` key at all, or `restart` true, is a first start." */
  readonly first: boolean
  readonly address: { readonly path: string; readonly status: string | null; readonly context: string | null }
  /** What the tab kept over a reload. */
  readonly trail: Trail | null
  readonly visit: Visit | null
  readonly nativeLanguage: Language
  readonly at: Instant
}

/** The device when the page opens, arrived at its address. A device that restarts arrives at the start screen. */
export function start({ settings, first, address, trail, visit, nativeLanguage, at }: Beginning): Device {
  const place = placeAt(address.path, overlayOf(address.status, address.context))
  const restarts = settings.reset || settings.restart || (first && place.path === '/')
  const known = trail ?? trailOf(place)
  const device: Device = {
    settings: first || restarts ? { ...factorySettings, restart: restarts } : settings,
    surroundings: usualSurroundings,
    trail: restarts ? replace(known, placeAt('/')) : known,
    view: viewOf('', 0, at),
    visit: restarts ? freshVisit : (visit ?? freshVisit),
    bench: unusedBench,
    hands: noHands,
    clock: at,
    nativeLanguage,
    visitors: 0,
  }
  return arrive(device, at)
}

const unusedBench: Bench = {
  relay: false,
  clockTrim: 0,
  timeout: 30,
  running: false,
  relayCycles: 0,
  crashes: 3,
  touches: { previous: 0, confirm: 0, next: 0 },
}

/** The device after an input. It is the same value where the input changes nothing. */
export function step(before: Device, input: Input): Device {
  const device = atTheLatest(before, input.at)
  switch (input.type) {
    case 'wake':
      return wake(device, input.at)
    case 'next-visitor':
      return startAnew(device, input)
    default:
      return settle(device, take(device, input), input.at)
  }
}

/**
 * The device as at a first visit, at the trail's beginning: what the last visitor did lies ahead, where the next step drops it. Its
 * start screen is the guide's splash only where no path is named.
 */
function startAnew(device: Device, { path, language, at }: InputOf<'next-visitor'>): Device {
  const { trail, nativeLanguage, visitors } = device
  const fresh = start({
    settings: factorySettings,
    first: path === null,
    address: { path: path ?? '/', status: null, context: null },
    trail: null,
    visit: null,
    nativeLanguage,
    at,
  })
  return change(set(fresh, { language }), {
    trail: { ...fresh.trail, dropped: trail.dropped },
    visitors: visitors + 1,
  })
}

type InputOf<Type extends Input['type']> = Extract<Input, { readonly type: Type }>

function take(device: Device, input: Exclude<Input, InputOf<'wake' | 'next-visitor'>>): Device {
  switch (input.type) {
    case 'down':
      return press(device, input.button, input.at)
    case 'up':
      return release(device, input.button)
    case 'let-go':
      return letGo(device)
    case 'hold':
      return longPress(device, input.buttons)
    case 'tap':
      return isPending(device) ? device : (screenOf(device).tap?.(device, input.line)?.(device) ?? device)
    case 'swipe':
      return swipe(device, input.to)
    case 'go':
      return follow(device, input.path)
    case 'travel':
      return travelTo(device, input.to)
    case 'address': {
      const place = placeAt(input.path, overlayOf(input.status, input.context))
      return change(device, { trail: trailOf(place, input.index) })
    }
    case 'language':
      return set(device, { language: input.language })
    case 'stored': {
      // What this tab edits is its own: another tab that edits, or ends it, knows nothing of that.
      const { editComfortHeating, editOperatingTimeLimitation } = device.settings
      const taken = { ...input.settings, editComfortHeating, editOperatingTimeLimitation }
      const stored = withoutLostNetwork(set(device, taken), taken)
      return stored.settings.reset ? reset(stored) : stored
    }
    case 'surroundings': {
      const surroundings = { ...device.surroundings, ...input.change }
      return connectionChanged(device, change(device, { surroundings }), input.at)
    }
    case 'switch':
      return input.name === 'wifiInstalled' ? switchWifiCard(device) : switchRemoteControl(device)
    case 'reset':
      return reset(device)
  }
}

/** More than any device has running; a timer that cannot run out must not hang the page. */
const MOST_TIMERS = 2000

/** Everything that is due by now, in its order. */
function wake(device: Device, at: Instant): Device {
  let now = device
  // Stryker disable next-line EqualityOperator: one more or less is as good an end
  for (let fired = 0; fired < MOST_TIMERS; fired++) {
    const timer = nextTimer(now)
    if (timer.due > at) break
    now = settle(now, timer.fire(at), at)
  }
  return now
}

/** A finger that moves the screen's content: tabs and pages sideways, lists up and down. */
function swipe(device: Device, to: Direction): Device {
  const { swipe: way } = screenOf(device)
  const button = way && swipes[way][to]
  return (button && actionOf(device, button)?.(device)) ?? device
}

type Direction = Extract<Input, { type: 'swipe' }>['to']

/** The button that a finger stands for. */
const swipes: Readonly<Record<'sideways' | 'lines', Readonly<Partial<Record<Direction, Button>>>>> = {
  sideways: { left: 'next', right: 'previous' },
  lines: { up: 'next', down: 'previous' },
}

/** What is pending is not worth coming back to: a confirmation would show once more, the connected screen connect once more. */
function follow(device: Device, path: string): Device {
  if (isAt(device, path)) return device
  return isPending(device) ? goInstead(device, path) : go(device, path)
}

function isAt(device: Device, path: string): boolean {
  const place = here(device.trail)
  return place.path === placeAt(path).path && !place.overlay
}

function travelTo(device: Device, to: number): Device {
  const { trail } = device
  return change(device, { trail: travel(trail, to - trail.dropped - trail.at) })
}

/** "Toggling flips remoteControlInstalled and then applies the automatic temperature rules." */
function switchRemoteControl(device: Device): Device {
  return applyAutomaticTemperature(
    set(device, { remoteControlInstalled: !device.settings.remoteControlInstalled }),
  )
}

/** The language in use: the stored one, else the browser's. */
export function languageOf({ settings, nativeLanguage }: Device): Language {
  return settings.language ?? nativeLanguage
}
