/** Finds the value of a task that a typed number stands for. */
import {
  isRange,
  parseValue,
  type TaskId,
  type TaskValue,
  tasks,
  type ValueOptions,
} from '../../guidance/guidance'
import type { TypedNumber, Unit } from './typed-numbers'

/**
 * The unit of each task's values; `factor` converts a typed number to a value (10 for tenths). The order matters: a
 * number alone stands for the first task that has it as a value.
 */
const taskUnits: Partial<Record<TaskId, { unit: Unit; factor?: number }>> = {
  'change-temperature': { unit: 'degrees' },
  'comfort-maximum': { unit: 'degrees' },
  'calibrate-floor': { unit: 'degrees', factor: 10 },
  'calibrate-room': { unit: 'degrees', factor: 10 },
  'installed-power': { unit: 'watts' },
  'power-share': { unit: 'percent' },
  'start-timer': { unit: 'hours' },
  'operating-time': { unit: 'minutes' },
}

/** True if the values of a task have a unit. */
export function hasUnit(task: TaskId): boolean {
  return taskUnits[task] !== undefined
}

/** Words that say a sensor reads too high, in the six languages. The correction is added to the reading. */
const READS_HIGH =
  /\b(?:more|too much|too high|above|warmer|mer|för mycket|för högt|varmare|mye|høyt|varmere|meget|højt|liikaa|enemmän|korkea|lämpimämpi|zu viel|zu hoch|mehr|wärmer)/i

/** Words that say a sensor reads wrong, but not in which direction, in the six languages. */
const READS_WRONG = /\b(?:wrong|off|out|fel|feil|forkert|ved siden|pielessä|väärin|falsch|daneben|abweich)/i

/** Another instrument that the display is compared with, in the six languages. */
const INSTRUMENT =
  /therm?ometer|termometer|termometr|mittari|infra|laser|[ck]amera|meter\b|messgerät|mätare|måler/i

/**
 * Returns the task's value that a typed number stands for; undefined if the task has no such value.
 * @param query the whole text: "shows 2 degrees too much" is a correction of -2.0°
 */
export function valueOfNumber(task: TaskId, typed: TypedNumber, query: string): TaskValue | undefined {
  const taskUnit = taskUnits[task]
  if (!taskUnit || typed.isSpan || (typed.unit && typed.unit !== taskUnit.unit)) return undefined
  const value = Math.round(typed.number * (taskUnit.factor ?? 1))
  const isCorrection = task === 'calibrate-floor' || task === 'calibrate-room'
  if (!isCorrection || /^[-+−]/.test(typed.text)) return parseValue(task, String(value))
  // "My thermometer shows 2 degrees more" may mean either sign. A wrong one doubles the error, so the visitor chooses.
  if (INSTRUMENT.test(query.slice(0, query.search(/\d/)))) return undefined
  if (READS_HIGH.test(query)) return parseValue(task, String(-value))
  return READS_WRONG.test(query) ? undefined : parseValue(task, String(value))
}

/**
 * Returns the task that a number without other words stands for: the first one that has the number as a value, or at
 * least its unit.
 */
export function taskOfNumber(typed: TypedNumber, query: string): TaskId | undefined {
  const valued = Object.keys(taskUnits) as TaskId[]
  return (
    valued.find((task) => valueOfNumber(task, typed, query) !== undefined) ??
    valued.find((task) => typed.unit && !typed.isSpan && taskUnits[task]?.unit === typed.unit)
  )
}

/**
 * Returns the property `invalidInput` of a result, for a number that is no value of the task: the typed text, and the
 * nearest value, unless the number is a span or has another unit. A question has no values: its numbers only describe.
 */
export function invalidInputFor(task: TaskId, typed: TypedNumber | null) {
  const { values } = tasks[task]
  if (!typed || !values) return null
  const taskUnit = taskUnits[task]
  const isInUnit = taskUnit && !typed.isSpan && (!typed.unit || typed.unit === taskUnit.unit)
  const wanted = typed.number * (taskUnit?.factor ?? 1)
  const nearest = isInUnit ? nearestValue(values, wanted) : undefined
  // A value whose sign is not clear can be set.
  return nearest === wanted ? null : { invalidInput: { text: typed.text, nearest } }
}

function nearestValue(values: ValueOptions, number: number): TaskValue | undefined {
  if (!isRange(values))
    return values.toSorted(
      (one, other) => Math.abs(Number(one) - number) - Math.abs(Number(other) - number),
    )[0]
  const { min, max, step } = values
  return Math.min(max, Math.max(min, min + Math.round((number - min) / step) * step))
}
