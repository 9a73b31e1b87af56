/**
 * Records which fields of a device a function reads. Copying a field is not reading it: `watchedChange` wraps
 * the functions that copy, and a spread asks for a field's descriptor before it reads the field.
 */
import type * as Change from '../../../src/thermostat/device/change'
import type { Device } from '../../../src/thermostat/device/device'

const parts = ['settings', 'surroundings', 'view', 'session', 'hardware'] as const
type Part = (typeof parts)[number]

const originals = new WeakMap<object, object>()
const watchers = new WeakMap<object, object>()
let reads: Set<string> = new Set()
/** The fields of a copy that the step itself wrote. Reading them again tells nothing about the device. */
let written: Map<object, ReadonlySet<string | symbol>> = new Map()

function watcherOf<Part extends object>(raw: Part, name: string): Part {
  if (originals.has(raw)) return raw
  const known = watchers.get(raw)
  if (known) return known as Part
  let describedField: string | symbol | null = null
  const watcher = new Proxy(raw, {
    get(target, field, receiver) {
      if (describedField !== field && !written.get(target)?.has(field)) reads.add(`${name}.${String(field)}`)
      describedField = null
      return Reflect.get(target, field, receiver)
    },
    getOwnPropertyDescriptor(target, field) {
      describedField = field
      return Reflect.getOwnPropertyDescriptor(target, field)
    },
  })
  originals.set(watcher, raw)
  watchers.set(raw, watcher)
  return watcher
}

function watch(device: Device): Device {
  const { ...copy } = device
  for (const part of parts) Object.assign(copy, { [part]: watcherOf(device[part], part) })
  return copy
}

function unwatch(device: Device): Device {
  if (!parts.some((part) => originals.has(device[part]))) return device
  const { ...copy } = device
  for (const part of parts) Object.assign(copy, { [part]: originals.get(device[part]) ?? device[part] })
  return copy
}

/** Replaces `src/thermostat/device/change.ts`: its copies are not recorded as reading, and are watched again. */
export function watchedChange(actual: typeof Change): typeof Change {
  const withoutReads =
    <Parts extends object>(part: Part, copy: (device: Device, parts: Parts) => Device) =>
    (device: Device, changed: Parts) => {
      const raw = unwatch(device)
      if (raw === device) return copy(device, changed)
      const result = copy(raw, changed)
      const before = written.get(raw[part]) ?? []
      written.set(result[part], new Set([...before, ...Object.keys(changed)]))
      return watch(result)
    }
  return {
    change: actual.change,
    changeSettings: withoutReads('settings', actual.changeSettings),
    changeView: withoutReads('view', actual.changeView),
    changeSession: withoutReads('session', actual.changeSession),
  }
}

/** @returns the result of a function, and the names of the fields that it read, in the order of reading */
export function recordReads<Result>(device: Device, read: (device: Device) => Result) {
  reads = new Set()
  written = new Map()
  const result = read(watch(device))
  return { result, reads: [...reads] }
}

/** Does the same for a function that returns a device. */
export function recordStepReads(device: Device, move: (device: Device) => Device) {
  const { result, reads } = recordReads(device, move)
  return { result: unwatch(result), reads }
}
