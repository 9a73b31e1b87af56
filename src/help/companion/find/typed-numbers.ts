/** Parses numbers in typed text, and finds the tasks that have them as a value: "24 degrees", "1,2 kW", "65 %". */
import {
  isRange,
  parseValue,
  type TaskId,
  type TaskValue,
  tasks,
  type ValueOptions,
} from '../../guidance/guidance'

/** The units, by how their names begin in the six languages, and as printed: °, h, min. */
const units = {
  degrees: /^(°|º|c\b|deg|gra|ast)/,
  watts: /^k?w(?!h)/,
  percent: /^(%|per|pro)/,
  hours: /^(h|ti|st|tun)/,
  minutes: /^m/,
}

/** The unit of each task's values; `factor` converts from it (10: tenths). Of tasks with the same unit the first is meant. */
const taskUnits: Partial<Record<TaskId, { unit: keyof typeof units; factor?: number }>> = {
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

export interface TypedNumber {
  readonly number: number
  readonly unit: keyof typeof units | null
  /** The typed text up to the last number: "20 to 23". */
  readonly text: string
  /** True for two numbers with a range between them, which is no value of any task. */
  readonly isSpan: boolean
}

/** Two numbers with "to" between them, in the six languages. */
const SPAN = /\d\s*[°º%]?\s*(?:[-–—…]|\.{2,3}|to|til|till|bis)\s*\d/i

/** A time of day: as digits, after a word such as "kl", "um" or "half", or before one such as "Uhr" or "p.m.". */
const DIGITAL_TIME =
  /(?:^|[^\d.:,])(?:[01]?\d|2[0-4])[:.][0-5]\d(?![\d.])(?!\s*[°º%]|\s*(?:deg|gra|ast|c\b|k?w|per|pro))/i
const HOUR_AFTER_WORD =
  /\b(?:kl|klo|klok\w*|klock\w*|kello|at|by|around|before|after|until|um|ab|past|to|halb|halv|puoli|vor|nach|över|over|yli|vaille)\.?\s*\d{1,2}(?![\d°º%.,:]|\s*(?:[°º%]|deg|gra|ast|c\b|k?w|per|pro|h\b|min|st|ti|tun|hour|day|tag|dag|päiv))/i
const HOUR_BEFORE_WORD = /\b\d{1,2}\s*(?:uhr|o[’']?\s?clock|a\.?m\b|p\.?m\b)/i

/** True if a text names a time of day. Its digits then are no value. */
export function isTimeOfDay(text: string): boolean {
  return !SPAN.test(text) && [DIGITAL_TIME, HOUR_AFTER_WORD, HOUR_BEFORE_WORD].some((form) => form.test(text))
}

/** Parses the first number in a text; null without one. Names such as "NTC10" or "E3" are no numbers. */
export function parseNumber(text: string): TypedNumber | null {
  if (isTimeOfDay(text)) return null
  const match = /(?:^|\s)([-+−]?\d+(?:[.,]\d+)?)\s*([°º%a-zåäöæø]*)/i.exec(text.replaceAll('\u00a0', ' '))
  if (!match) return null
  const [, digits = '', word = ''] = match
  const unitWord = word.toLowerCase()
  const unit =
    (Object.keys(units) as (keyof typeof units)[]).find((name) => units[name].test(unitWord)) ?? null
  const thousands = unitWord.startsWith('k') ? 1000 : 1
  const [typedText = digits] = text.match(/[-+−]?\d(?:.*\d)?(?:\s?[°º%])?/) ?? []
  return {
    number: Number(digits.replace(',', '.').replace('−', '-')) * thousands,
    unit,
    text: typedText,
    isSpan: SPAN.test(text),
  }
}

/** Returns the task's value for a number; undefined if the task has no such value. */
export function valueOfNumber(task: TaskId, typed: TypedNumber): TaskValue | undefined {
  const taskUnit = taskUnits[task]
  if (!taskUnit || typed.isSpan || (typed.unit && typed.unit !== taskUnit.unit)) return undefined
  const value = Math.round(typed.number * (taskUnit.factor ?? 1))
  return parseValue(task, String(value))
}

/** Returns the task for a number alone: the first with this unit, or with this value. */
export function taskOfNumber(typed: TypedNumber): TaskId | undefined {
  return (Object.keys(taskUnits) as TaskId[]).find((task) => valueOfNumber(task, typed) !== undefined)
}

/** Returns a typed number that is no value of the task, with the nearest value if the task's values are numbers. */
export function invalidInputFor(task: TaskId, number: TypedNumber | null) {
  if (!number) return null
  const { values } = tasks[task]
  const taskUnit = taskUnits[task]
  const isInUnit = taskUnit && !number.isSpan && (!number.unit || number.unit === taskUnit.unit)
  const nearest =
    isInUnit && values ? nearestValue(values, number.number * (taskUnit.factor ?? 1)) : undefined
  return { invalidInput: { text: number.text, nearest } }
}

function nearestValue(values: ValueOptions, number: number): TaskValue | undefined {
  if (!isRange(values))
    return values.toSorted(
      (one, other) => Math.abs(Number(one) - number) - Math.abs(Number(other) - number),
    )[0]
  const { min, max, step } = values
  return Math.min(max, Math.max(min, min + Math.round((number - min) / step) * step))
}
