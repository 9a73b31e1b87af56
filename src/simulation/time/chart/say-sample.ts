/** What the chart shows, in words: values, instants and events. */
import { amount, degrees, type Instant, minuteOfDay, type Text } from '../../../thermostat/device/device'
import { eventNames, momentText } from '../event-text'
import type { HouseEvent, Sample } from '../model'

export type Say = (text: Text) => string

/** Tenths of a degree as they are set: a half is said, a whole number has no digits. */
export function setTo(setpoint: number | null): Text {
  if (setpoint === null) return 'time.chart.none'
  return { number: setpoint / 10, digits: setpoint % 10 === 0 ? 0 : 1, unit: 'unit.degree' }
}

export const clockTime = (at: Instant): Text => ({ time: minuteOfDay(at) })

/** What happens, and to which temperature: from the longest to the shortest way to say it. */
export function eventTexts({ kind, temperature }: HouseEvent, say: Say): readonly [string, ...string[]] {
  const name = say(eventNames[kind])
  if (temperature === undefined) return [name]
  const to = say(amount(temperature, 'unit.degree'))
  return [`${name} ${to}`, to]
}

/** What an instant is, as short as under a finger. */
export function reading(sample: Sample, say: Say): string {
  return [say(clockTime(sample.at)), ...valuesOf(sample, say)].join(' · ')
}

function valuesOf({ setpoint, floor, room, heating }: Sample, say: Say): readonly string[] {
  return [
    `${say('time.chart.set')} ${say(setTo(setpoint))}`,
    `${say('home.floor')} ${say(degrees(floor))}`,
    ...(room === null ? [] : [`${say('home.room')} ${say(degrees(room))}`]),
    ...(heating ? [say('time.chart.heats')] : []),
  ]
}

/** One sentence for those who do not see the chart: what is, and what comes next. */
export function sentence(sample: Sample, next: HouseEvent | undefined, say: Say): string {
  const now = `${say(momentText(sample.at))}: ${valuesOf(sample, say).join(', ')}.`
  if (!next) return now
  const event = `${say(momentText(next.at))} ${eventTexts(next, say)[0]}`
  return `${now} ${say({ id: 'time.chart.next', values: { event: { verbatim: event } } })}`
}
