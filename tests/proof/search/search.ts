/**
 * Searches all devices that can be reached from factory state. For each input on each screen it keeps a tree
 * of the fields that the input reads (`read-tree.ts`), and ends when each was tried with all values (`values.ts`).
 * All of these devices are reachable, because another tab, the panel or an address can set any allowed value.
 */
import type { Device, Settings } from '../../../src/thermostat/device/device'
import { type Core, type Move, moves } from './moves'
import { ReadTree } from './read-tree'
import { recordStepReads } from './record-reads'
import { SeededRandom } from './seeded-random'
import { ALTERNATIONS, changesOf, placeOf, settingsValues, signatureOf } from './values'

export interface Step {
  readonly before: Device
  readonly move: Move
  readonly after: Device
  /** The fields of the device that the input read, by names such as `settings.timer`. */
  readonly reads: readonly string[]
}

type StepEnds = Pick<Step, 'before' | 'after'>

export interface SearchResult {
  /** The number of combinations of a screen and of the values that an input there reads. */
  readonly states: number
  /** The numbers of tried presses and of other tried inputs. */
  readonly presses: number
  readonly others: number
}

interface Leaf {
  /** True if the button is enabled, for a press. */
  readonly acts: boolean
  readonly before: Device
  readonly after: Device
  /** The number of tried devices of the same classes. */
  tries: number
}

/** One input on one screen, with the screens behind it on the trail. */
interface Trial {
  readonly move: Move
  readonly behind: readonly string[]
  readonly tree: ReadTree<Leaf>
}

const trialOf = (move: Move, behind: readonly string[]): Trial => ({ move, behind, tree: new ReadTree() })

/** The number of devices of the same classes that are tried, to check that they behave the same. */
const REPRESENTATIVES = 2

export interface SearchListener {
  /** Called once for every device. */
  onState(device: Device): void
  onStep(step: Step): void
}

export function searchDevices(core: Core, seeds: readonly Device[], listener: SearchListener): SearchResult {
  const screens = new Map<string, readonly Trial[]>()
  const screenIndependentTrials = moves
    .filter((move) => move.isScreenIndependent)
    .map((move) => trialOf(move, []))
  const queue: Device[] = []
  const known = new Set<string>()
  const random = new SeededRandom(1)
  let states = 0
  let presses = 0
  let others = 0

  const enqueue = (device: Device) => {
    const alone = onTrail(device, [])
    const signature = signatureOf(alone)
    if (known.has(signature)) return
    known.add(signature)
    queue.push(alone)
  }

  for (const seed of seeds) enqueue(seed)
  for (let device = queue.pop(); device; device = queue.pop()) {
    let isNew = false
    for (const trial of trialsAt(device)) isNew = explore(device, trial) || isNew
    if (isNew) {
      states++
      listener.onState(device)
    }
  }
  return { states, presses, others }

  function trialsAt(device: Device): readonly Trial[] {
    const { path, overlay } = placeOf(device)
    const name = `${path} ${overlay?.status}`
    const known = screens.get(name)
    if (known) return known
    const own = moves.flatMap((move) =>
      move.isScreenIndependent ? [] : trailsFor(core, device, move).map((behind) => trialOf(move, behind)),
    )
    const trials = [...own, ...screenIndependentTrials]
    screens.set(name, trials)
    return trials
  }

  function explore(device: Device, { move, behind, tree }: Trial): boolean {
    const leaf = tree.find(device)
    if (leaf && (leaf.tries >= REPRESENTATIVES || !move.press)) return false

    const before = onTrail(device, behind)
    const { result: after, reads } = recordStepReads(before, (watched) => move.apply(core, watched))
    if (move.press) presses++
    else others++
    listener.onStep({ before, move, after, reads })
    enqueue(after)
    const acts = move.press ? core.enabledButtonsOf(before)[move.press] : true
    if (leaf) {
      leaf.tries++
      const difference =
        leaf.acts === acts ? differenceOf(leaf, { before, after }, 'in kind') : 'whether the button acts'
      if (difference)
        throw new Error(
          `${placeOf(before).path}, ${move.name}: devices of the same classes differ in ${difference}`,
        )
      return false
    }
    const fresh = tree.insert(device, reads, { acts, before, after, tries: 1 })
    compareWithScrambled(before, move, reads, after)
    for (const name of fresh)
      for (const change of changesOf(device, name)) {
        const changed = core.step(device, change)
        enqueue(changed)
      }
    return true
  }

  /** Repeats the move with random values of all settings that were not read: they must not matter. */
  function compareWithScrambled(before: Device, move: Move, reads: readonly string[], after: Device) {
    const settings = { ...before.settings }
    for (const [name, values] of Object.entries(settingsValues))
      if (!reads.includes(`settings.${name}`))
        Object.assign(settings, { [name]: random.pick(values as readonly unknown[]) })
    const scrambled = { ...before, settings }
    const difference = differenceOf(
      { before, after },
      { before: scrambled, after: move.apply(core, scrambled) },
      'in value',
    )
    if (difference)
      throw new Error(`${placeOf(before).path}, ${move.name}: ${difference} depends on more than ${reads}`)
  }
}

