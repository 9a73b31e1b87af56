/** The presses from one place of the menus to what is done on a screen, each searched once only. */
import {
  type Device,
  type FieldName,
  factorySettings,
  isPending,
  type Moment,
  pathOf,
  press,
  rest,
  type Settings,
} from '../../device/device'
import { routes } from '../../device/paths'
import { isGuestRoom } from '../../device/rules/temperature'
import { bounds } from '../../device/settings'
import { holdToEnd } from '../counting'
import type { Act } from '../model'
import { type Aim, search } from '../search'
import { isHeld, type Operation } from './operations'

/** Where a hand is in the menus, whatever the settings are. */
export interface Place {
  readonly index: number
  readonly device: Device
}

/** Acts that lead to a place. */
export interface Hop {
  readonly acts: readonly Act[]
  readonly presses: number
  readonly to: Place
}

const places = new Map<string, Place>()

/** Devices are at the same place where the same presses lead on. */
export function placeOf(device: Device): Place {
  const { trail, view } = device
  let key = `${pathOf(device)}|${view.focus}|${view.draft}`
  for (let at = trail.at; at > 0 && trail.places[at]?.path !== routes.home; at--)
    key += `|${trail.places[at - 1]?.path}|${trail.places[at - 1]?.focus}`
  const known = places.get(key)
  if (known) return known
  const place = { index: places.size, device }
  places.set(key, place)
  return place
}

/** The device at a place, with other settings. */
function standing({ device }: Place, settings: Settings, around: Device): Moment {
  return { device: { ...device, settings, surroundings: around.surroundings }, now: device.view.since }
}

/** What decides where the menus lead to some screens, and where a choice begins. */
const leading: readonly (readonly [path: string, names: readonly FieldName[]])[] = [
  ['/home', ['keylock']],
  ['/home/turn-', ['power']],
  ['/home/menu/program/remote-control', ['remoteControl']],
  ['/home/menu/program/timer', ['program', 'timer']],
  ['/home/menu/settings', ['wifiInstalled', 'wifi', 'wifiNetwork']],
  ['/home/menu/installer/applications', ['application', 'comfortHeating', 'remoteControl']],
]

/** All other settings are the factory's, so that ways are found once. */
function menuSettings(path: string, settings: Settings): Settings {
  const names = leading.flatMap(([above, names]) => (path.startsWith(above) ? names : []))
  // A guest room's menus are closed.
  const guest = isGuestRoom(settings) ? (['application', 'remoteControlInstalled'] as const) : []
  return {
    ...factorySettings,
    ...Object.fromEntries([...names, ...guest].map((name) => [name, settings[name]])),
  }
}

const ways = new Map<string, Hop | null>()

const keyNames: readonly FieldName[] = [
  'application',
  'remoteControlInstalled',
  ...leading.flatMap(([, names]) => names),
]
const keyOf = (settings: Settings): string => keyNames.map((name) => settings[name]).join()

function remembered(key: string, find: () => Hop | null): Hop | null {
  const known = ways.get(key)
  if (known !== undefined) return known
  const hop = find()
  ways.set(key, hop)
  return hop
}

/** The fewest presses from a place to the end of an operation; `null` where none lead there. */
export function hopTo(place: Place, operation: Operation, around: Device): Hop | null {
  if (operation.switches) return { acts: [], presses: 0, to: place }
  const there = walk(place, operation.where[0], around)
  const done = there && perform(there.to, operation, around)
  return done && { acts: [...there.acts, ...done.acts], presses: there.presses + done.presses, to: done.to }
}

/** Through the menus to a screen, where nothing is changed on the way. */
function walk(place: Place, path: string, around: Device): Hop | null {
  const settings = menuSettings(path, around.settings)
  const key = `${place.index}>${path}|${keyOf(settings)}`
  return remembered(key, () => {
    const above = new Set<string>(['/', routes.home])
    for (let one = path; one; one = one.slice(0, one.lastIndexOf('/'))) above.add(one)
    return found(standing(place, settings, around), {
      holds: (device) => pathOf(device) === path && !isPending(device),
      fields: [],
      mayChange: () => false,
      isOnTheWay: (device) => above.has(pathOf(device)),
      mayLeave: () => true,
      target: () => null,
    })
  })
}

/** Does it on its own screens. */
function perform(place: Place, operation: Operation, around: Device): Hop | null {
  const { id, value, where, changes, does } = operation
  const { settings } = around
  // At home it depends on what runs, which number there is.
  const decisive = where[0] === routes.home ? settings : menuSettings(where[0], settings)
  const begun = [...changes, 'floorType'] as const
  const key = `${place.index}!${id}=${value}|${begun.map((name) => settings[name]).join()}|${keyOf(decisive)}`
  return remembered(key, () => {
    const start = standing(place, settings, around)
    if (operation.isCountedDown) return countedDown(start)
    const after = does(around)
    const screens: ReadonlySet<string> = new Set(where)
    return found(start, {
      holds: (device) =>
        changes.every((name) => isHeld(device, name, after.settings[name]) || isReading(name)),
      fields: changes,
      mayChange: (name) => changes.includes(name),
      isOnTheWay: (device) => screens.has(pathOf(device)),
      mayLeave: () => false,
      target: (device) => (typeof value === 'number' && screens.has(pathOf(device)) ? value : null),
    })
  })
}

/** Presses previous until nothing is left to count, or holds it. */
function countedDown(start: Moment): Hop | null {
  const held = holdToEnd(start, 'previous')
  if (held) return { acts: held.acts, presses: held.presses, to: placeOf(rest(held.end).device) }
  const times = start.device.settings.timerTime / bounds.timerTime.step
  const { device } = rest(press(start, 'previous', times))
  return { acts: [{ buttons: ['previous'], times, holds: 0 }], presses: times, to: placeOf(device) }
}

/** A reading moves with its calibration, from wherever it was. */
const isReading = (name: string) => name.endsWith('ActualValue')

function found(start: Moment, aim: Aim): Hop | null {
  const way = search(start, aim)
  return way && { acts: way.acts, presses: way.presses, to: placeOf(rest(way.end).device) }
}
