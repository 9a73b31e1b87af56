/**
 * Formats of numbers, times and dates in a language. An `Intl` formatter takes long to create, the first one most of
 * all: each is created on first use and cached. Numbers and times are formatted without one.
 */
import type { DateForm } from './text'

export interface Formats {
  /** Formats without a thousands separator, as such displays do; no value has more than four digits. */
  number(value: number, digits: number, signed: boolean): string
  /** @param minutes minutes after midnight */
  time(minutes: number): string
  /** @param instant ms since 1970 of local time */
  date(instant: number, form: DateForm | 'letter'): string
  /** Returns the plural category of a number, as `Intl.PluralRules` names it. */
  plural(value: number): string
}

/** Instants of the device are local time, stored as if it were UTC. */
const timeZone = 'UTC'

const dateForms: Record<DateForm | 'letter', Intl.DateTimeFormatOptions> = {
  day: { weekday: 'long', day: 'numeric', month: 'long' },
  dayMonth: { day: 'numeric', month: 'short' },
  month: { month: 'long', year: 'numeric' },
  year: { year: 'numeric' },
  weekday: { weekday: 'long' },
  shortWeekday: { weekday: 'short' },
  date: { day: '2-digit', month: '2-digit', year: 'numeric' },
  letter: { weekday: 'narrow' },
}

/** Exceptions of a language. */
const dateFormExceptions: Readonly<Record<string, Partial<typeof dateForms>>> = {
  'en-GB': { date: { day: 'numeric', month: 'short', year: 'numeric' } },
  fi: { date: { day: 'numeric', month: 'numeric', year: 'numeric' } },
}

/** @param tag BCP 47 language tag */
export function formatsFor(tag: string, decimalSign: string): Formats {
  const dates = new Map<string, Intl.DateTimeFormat>()
  let plurals: Intl.PluralRules | undefined
  const date = (instant: number, form: keyof typeof dateForms) => {
    const format = dates.get(form) ?? dateFormat(tag, form)
    dates.set(form, format)
    return capitalised(format.format(instant))
  }
  return {
    number(value, digits, signed) {
      const size = Math.abs(value)
      const text = size.toFixed(digits).replace('.', decimalSign)
      const isZero = Number(size.toFixed(digits)) === 0
      const sign = value < 0 ? '−' : signed ? '+' : ''
      return isZero ? text : `${sign}${text}`
    },
    time: (minutes) => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`,
    date,
    plural(value) {
      plurals ??= new Intl.PluralRules(tag)
      return plurals.select(value)
    },
  }
}

function dateFormat(tag: string, form: keyof typeof dateForms): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(tag, { ...dateForms[form], ...dateFormExceptions[tag]?.[form], timeZone })
}

/** Capitalises a date, which always begins a line. */
function capitalised(date: string): string {
  return date.charAt(0).toUpperCase() + date.slice(1)
}

const twoDigits = (number: number) => String(number).padStart(2, '0')
