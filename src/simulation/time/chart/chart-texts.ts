/** The texts of the chart: values, times and events. */
import {
  amount,
  degreesFromTenths,
  type Instant,
  minuteOfDay,
  type Text,
} from '../../../thermostat/device/device'
import { shortEventTextIds, weekdayTimeText } from '../event-text'
import type { HouseEvent, Sample } from '../model'

export type Translate = (text: Text) => string

/** @param setpoint in tenths of a degree. Whole degrees have no decimal in the text. */
export function setpointTextOf(setpoint: number | null): Text {
  if (setpoint === null) return 'time.chart.none'
  return { number: setpoint / 10, digits: setpoint % 10 === 0 ? 0 : 1, unit: 'unit.degree' }
}

export const timeOfDayTextOf = (at: Instant): Text => ({ time: minuteOfDay(at) })

/** Returns the texts for an event, from the longest to the shortest, such as "Leave 17°" and "17°". */
export function eventTextsOf(
  { kind, temperature }: HouseEvent,
  t: Translate,
): readonly [string, ...string[]] {
  const name = t(shortEventTextIds[kind])
  if (temperature === undefined) return [name]
  const temperatureText = t(amount(temperature, 'unit.degree'))
  return [`${name} ${temperatureText}`, temperatureText]
}

/** Returns the short text below the chart for the sample at the pointer. */
export function sampleTextOf(sample: Sample, t: Translate): string {
  return [t(timeOfDayTextOf(sample.at)), ...valueTextsOf(sample, t)].join(' · ')
}

function valueTextsOf({ setpoint, floor, room, isHeating }: Sample, t: Translate): readonly string[] {
  return [
    `${t('time.chart.set')} ${t(setpointTextOf(setpoint))}`,
    `${t('home.floor')} ${t(degreesFromTenths(floor))}`,
    ...(room === null ? [] : [`${t('home.room')} ${t(degreesFromTenths(room))}`]),
    ...(isHeating ? [t('time.chart.heats')] : []),
  ]
}

/** Returns the chart's text alternative: the values of a sample, and the next event. */
export function summaryTextOf(sample: Sample, next: HouseEvent | undefined, t: Translate): string {
  const currentText = `${t(weekdayTimeText(sample.at))}: ${valueTextsOf(sample, t).join(', ')}.`
  if (!next) return currentText
  const [fullText] = eventTextsOf(next, t)
  const eventText = `${t(weekdayTimeText(next.at))} ${fullText}`
  return `${currentText} ${t({ id: 'time.chart.next', values: { event: { verbatim: eventText } } })}`
}
