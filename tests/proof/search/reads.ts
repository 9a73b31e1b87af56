/**
 * Records which fields of a device a function reads. Copying a field is not reading it: `watchedChange` wraps
 * the functions that copy, and a spread asks for a field's descriptor before it reads the field.
 */
import type * as Change from '../../../src/thermostat/device/change'
import type { Device } from '../../../src/thermostat/device/device'

const parts = ['settings', 'surroundings', 'view', 'session', 'hardware'] as const
type Part = (typeof parts)[number]

const raws = new WeakMap<object, object>()
const watchers = new WeakMap<object, object>()
let reads: Set<string> = new Set()
/** The fields of a copy that the step itself wrote. Reading them again tells nothing about the device. */
let written: Map<object, ReadonlySet<string | symbol>> = new Map()

function watcherOf<Part extends object>(raw: Part, name: string): Part {
  if (raws.has(raw)) return raw
  const known = watchers.get(raw)
  if (known) return known as Part
  let described: string | symbol | null = null
  const watcher = new Proxy(raw, {
    get(target, field, receiver) {
      if (described !== field && !written.get(target)?.has(field)) reads.add(`${name}.${String(field)}`)
      described = null
      return Reflect.get(target, field, receiver)
    },
    getOwnPropertyDescriptor(target, field) {
      described = field
      return Reflect.getOwnPropertyDescriptor(target, field)
    },
  })
  raws.set(watcher, raw)
  watchers.set(raw, watcher)
  return watcher
}

function watched(device: Device): Device {
  const { ...copy } = device
  for (const part of parts) Object.assign(copy, { [part]: watcherOf(device[part], part) })
  return copy
}

function plain(device: Device): Device {
  if (!parts.some((part) => raws.has(device[part]))) return device
  const { ...copy } = device
  for (const part of parts) Object.assign(copy, { [part]: raws.get(device[part]) ?? device[part] })
  return copy
}

/** Replaces `src/thermostat/device/change.ts`: its copies are not recorded as reading, and are watched again. */
export function watchedChange(actual: typeof Change): typeof Change {
  const unread =
    <Parts extends object>(part: Part, copy: (device: Device, parts: Parts) => Device) =>
    (device: Device, changed: Parts) => {
      const raw = plain(device)
      if (raw === device) return copy(device, changed)
      const result = copy(raw, changed)
      const before = written.get(raw[part]) ?? []
      written.set(result[part], new Set([...before, ...Object.keys(changed)]))
      return watched(result)
    }
  return {
    change: actual.change,
    set: unread('settings', actual.set),
    changeView: unread('view', actual.changeView),
    changeSession: unread('session', actual.changeSession),
  }
}

/** @returns the result of a function, and the names of the fields that it read, in the order of reading */
export function reading<Result>(device: Device, look: (device: Device) => Result) {
  reads = new Set()
  written = new Map()
  const result = look(watched(device))
  return { result, reads: [...reads] }
}

/** Does the same for a function that returns a device. */
export function stepping(device: Device, move: (device: Device) => Device) {
  const { result, reads } = reading(device, move)
  return { result: plain(result), reads }
}
