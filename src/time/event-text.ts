/** How events are told: in the panel, in the table of the chart, and by the page's live region. */
import { amount, type Instant, type Text } from '../device/device'
import { minuteOfDay } from '../device/time'
import type { HouseEvent } from './model'

/** What happens: "Wake up: the program sets 22°". */
function eventText({ kind, temperature }: HouseEvent): Text {
  if (temperature === undefined) return `time.event.${kind}`
  return { id: `time.event.${kind}`, values: { temperature: amount(temperature, 'unit.degree') } }
}

/** A weekday and a time of day: "Monday 06:00". */
export function momentText(at: Instant): Text {
  const minutes = minuteOfDay(at)
  return { id: 'time.moment', values: { day: { date: at, as: 'weekday' }, time: { time: minutes } } }
}

/** When, and what: "Monday 06:00 – Wake up: the program sets 22°". */
export function saidEvent(event: HouseEvent): Text {
  return { id: 'time.said', values: { moment: momentText(event.at), event: eventText(event) } }
}
