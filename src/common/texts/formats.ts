/**
 * Numbers, times and dates as a display writes them in a language. Making a formatter is slow, above all the
 * first one: each is made when it is needed, and kept. Numbers and times need none.
 */
import type { DateForm } from './text'

export interface Formats {
  /** Four digits stand without a separator, as on such displays; no value has more. */
  number(value: number, digits: number, signed: boolean): string
  /** Minutes after midnight. */
  time(minutes: number): string
  date(instant: number, form: DateForm | 'letter'): string
  /** The category of a number, as `Intl.PluralRules` names it. */
  plural(value: number): string
}

/** The device's instants are local wall-clock time written as if it were UTC. */
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

/** Where a language writes a date in another way than most. */
const ownForms: Readonly<Record<string, Partial<typeof dateForms>>> = {
  'en-GB': { date: { day: 'numeric', month: 'short', year: 'numeric' } },
  fi: { date: { day: 'numeric', month: 'numeric', year: 'numeric' } },
}

/** @param decimalSign what stands between a whole number and its decimals */
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
      const said = size.toFixed(digits).replace('.', decimalSign)
      const isZero = Number(size.toFixed(digits)) === 0
      const sign = value < 0 ? '−' : signed ? '+' : ''
      return isZero ? said : `${sign}${said}`
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
  return new Intl.DateTimeFormat(tag, { ...dateForms[form], ...ownForms[tag]?.[form], timeZone })
}

/** A date stands alone on its line, where its month or weekday begins with a capital. */
function capitalised(said: string): string {
  return said.charAt(0).toUpperCase() + said.slice(1)
}

const twoDigits = (number: number) => String(number).padStart(2, '0')