/** Returns the device with these screens behind the current one, and with all its times set to one moment. */
function onTrail(device: Device, behind: readonly string[]): Device {
  const places = [...behind.map((path) => ({ path, overlay: null, focus: 0 })), placeOf(device)]
  const { view, session } = device
  const moment = (at: number | null) => (at === null ? null : NOON)
  return {
    ...device,
    trail: { places, at: behind.length, dropped: 0 },
    view: { ...view, since: NOON, ticks: view.ticks % ALTERNATIONS },
    session: {
      ...session,
      changedAt: moment(session.changedAt),
      reconnecting: moment(session.reconnecting),
    },
    clock: NOON,
  }
}

/** A Wednesday noon. */
const NOON = Date.UTC(2025, 2, 12, 12)

/** Trails to try a move with: empty, the screens above, and for back from one screen every other screen. */
function trailsFor(core: Core, device: Device, { name }: Move): readonly (readonly string[])[] {
  const { path, overlay } = placeOf(device)
  const above = core.paths.filter((one) => path.startsWith(`${one}/`))
  if (name === 'back')
    return [[], above, ...(path === OTHER_SCREEN ? core.paths.map((one) => [one]) : [[OTHER_SCREEN]])]
  if (name === 'wait' && overlay) return [[], [path], [...above, path], [OTHER_SCREEN]]
  return name === 'confirm' || name === 'wait' ? [[], above] : [[]]
}

const OTHER_SCREEN = '/upgrade'

/**
 * Compares the results and changes of two steps. @param how `in kind` ignores numbers: in the same class one device
 * may reach a bound and another may not @returns the difference, or `null`
 */
function differenceOf(one: StepEnds, other: StepEnds, how: 'in value' | 'in kind'): string | null {
  if (leadsTo(one) !== leadsTo(other)) return 'where it leads'
  if (one.after.trail.at !== other.after.trail.at) return 'how far it leads back'
  if (differs((device) => device.view.draft)) return 'what is edited'
  const names = Object.keys(settingsValues) as (keyof Settings)[]
  const compared = how === 'in value' ? names : names.filter((name) => !isNumber(name))
  return compared.find((name) => differs((device) => device.settings[name])) ?? null

  /** Settings that only one of the two steps changed and that differ after both. */
  function differs(value: (device: Device) => unknown): boolean {
    const changes = ({ before, after }: StepEnds) => value(before) !== value(after)
    return changes(one) !== changes(other) && value(one.after) !== value(other.after)
  }
}

function isNumber(name: keyof Settings): boolean {
  return typeof settingsValues[name][0] === 'number'
}

function leadsTo({ before, after }: StepEnds): string | null {
  const [from, to] = [placeOf(before), placeOf(after)]
  const stays = from.path === to.path && from.overlay?.status === to.overlay?.status
  return stays ? null : `${to.path} ${to.overlay?.status}`
}
