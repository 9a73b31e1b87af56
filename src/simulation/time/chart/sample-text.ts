/** The texts of the chart: values, times and events. */
import { amount, degrees, type Instant, minuteOfDay, type Text } from '../../../thermostat/device/device'
import { shortEventNames, weekdayTimeText } from '../event-text'
import type { HouseEvent, Sample } from '../model'

export type Translate = (text: Text) => string

/** @param setpoint tenths of a degree. A whole number of degrees is written without decimals. */
export function setpointText(setpoint: number | null): Text {
  if (setpoint === null) return 'time.chart.none'
  return { number: setpoint / 10, digits: setpoint % 10 === 0 ? 0 : 1, unit: 'unit.degree' }
}

export const timeOfDayText = (at: Instant): Text => ({ time: minuteOfDay(at) })

/** Returns texts of an event, from the longest to the shortest. */
export function eventTextsOf(
  { kind, temperature }: HouseEvent,
  t: Translate,
): readonly [string, ...string[]] {
  const name = t(shortEventNames[kind])
  if (temperature === undefined) return [name]
  const to = t(amount(temperature, 'unit.degree'))
  return [`${name} ${to}`, to]
}

/** Returns the short text below the chart for the sample at the pointer. */
export function sampleText(sample: Sample, t: Translate): string {
  return [t(timeOfDayText(sample.at)), ...valuesOf(sample, t)].join(' · ')
}

function valuesOf({ setpoint, floor, room, isHeating }: Sample, t: Translate): readonly string[] {
  return [
    `${t('time.chart.set')} ${t(setpointText(setpoint))}`,
    `${t('home.floor')} ${t(degrees(floor))}`,
    ...(room === null ? [] : [`${t('home.room')} ${t(degrees(room))}`]),
    ...(isHeating ? [t('time.chart.heats')] : []),
  ]
}

/** Returns the chart's text alternative: the values now, and the next event. */
export function summaryText(sample: Sample, next: HouseEvent | undefined, t: Translate): string {
  const now = `${t(weekdayTimeText(sample.at))}: ${valuesOf(sample, t).join(', ')}.`
  if (!next) return now
  const event = `${t(weekdayTimeText(next.at))} ${eventTextsOf(next, t)[0]}`
  return `${now} ${t({ id: 'time.chart.next', values: { event: { verbatim: event } } })}`
}
