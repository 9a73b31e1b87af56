/** What today took, and the days before. */
import { amount, type Text } from '../../device/device'
import { minuteOfDay } from '../../device/time'
import { useSay } from '../../texts/words-provider'
import type { Day } from '../model'
import { usePower, useTimeline } from '../use-time'

export function Today() {
  const say = useSay()
  const today = useTimeline((all) => all.today)
  const yesterday = useTimeline(({ days }) => days[0])
  const { watts, isTypical } = usePower()
  return (
    <div className="time-today">
      <Taken name={countedSince(today)} day={today} />
      {yesterday && <Taken name={yesterdayText(yesterday)} day={yesterday} />}
      {isTypical && (
        <p className="time-quiet">
          {say({ id: 'time.assumed', values: { power: amount(Math.round(watts), 'unit.watts') } })}
        </p>
      )}
      <Days />
    </div>
  )
}

interface TakenProps {
  readonly name: Text
  readonly day: Day
}

function Taken({ name, day: { kWh, hours } }: TakenProps) {
  const say = useSay()
  return (
    <p className="time-so-far">
      <span>{say(name)}</span>
      <strong>{say(energy(kWh))}</strong>
      <span>{say({ id: 'energy.hours', values: { hours: inHours(hours) } })}</span>
    </p>
  )
}

/** The days before, as soon as there is more than yesterday. */
function Days() {
  const say = useSay()
  const days = useTimeline((all) => all.days)
  if (days.length < 2) return null
  return (
    <table className="time-days">
      <caption>{say('time.days')}</caption>
      <tbody>
        {days.map((day) => (
          <tr key={day.from}>
            <th scope="row">{say(dayText(day))}</th>
            <td>{say(energy(day.kWh))}</td>
            <td>{say(inHours(day.hours))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export const energy = (kWh: number): Text => ({ number: kWh, digits: 1, unit: 'unit.kilowattHours' })
const inHours = (number: number): Text => ({ number, digits: 1, unit: 'unit.hours' })

/** "Today", or "Since 23:14" where counting began then. */
function countedSince({ from }: Day): Text {
  const minutes = minuteOfDay(from)
  return minutes === 0 ? 'time.today' : { id: 'time.since', values: { time: { time: minutes } } }
}

/** "Yesterday", or "Monday, from 14:00" where only a part of it was counted. */
function yesterdayText(day: Day): Text {
  return minuteOfDay(day.from) === 0 ? 'time.yesterday' : dayText(day)
}

/** "Monday", or "Monday, from 14:00". */
function dayText({ from }: Day): Text {
  const day: Text = { date: from, as: 'weekday' }
  const minutes = minuteOfDay(from)
  return minutes === 0 ? day : { id: 'time.partDay', values: { day, time: { time: minutes } } }
}
