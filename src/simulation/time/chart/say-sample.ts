/** What the chart shows, in words: values, instants and events. */
import { amount, degrees, type Instant, minuteOfDay, type Text } from '../../../thermostat/device/device'
import { eventNames, momentText } from '../event-text'
import type { HouseEvent, Sample } from '../model'

export type Translate = (text: Text) => string

/** Tenths of a degree as they are set: a half is said, a whole number has no digits. */
export function setTo(setpoint: number | null): Text {
  if (setpoint === null) return 'time.chart.none'
  return { number: setpoint / 10, digits: setpoint % 10 === 0 ? 0 : 1, unit: 'unit.degree' }
}

export const clockTime = (at: Instant): Text => ({ time: minuteOfDay(at) })

/** What happens, and to which temperature: from the longest to the shortest way to say it. */
export function eventTexts({ kind, temperature }: HouseEvent, t: Translate): readonly [string, ...string[]] {
  const name = t(eventNames[kind])
  if (temperature === undefined) return [name]
  const to = t(amount(temperature, 'unit.degree'))
  return [`${name} ${to}`, to]
}

/** What an instant is, as short as under a finger. */
export function reading(sample: Sample, t: Translate): string {
  return [t(clockTime(sample.at)), ...valuesOf(sample, t)].join(' · ')
}

function valuesOf({ setpoint, floor, room, heating }: Sample, t: Translate): readonly string[] {
  return [
    `${t('time.chart.set')} ${t(setTo(setpoint))}`,
    `${t('home.floor')} ${t(degrees(floor))}`,
    ...(room === null ? [] : [`${t('home.room')} ${t(degrees(room))}`]),
    ...(heating ? [t('time.chart.heats')] : []),
  ]
}

/** One sentence for those who do not see the chart: what is, and what comes next. */
export function sentence(sample: Sample, next: HouseEvent | undefined, t: Translate): string {
  const now = `${t(momentText(sample.at))}: ${valuesOf(sample, t).join(', ')}.`
  if (!next) return now
  const event = `${t(momentText(next.at))} ${eventTexts(next, t)[0]}`
  return `${now} ${t({ id: 'time.chart.next', values: { event: { verbatim: event } } })}`
}
