/** The screens that edit a number: section 5 and decision 8. */
import type { Memory } from './memory'
import { cap } from './temperature'

interface Edited {
  readonly field: keyof Memory
  /** The next value down or up, and whether a press may go there. */
  down(value: number): number
  up(value: number): number
  min: number
  max: number
}

const installer = '/home/menu/installer'

const screens: Readonly<Record<string, Edited>> = {
  // "Moves by 1 between 23 and 27 (decrement allowed at 24 or more, increment at 26 or less)."
  [`${installer}/applications/comfort-heating/set-comfort-heating-temp`]: {
    field: 'comfortHeatingMaxTemp',
    down: (value) => value - 1,
    up: (value) => value + 1,
    min: 23,
    max: 27,
  },
  // "0 (off) to 15 minutes, step 1; decrement from 1 gives 0; increment from 0 gives 1; capped at 15"
  [`${installer}/functions/operating-time-limitation`]: {
    field: 'operatingTimeLimitation',
    down: (value) => value - 1,
    up: (value) => value + 1,
    min: 0,
    max: 15,
  },
  // "0 W or more; increment from 0 jumps to 50, otherwise steps of 10; decrement steps 10 down, not below 0 (from 10 it lands at 0)."
  [`${installer}/installed-effect`]: {
    field: 'effectValue',
    down: (value) => (value < 10 ? 0 : value - 10),
    up: (value) => (value === 0 ? 50 : Math.min(value + 10, 9990)),
    min: 0,
    // docs/decisions.md: "installed power at most 9990 W"
    max: 9990,
  },
  // "-30 to +30 in steps of 1 (tenths of a degree)"
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

/** "Comfort heating max: editable only while editing is active and comfort heating is on." */
function isEditable(memory: Memory, { field }: Edited): boolean {
  return field !== 'comfortHeatingMaxTemp' || memory.comfortHeating === 'on'
}

export function mayEdit(memory: Memory, path: string): boolean {
  const edited = screens[path]
  return edited !== undefined && isEditable(memory, edited)
}

/** The draft a press lower, or the same where a press may not go there ("step buttons are disabled at bounds"). */
export function lower(memory: Memory, path: string, draft: number | null): number | null {
  const edited = screens[path]
  if (!edited || draft === null || !isEditable(memory, edited)) return draft
  return draft <= edited.min ? draft : edited.down(draft)
}

/** The same, a press higher. */
export function raise(memory: Memory, path: string, draft: number | null): number | null {
  const edited = screens[path]
  if (!edited || draft === null || !isEditable(memory, edited)) return draft
  return draft >= edited.max ? draft : edited.up(draft)
}

/** "First confirm activates editing (the value blinks); second confirm saves." Gives the draft after it. */
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
  // "The actual value moves by the same step."
  if (field === 'floorSensorCalibrationValue') memory.floorSensorActualValue += moved
  if (field === 'roomSensorCalibrationValue') memory.roomSensorActualValue += moved
  if (field === 'comfortHeatingMaxTemp') cap(memory)
}

/** Decision 8: "say `active` while their screen is being edited and `inactive` otherwise". */
export function markEdited(memory: Memory, path: string, draft: number | null) {
  const field = draft === null ? undefined : screens[path]?.field
  memory.editComfortHeating = field === 'comfortHeatingMaxTemp' ? 'active' : 'inactive'
  memory.editOperatingTimeLimitation = field === 'operatingTimeLimitation' ? 'active' : 'inactive'
}
