/** The screens that edit a number (behaviour 15.1). */
import type { Memory } from './memory'
import { cap } from './temperature'

interface Edited {
  readonly field: keyof Memory
  /** The next lower value; `up` returns the next higher one. */
  down(value: number): number
  up(value: number): number
  min: number
  max: number
}

const installer = '/home/menu/installer'

const screens: Readonly<Record<string, Edited>> = {
  // Degrees (behaviour 7.6).
  [`${installer}/applications/comfort-heating/set-comfort-heating-temp`]: {
    field: 'comfortHeatingMaxTemp',
    down: (value) => value - 1,
    up: (value) => value + 1,
    min: 23,
    max: 27,
  },
  // Minutes (behaviour 10.3).
  [`${installer}/functions/operating-time-limitation`]: {
    field: 'operatingTimeLimitation',
    down: (value) => value - 1,
    up: (value) => value + 1,
    min: 0,
    max: 15,
  },
  // Watts (behaviour 13.4).
  [`${installer}/installed-effect`]: {
    field: 'effectValue',
    down: (value) => (value < 10 ? 0 : value - 10),
    up: (value) => (value === 0 ? 50 : Math.min(value + 10, 9990)),
    min: 0,
    max: 9990,
  },
  // Tenths of a degree (behaviour 9.9).
  [`${installer}/sensor/calibration/floor-sensor`]: {
    field: 'floorSensorCalibrationValue',
    down: (value) => value - 1,
    up: (value) => value + 1,
    min: -30,
    max: 30,
  },
  [`${installer}/sensor/calibration/room-sensor`]: {
    field: 'roomSensorCalibrationValue',
    down: (value) => value - 1,
    up: (value) => value + 1,
    min: -30,
    max: 30,
  },
}

export function edits(path: string): boolean {
  return path in screens
}

/** Whether the screen may be edited now (behaviour 7.6). */
function isEditable(memory: Memory, { field }: Edited): boolean {
  return field !== 'comfortHeatingMaxTemp' || memory.comfortHeating === 'on'
}

export function mayEdit(memory: Memory, path: string): boolean {
  const edited = screens[path]
  return edited !== undefined && isEditable(memory, edited)
}

/** The draft after a press of previous; it stays at its bound (behaviour 15.2). */
export function lower(memory: Memory, path: string, draft: number | null): number | null {
  const edited = screens[path]
  if (!edited || draft === null || !isEditable(memory, edited)) return draft
  return draft <= edited.min ? draft : edited.down(draft)
}

/** The draft after a press of next. */
export function raise(memory: Memory, path: string, draft: number | null): number | null {
  const edited = screens[path]
  if (!edited || draft === null || !isEditable(memory, edited)) return draft
  return draft >= edited.max ? draft : edited.up(draft)
}

/** The draft after a press of confirm: the first one starts editing, the second stores (behaviour 15.1). */
export function confirmEdit(memory: Memory, path: string, draft: number | null): number | null {
  const edited = screens[path]
  if (!edited || !isEditable(memory, edited)) return draft
  if (draft === null) return Number(memory[edited.field])
  store(memory, edited.field, draft)
  return null
}

function store(memory: Memory, field: keyof Memory, value: number) {
  const moved = value - Number(memory[field])
  Object.assign(memory, { [field]: value })
  // The stored actual value moves with its calibration, within −40° and 90° (behaviour 9.9).
  const reading = (stored: number) => Math.max(-400, Math.min(900, stored + moved))
  if (field === 'floorSensorCalibrationValue')
    memory.floorSensorActualValue = reading(memory.floorSensorActualValue)
  if (field === 'roomSensorCalibrationValue')
    memory.roomSensorActualValue = reading(memory.roomSensorActualValue)
  if (field === 'comfortHeatingMaxTemp') cap(memory)
}

/** The two fields that say whether their value is being edited (behaviour 15.4). */
export function markEdited(memory: Memory, path: string, draft: number | null) {
  const field = draft === null ? undefined : screens[path]?.field
  memory.editComfortHeating = field === 'comfortHeatingMaxTemp' ? 'active' : 'inactive'
  memory.editOperatingTimeLimitation = field === 'operatingTimeLimitation' ? 'active' : 'inactive'
}
