/** Parses a number in typed text ("24 degrees", "1,2 kW", "65 %"), and finds the task and value that it stands for. */
import {
  isRange,
  parseValue,
  type TaskId,
  type TaskValue,
  tasks,
  type ValueOptions,
} from '../../guidance/guidance'

/** Matches the beginning of each unit in the six languages, and its symbol: °, h, min. */
const units = {
  degrees: /^(°|º|c\b|deg|gra|ast)/,
  watts: /^k?w(?!h)/,
  percent: /^(%|per|pro)/,
  hours: /^(h|ti|st|tun)/,
  minutes: /^m/,
}

/**
 * The unit of each task's values; `factor` converts a typed number to a value (10 for tenths). A number alone stands
 * for the first task with its unit.
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
  readonly number: number
  readonly unit: keyof typeof units | null
  /** The typed text up to the last number: "20 to 23". */
  readonly text: string
  /** True if the text has a range of two numbers, which is no value of any task. */
  readonly isSpan: boolean
}

/** Two numbers with "to" between them, in the six languages. */
const SPAN = /\d\s*[°º%]?\s*(?:[-–—…]|\.{2,3}|to|til|till|bis)\s*\d/i

/** A time of day: "6:30"; an hour after a word such as "kl", "um" or "halb"; an hour before "Uhr" or "p.m.". */
const DIGITAL_TIME =
  /(?:^|[^\d.:,])(?:[01]?\d|2[0-4])[:.][0-5]\d(?![\d.])(?!\s*[°º%]|\s*(?:deg|gra|ast|c\b|k?w|per|pro))/i
const HOUR_AFTER_WORD =
  /\b(?:kl|klo|klok\w*|klock\w*|kello|at|by|around|before|after|until|um|ab|past|to|halb|halv|puoli|vor|nach|över|over|yli|vaille)\.?\s*\d{1,2}(?![\d°º%.,:]|\s*(?:[°º%]|deg|gra|ast|c\b|k?w|per|pro|h\b|min|st|ti|tun|hour|day|tag|dag|päiv))/i
const HOUR_BEFORE_WORD = /\b\d{1,2}\s*(?:uhr|o[’']?\s?clock|a\.?m\b|p\.?m\b)/i

/** True if a text names a time of day. Then its digits are not a value. */
export function isTimeOfDay(text: string): boolean {
  return !SPAN.test(text) && [DIGITAL_TIME, HOUR_AFTER_WORD, HOUR_BEFORE_WORD].some((form) => form.test(text))
}

/** Parses the first number in a text; null if there is none. Ignores names with digits, such as "NTC10" or "E3". */
export function parseNumber(text: string): TypedNumber | null {
  if (isTimeOfDay(text)) return null
  const match = /(?:^|\s)([-+−]?\d+(?:[.,]\d+)?)\s*([°º%a-zåäöæø]*)/i.exec(text.replaceAll('\u00a0', ' '))
  if (!match) return null
  const [, digits = '', word = ''] = match
  const unitWord = word.toLowerCase()
  const unit =
    (Object.keys(units) as (keyof typeof units)[]).find((name) => units[name].test(unitWord)) ?? null
  const factor = unitWord.startsWith('k') ? 1000 : 1
  const [typedText = digits] = text.match(/[-+−]?\d(?:.*\d)?(?:\s?[°º%])?/) ?? []
  return {
    number: Number(digits.replace(',', '.').replace('−', '-')) * factor,
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

/** Returns the task that a number without other words stands for: the first one that has it as a value. */
export function taskOfNumber(typed: TypedNumber): TaskId | undefined {
  return (Object.keys(taskUnits) as TaskId[]).find((task) => valueOfNumber(task, typed) !== undefined)
}

/** Returns the `invalidInput` of a result: the typed number, and the nearest value if the task's values are numbers. */
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
