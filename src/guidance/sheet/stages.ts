/** In which orders the fewest operations lead from some settings to others. */
import type { Device, FieldName, Settings } from '../../device/device'
import type { Operation } from './operations'

/** Settings after so many operations, and what may follow. */
export interface Stage {
  readonly device: Device
  /** Whether the settings there are neither the factory's nor those wanted: nothing else comes between. */
  readonly isPassing: boolean
  readonly next: readonly { readonly operation: Operation; readonly to: number }[]
}

/** The first one is where it begins. */
export interface Stages {
  readonly all: readonly Stage[]
  readonly end: number
}

/** Settings that stand for nothing else: each needs an operation of its own where it differs. */
const single: readonly FieldName[] = [
  'application',
  'remoteControl',
  'comfortHeatingMaxTemp',
  'powerControlValue',
  'sensorChoice',
  'power',
  'keylock',
  'timezone',
]
/** What differs because of others, or takes an operation. */
const together: readonly (readonly FieldName[])[] = [
  ['timerTime'],
  ['program', 'secondaryProgram', 'timer'],
  ['temperatureValue'],
  ['wifi', 'wifiNetwork', 'wifiInstalled'],
]

const MOST_OPERATIONS = 12

interface Found {
  readonly device: Device
  readonly depth: number
  readonly next: { readonly operation: Operation; readonly to: Found }[]
  isUseful: boolean
}

export interface Bounds {
  /** The settings that must be as wanted in the end. */
  readonly names: readonly FieldName[]
  /** Those that must be as at the beginning, or as wanted, where other operations may follow. */
  readonly lasting: readonly FieldName[]
  /** How many changes of settings are looked at. */
  readonly patience: number
}

/** @returns `null` where nothing leads there */
export function stagesTo(
  begin: Device,
  target: Settings,
  operations: readonly Operation[],
  bounds: Bounds,
): Stages | null {
  const least = atLeast(begin.settings, target, bounds.names)
  for (let depth = least; depth <= MOST_OPERATIONS; depth++) {
    const found = within(begin, target, operations, bounds, depth)
    if (found === 'too many') return null
    if (found) return indexed(found, (device) => isPassing(device, begin, target, bounds.lasting))
  }
  return null
}

/** No fewer operations lead from some settings to others. */
function atLeast(now: Settings, target: Settings, names: readonly FieldName[]): number {
  const differs = (name: FieldName) => names.includes(name) && now[name] !== target[name]
  const singles = single.filter(differs)
  // An application may bring its program and temperature, remote control its own.
  const bring = singles.includes('application') || singles.includes('remoteControl')
  const others = together.filter((group) => group.some(differs))
  if (bring) return singles.length
  return singles.length + (others.length > 0 ? 1 : 0)
}

/** All ways of at most so many operations. */
function within(
  begin: Device,
  target: Settings,
  operations: readonly Operation[],
  { names, patience }: Bounds,
  most: number,
): readonly Found[] | 'too many' | null {
  const keyOf = ({ settings }: Device) => names.map((name) => settings[name]).join('|')
  const goal = names.map((name) => target[name]).join('|')
  const layers: Map<string, Found>[] = [new Map([[keyOf(begin), newFound(begin, 0)]])]
  let count = 0
  for (let depth = 0; depth < most; depth++) {
    const layer = new Map<string, Found>()
    for (const from of layers[depth]?.values() ?? [])
      for (const operation of operations) {
        const device = operation.does(from.device)
        const key = keyOf(device)
        if (device === from.device || key === keyOf(from.device)) continue
        if (depth + 1 + atLeast(device.settings, target, names) > most) continue
        const to = layer.get(key) ?? newFound(device, depth + 1)
        layer.set(key, to)
        from.next.push({ operation, to })
        if (++count > patience) return 'too many'
      }
    layers.push(layer)
  }
  const end = layers.map((layer) => layer.get(goal)).find(Boolean)
  if (!end) return null
  end.isUseful = true
  for (const layer of [...layers].reverse())
    for (const one of layer.values()) if (one.next.some(({ to }) => to.isUseful)) one.isUseful = true
  return [...layers.flatMap((layer) => [...layer.values()].filter(({ isUseful }) => isUseful))]
}

const newFound = (device: Device, depth: number): Found => ({ device, depth, next: [], isUseful: false })

function indexed(found: readonly Found[], passing: (device: Device) => boolean): Stages {
  const index = new Map(found.map((one, at) => [one, at]))
  const all = found.map(({ device, next }) => ({
    device,
    isPassing: passing(device),
    next: next.flatMap(({ operation, to }) => {
      const at = index.get(to)
      return at === undefined ? [] : [{ operation, to: at }]
    }),
  }))
  return { all, end: all.findLastIndex(({ next }) => next.length === 0) }
}

function isPassing(
  { settings }: Device,
  begin: Device,
  target: Settings,
  lasting: readonly FieldName[],
): boolean {
  const isAs = (other: Settings) => (name: FieldName) => settings[name] === other[name]
  return !lasting.every((name) => isAs(begin.settings)(name) || isAs(target)(name))
}
