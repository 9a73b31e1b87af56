/** The texts of events. */
import { amount, type Instant, minuteOfDay, type Text, type TextId } from '../../thermostat/device/device'
import type { HouseEvent, RelayChange } from './model'

/** Returns a text such as "Wake up: the program sets 22°". */
function eventText({ kind, temperature }: HouseEvent): Text {
  if (temperature === undefined) return `time.event.${kind}`
  return { id: `time.event.${kind}`, values: { temperature: amount(temperature, 'unit.degree') } }
}

/** Returns a text such as "Monday 06:00". */
export function weekdayTimeText(at: Instant): Text {
  const time: Text = { time: minuteOfDay(at) }
  return { id: 'time.moment', values: { day: { date: at, as: 'weekday' }, time } }
}

/** Returns a text such as "Monday 06:00 – Wake up: the program sets 22°". */
export function timedEventText(event: HouseEvent): Text {
  return { id: 'time.said', values: { moment: weekdayTimeText(event.at), event: eventText(event) } }
}

/** The text ids of short names, for places with little room. */
export const shortEventTextIds: Readonly<Record<HouseEvent['kind'], TextId>> = {
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

/** Returns a text such as "Back home, 15:00" or "Heating on, 12:20". */
export function nextStopText(stop: HouseEvent | RelayChange): Text {
  const event = 'kind' in stop ? shortEventTextIds[stop.kind] : relayTextIdOf(stop)
  return { id: 'time.nextEvent', values: { event, time: { time: minuteOfDay(stop.at) } } }
}

const relayTextIdOf = ({ isOn }: RelayChange) => (isOn ? 'time.relay.on' : 'time.relay.off')
