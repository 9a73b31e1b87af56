/** Parses a number in typed text ("24 degrees", "1,2 kW", "65 %"), and finds the task and value that it stands for. */
import {
  isRange,
  parseValue,
  type TaskId,
  type TaskValue,
  tasks,
  type ValueOptions,
} from '../../guidance/guidance'

/** The beginnings of each unit: its symbols, and its names in the six languages. kWh is no unit of power. */
const units = {
  degrees: /^(°|º|c\b|deg|gra|ast)/,
  watts: /^k?w(?!h)/,
  percent: /^(%|per|pro)/,
  hours: /^(h|ti|st|tun)/,
  minutes: /^m/,
}

/**
 * The unit of each task's values; `factor` converts a typed number to a value (10 for tenths). The order matters: a
 * number alone stands for the first task that has it as a value.
 */
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
  /** In the unit; kW are converted to watts. */
  readonly number: number
  /** Null for a number without a unit, and for unknown units. */
  readonly unit: keyof typeof units | null
  /** The typed text from the first digit to the last, with sign and symbol: "-2 °", "20 to 23". */
  readonly text: string
  /** True if the text has a range of two numbers, which is no value of any task. */
  readonly isSpan: boolean
}

/** Two numbers with "to" between them, in the six languages. */
const SPAN = /\d\s*[°º%]?\s*(?:[-–—…]|\.{2,3}|to|til|till|bis)\s*\d/i

/**
 * A time of day: "6:30"; an hour after a word such as "kl", "um" or "halb"; an hour before "Uhr" or "p.m.". A number
 * with a unit, such as "20.30 °", is no time.
 */
const DIGITAL_TIME =
  /(?:^|[^\d.:,])(?:[01]?\d|2[0-4])[:.][0-5]\d(?![\d.])(?!\s*[°º%]|\s*(?:deg|gra|ast|c\b|k?w|per|pro))/i
const HOUR_AFTER_WORD =
  /\b(?:kl|klo|klok\w*|klock\w*|kello|at|by|around|before|after|until|um|ab|past|to|halb|halv|puoli|vor|nach|över|over|yli|vaille)\.?\s*\d{1,2}(?![\d°º%.,:]|\s*(?:[°º%]|deg|gra|ast|c\b|k?w|per|pro|h\b|min|st|ti|tun|hour|day|tag|dag|päiv))/i
const HOUR_BEFORE_WORD = /\b\d{1,2}\s*(?:uhr|o[’']?\s?clock|a\.?m\b|p\.?m\b)/i

/** True if a text names a time of day, so that its digits are not a value. A span such as "20 to 23" is no time. */
export function isTimeOfDay(text: string): boolean {
  return !SPAN.test(text) && [DIGITAL_TIME, HOUR_AFTER_WORD, HOUR_BEFORE_WORD].some((form) => form.test(text))
}

/**
 * Parses the first number in a text; null if there is none, or if the text names a time of day. Ignores names with
 * digits, such as "NTC10" or "E3".
 */
export function parseNumber(text: string): TypedNumber | null {
  if (isTimeOfDay(text)) return null
  const match = /(?:^|\s)([-+−]?\d+(?:[.,]\d+)?)\s*([°º%a-zåäöæø]*)/i.exec(text)
  if (!match) return null
  const [, digits = '', word = ''] = match
  const unitWord = word.toLowerCase()
  const unit =
    (Object.keys(units) as (keyof typeof units)[]).find((name) => units[name].test(unitWord)) ?? null
  const kiloFactor = unit === 'watts' && unitWord.startsWith('k') ? 1000 : 1
  const [typedText = digits] = text.match(/[-+−]?\d(?:.*\d)?(?:\s?[°º%])?/) ?? []
  return {
    number: Number(digits.replace(',', '.').replace('−', '-')) * kiloFactor,
    unit,
    text: typedText,
    isSpan: SPAN.test(text),
  }
}

/** Returns the task's value that a typed number stands for; undefined if the task has no such value. */
export function valueOfNumber(task: TaskId, typed: TypedNumber): TaskValue | undefined {
  const taskUnit = taskUnits[task]
  if (!taskUnit || typed.isSpan || (typed.unit && typed.unit !== taskUnit.unit)) return undefined
  const value = Math.round(typed.number * (taskUnit.factor ?? 1))
  return parseValue(task, String(value))
}

/** Returns the task that a number without other words stands for: the first one that has the number as a value. */
export function taskOfNumber(typed: TypedNumber): TaskId | undefined {
  return (Object.keys(taskUnits) as TaskId[]).find((task) => valueOfNumber(task, typed) !== undefined)
}

/**
 * Returns the property `invalidInput` of a result, for a number that is no value of the task: the typed text, and the
 * nearest value, unless the number is a span or has another unit.
 */
export function invalidInputFor(task: TaskId, typed: TypedNumber | null) {
  if (!typed) return null
  const { values } = tasks[task]
  const taskUnit = taskUnits[task]
  const isInUnit = taskUnit && !typed.isSpan && (!typed.unit || typed.unit === taskUnit.unit)
  const nearest = isInUnit && values ? nearestValue(values, typed.number * (taskUnit.factor ?? 1)) : undefined
  return { invalidInput: { text: typed.text, nearest } }
}

function nearestValue(values: ValueOptions, number: number): TaskValue | undefined {
  if (!isRange(values))
    return values.toSorted(
      (one, other) => Math.abs(Number(one) - number) - Math.abs(Number(other) - number),
    )[0]
  const { min, max, step } = values
  return Math.min(max, Math.max(min, min + Math.round((number - min) / step) * step))
}
