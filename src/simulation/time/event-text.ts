/** How events are told: in the panel, in the table of the chart, and by the page's live region. */
import { amount, type Instant, minuteOfDay, type Text, type TextId } from '../../thermostat/device/device'
import type { HouseEvent } from './model'

/** What happens: "Wake up: the program sets 22°". */
function eventText({ kind, temperature }: HouseEvent): Text {
  if (temperature === undefined) return `time.event.${kind}`
  return { id: `time.event.${kind}`, values: { temperature: amount(temperature, 'unit.degree') } }
}

/** A weekday and a time of day: "Monday 06:00". */
export function momentText(at: Instant): Text {
  const time: Text = { time: minuteOfDay(at) }
  return { id: 'time.moment', values: { day: { date: at, as: 'weekday' }, time } }
}

/** When, and what: "Monday 06:00 – Wake up: the program sets 22°". */
export function saidEvent(event: HouseEvent): Text {
  return { id: 'time.said', values: { moment: momentText(event.at), event: eventText(event) } }
}

/** What an event is called where there is little room. */
export const eventNames: Readonly<Record<HouseEvent['kind'], TextId>> = {
  wakeUp: 'week.event.wakeUp',
  leave: 'week.event.leave',
  backHome: 'week.event.backHome',
  sleep: 'week.event.sleep',
  timerEnds: 'time.chart.event.timerEnds',
  floorIsDry: 'time.chart.event.floorIsDry',
  windowOpens: 'time.chart.event.windowOpens',
  pauseEnds: 'time.chart.event.pauseEnds',
  limitHolds: 'time.chart.event.limitHolds',
  limitEnds: 'time.chart.event.limitEnds',
  postHeatEnds: 'time.chart.event.postHeatEnds',
}

/** What comes next, and when: "Back home, 15:00". */
export function comingEvent({ kind, at }: HouseEvent): Text {
  return { id: 'time.nextEvent', values: { event: eventNames[kind], time: { time: minuteOfDay(at) } } }
}
