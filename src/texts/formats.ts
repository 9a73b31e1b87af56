/**
 * Numbers, times and dates as a language writes them. Making a formatter is slow, above all the first one:
 * each is made when it is needed, and kept. The temperatures of the first picture need none.
 */
import type { DateForm } from '../device/text'

export interface Formats {
  number(value: number, digits: number, signed: boolean): string
  /** Minutes after midnight. */
  time(minutes: number): string
  date(instant: number, form: DateForm | 'letter'): string
  /** The category of a number, as `Intl.PluralRules` names it. */
  plural(value: number): string
}

/** The device's instants are local wall-clock time written as if it were UTC. */
const timeZone = 'UTC'
const MINUTE = 60_000

const dateForms: Record<DateForm | 'letter' | 'clock', Intl.DateTimeFormatOptions> = {
  day: { weekday: 'long', day: 'numeric', month: 'long' },
  dayMonth: { day: 'numeric', month: 'short' },
  month: { month: 'long', year: 'numeric' },
  year: { year: 'numeric' },
  weekday: { weekday: 'long' },
  date: { day: '2-digit', month: '2-digit', year: 'numeric' },
  letter: { weekday: 'narrow' },
  clock: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
}

/** From here on languages group digits, each in its own way. */
const GROUPED = 1000

/** @param decimalSign what stands between a whole number and its decimals */
export function formatsFor(tag: string, decimalSign: string): Formats {
  const numbers = new Map<string, Intl.NumberFormat>()
  const dates = new Map<string, Intl.DateTimeFormat>()
  let plurals: Intl.PluralRules | undefined
  const date = (instant: number, form: keyof typeof dateForms) =>
    cached(dates, form, () => new Intl.DateTimeFormat(tag, { ...dateForms[form], timeZone })).format(instant)
  const grouped = (size: number, digits: number) =>
    cached(numbers, String(digits), () => {
      const range = { minimumFractionDigits: digits, maximumFractionDigits: digits }
      return new Intl.NumberFormat(tag, range)
    }).format(size)
  return {
    number(value, digits, signed) {
      const size = Math.abs(value)
      const said = size < GROUPED ? size.toFixed(digits).replace('.', decimalSign) : grouped(size, digits)
      const isZero = Number(size.toFixed(digits)) === 0
      const sign = value < 0 ? '−' : signed ? '+' : ''
      return isZero ? said : `${sign}${said}`
    },
    time: (minutes) => date(minutes * MINUTE, 'clock'),
    date,
    plural(value) {
      plurals ??= new Intl.PluralRules(tag)
      return plurals.select(value)
    },
  }
}

function cached<Value>(made: Map<string, Value>, key: string, make: () => Value): Value {
  const known = made.get(key)
  if (known !== undefined) return known
  const value = make()
  made.set(key, value)
  return value
}
