/** Checks of every step of the search. Each list collects the errors. */
import {
  type Button,
  type Device,
  paths,
  type Settings,
  screenAt,
} from '../../../src/thermostat/device/device'
import type { Core } from './moves'
import type { Step } from './search'
import { isWithinBounds, placeOf } from './values'

const all: readonly Button[] = ['previous', 'confirm', 'next', 'back', 'close']

/** Settings that arriving at a screen may change. */
const changedOnArrival: readonly (keyof Settings)[] = [
  'previousRoute',
  'sensorChoice',
  'editComfortHeating',
  'editOperatingTimeLimitation',
  // Arriving at the connected screen connects to the network.
  ...(['wifi', 'wifiNetwork'] as const),
]

/** Settings that leaving any screen changes. */
const changedOnLeaving = ['previousRoute', 'editComfortHeating', 'editOperatingTimeLimitation'] as const

/** Screens that redirect at once, so that a press may pass through them unseen. */
const redirectingScreens = paths.map(screenAt).filter(({ redirect }) => redirect)

/** Every press reads whether the guide is on. */
const alwaysRead = ['installationGuide'] as const

export class StepChecks {
  readonly outOfBounds: string[] = []
  readonly disabledWithEffect: string[] = []
  readonly enabledWithoutEffect: string[] = []
  readonly trailsLengthenedByBack: string[] = []
  readonly settingsChangedByBack: string[] = []
  readonly wrongTargetsOfClose: string[] = []
  readonly overlaysBehind: string[] = []
  /** For each screen, the screens that back replaces it with on the trail. */
  readonly replacedByBack = {
    inGuide: new Map<string, Set<string>>(),
    outside: new Map<string, Set<string>>(),
  }
  readonly reached = new Set<string>()
  /** Settings that a press changes or depends on, although no screen declares it. */
  readonly undeclaredEdits = new Set<string>()
  readonly undeclaredDependencies = new Set<string>()

  private readonly core: Core

  constructor(core: Core) {
    this.core = core
  }

  step({ before, move, after, reads }: Step) {
    const label = `${placeOf(before).path}, ${move.name}`
    this.reached.add(placeOf(after).path)
    this.checkFields(before, after, label)
    const { places, at } = after.trail
    if (places.slice(0, at).some((place) => place.overlay)) this.overlaysBehind.push(label)
    for (const timer of this.core.timersOf(after))
      if (!Number.isFinite(timer.due)) throw new Error(`${label}: a timer is never due`)
    if (move.press) this.checkPress(before, move.press, after, label)
    if (move.press) this.checkDeclared(before, after, reads)
  }

  private checkFields(before: Device, after: Device, label: string) {
    if (before.settings === after.settings) return
    for (const name of this.core.fieldNames)
      if (!this.core.fields[name].allows(after.settings[name]) || !isWithinBounds(after, name))
        this.outOfBounds.push(`${label}: ${name}`)
  }

  /** The screens before and after a press must declare the settings that it changes and reads. */
  private checkDeclared(before: Device, after: Device, reads: readonly string[]) {
    const [from, to] = [placeOf(before).path, placeOf(after).path]
    const screens = [screenAt(from), screenAt(to), ...redirectingScreens]
    const edits = new Set<string>(screens.flatMap((screen) => screen.edits ?? []).concat(changedOnLeaving))
    const known = new Set<string>([
      ...edits,
      ...screens.flatMap((screen) => screen.dependsOn ?? []),
      ...alwaysRead,
    ])
    for (const name of this.core.fieldNames)
      if (before.settings[name] !== after.settings[name] && !edits.has(name))
        this.undeclaredEdits.add(`${from}: ${name}`)
    for (const read of reads) {
      const [part, name = ''] = read.split('.')
      if (part === 'settings' && !known.has(name))
        this.undeclaredDependencies.add(`${from}: ${name} (to ${to})`)
    }
  }

  private checkPress(before: Device, button: Button, after: Device, label: string) {
    const isSame = isSameValue(before, after)
    if (!this.core.enabledButtonsOf(before)[button]) {
      if (!isSame) this.disabledWithEffect.push(label)
      return
    }
    // Confirm may store a value that is stored already.
    if (isSame && button !== 'confirm') this.enabledWithoutEffect.push(label)
    if (button === 'back') this.checkBack(before, after, label)
    if (button === 'close') this.checkClose(before, after, label)
  }

  private checkBack(before: Device, after: Device, label: string) {
    const [from, to] = [before.trail, after.trail]
    if (to.at > from.at || to.places.length !== from.places.length) this.trailsLengthenedByBack.push(label)
    // Arriving at the start screen may restore the factory settings and begin the guide.
    const names = placeOf(after).path === '/' ? [] : this.core.fieldNames
    for (const name of names)
      if (before.settings[name] !== after.settings[name] && !changedOnArrival.includes(name))
        this.settingsChangedByBack.push(`${label}: ${name}`)
    if (to.at < from.at) return
    const ways = this.replacedByBack[before.settings.installationGuide === 'false' ? 'outside' : 'inGuide']
    const path = placeOf(before).path
    ways.set(path, (ways.get(path) ?? new Set()).add(placeOf(after).path))
  }

  /** Checks where close leads (behaviour 2.7). */
  private checkClose(before: Device, after: Device, label: string) {
    const isGuideOn = before.settings.installationGuide !== 'false'
    const { path, overlay } = placeOf(after)
    if (overlay || path !== (isGuideOn ? '/home/menu/settings/language' : '/home'))
      this.wrongTargetsOfClose.push(label)
  }
}

/** True if two devices are equal. `hands` is a new object after every press, but holds no button. */
function isSameValue(before: Device, after: Device): boolean {
  const names = Object.keys(before) as (keyof Device)[]
  return (
    names.every((name) => name === 'holds' || before[name] === after[name]) &&
    all.every((button) => after.holds[button] === null)
  )
}

/** Returns the steps of a cycle, or `null` if there is none. @param ways from each place to the next ones */
export function findCycle(ways: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] | null {
  const ending = new Set<string>()
  const follow = (place: string, way: readonly string[]): readonly string[] | null => {
    if (way.includes(place)) return [...way.slice(way.indexOf(place)), place]
    if (ending.has(place)) return null
    for (const next of ways.get(place) ?? []) {
      const cycle = follow(next, [...way, place])
      if (cycle) return cycle
    }
    ending.add(place)
    return null
  }
  for (const place of ways.keys()) {
    const cycle = follow(place, [])
    if (cycle) return cycle
  }
  return null
}
