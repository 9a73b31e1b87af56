/** Numbers that a visitor types, and the tasks whose value they are: "24 degrees", "1,2 kW", "65 %". */
import {
  isRange,
  parseValue,
  type TaskId,
  tasks,
  type Value,
  type ValueOptions,
} from '../../guidance/guidance'

/** What a number counts, by how its unit begins in any of the languages; °, h and min as they are printed. */
const units = {
  degrees: /^(°|º|c\b|deg|gra|ast)/,
  watts: /^k?w(?!h)/,
  percent: /^(%|per|pro)/,
  hours: /^(h|ti|st|tun)/,
  minutes: /^m/,
}

/** What each of these tasks counts, and how many of its own units one is. The first of a unit is meant. */
const counted: Partial<Record<TaskId, { unit: keyof typeof units; by?: number }>> = {
  'change-temperature': { unit: 'degrees' },
  'comfort-maximum': { unit: 'degrees' },
  'calibrate-floor': { unit: 'degrees', by: 10 },
  'calibrate-room': { unit: 'degrees', by: 10 },
  'installed-power': { unit: 'watts' },
  'power-share': { unit: 'percent' },
  'start-timer': { unit: 'hours' },
  'operating-time': { unit: 'minutes' },
}

/** Whether the values of a task are counted in a unit. */
export function isCounted(task: TaskId): boolean {
  return counted[task] !== undefined
}

export interface TypedNumber {
  readonly number: number
  readonly unit: keyof typeof units | null
  /** As it was typed, to the last number: "20 to 23". */
  readonly said: string
  /** Whether two ends were typed, which no task has for its value. */
  readonly isSpan: boolean
}

/** From one number to another, as each language says it. */
const SPAN = /\d\s*[°º%]?\s*(?:[-–—…]|\.{2,3}|to|til|till|bis)\s*\d/i

/** A time of day as digits, by a clock's word, or by the half hour that is over or to come. */
const DIGITAL =
  /(?:^|[^\d.:,])(?:[01]?\d|2[0-4])[:.][0-5]\d(?![\d.])(?!\s*[°º%]|\s*(?:deg|gra|ast|c\b|k?w|per|pro))/i
const BY_WORD =
  /\b(?:kl|klo|klok\w*|klock\w*|kello|at|by|around|before|after|until|um|ab|past|to|halb|halv|puoli|vor|nach|över|over|yli|vaille)\.?\s*\d{1,2}(?![\d°º%.,:]|\s*(?:[°º%]|deg|gra|ast|c\b|k?w|per|pro|h\b|min|st|ti|tun|hour|day|tag|dag|päiv))/i
const BEFORE_WORD = /\b\d{1,2}\s*(?:uhr|o[’']?\s?clock|a\.?m\b|p\.?m\b)/i

/** Whether a text names a time of day: its digits count nothing then. */
export function isTime(text: string): boolean {
  return !SPAN.test(text) && [DIGITAL, BY_WORD, BEFORE_WORD].some((form) => form.test(text))
}

/** The first number that stands alone in a text, not as part of a name such as "NTC10" or "E3". */
export function numberIn(text: string): TypedNumber | null {
  if (isTime(text)) return null
  const found = /(?:^|\s)([-+−]?\d+(?:[.,]\d+)?)\s*([°º%a-zåäöæø]*)/i.exec(text.replaceAll('\u00a0', ' '))
  if (!found) return null
  const [, digits = '', word = ''] = found
  const unitWord = word.toLowerCase()
  const unit =
    (Object.keys(units) as (keyof typeof units)[]).find((name) => units[name].test(unitWord)) ?? null
  const thousands = unitWord.startsWith('k') ? 1000 : 1
  const [said = digits] = text.match(/[-+−]?\d(?:.*\d)?(?:\s?[°º%])?/) ?? []
  return {
    number: Number(digits.replace(',', '.').replace('−', '-')) * thousands,
    unit,
    said,
    isSpan: SPAN.test(text),
  }
}

/** The value of a task that a number means, `undefined` where it is none of its values. */
export function valueMeant(task: TaskId, typed: TypedNumber): Value | undefined {
  const counts = counted[task]
  if (!counts || typed.isSpan || (typed.unit && typed.unit !== counts.unit)) return undefined
  const value = Math.round(typed.number * (counts.by ?? 1))
  return parseValue(task, String(value))
}

/** The task that a number alone asks for: the first one that counts in its unit, or has it for a value. */
export function taskMeant(typed: TypedNumber): TaskId | undefined {
  return (Object.keys(counted) as TaskId[]).find((task) => valueMeant(task, typed) !== undefined)
}

/** A number that is no value of a task, and the value nearest to it where its values are numbers. */
export function typedInVain(task: TaskId, number: TypedNumber | null) {
  if (!number) return null
  const { values } = tasks[task]
  const counts = counted[task]
  const fits = counts && !number.isSpan && (!number.unit || number.unit === counts.unit)
  const nearest = fits && values ? nearestOf(values, number.number * (counts.by ?? 1)) : undefined
  return { typed: { said: number.said, nearest } }
}

function nearestOf(values: ValueOptions, number: number): Value | undefined {
  if (!isRange(values))
    return values.toSorted(
      (one, other) => Math.abs(Number(one) - number) - Math.abs(Number(other) - number),
    )[0]
  const { min, max, step } = values
  return Math.min(max, Math.max(min, min + Math.round((number - min) / step) * step))
}
