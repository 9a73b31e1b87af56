/** What today took, and the days before. */
import { useTranslate } from '../../../common/texts/translator-provider'
import { amount, minuteOfDay, type Text } from '../../../thermostat/device/device'
import type { Day } from '../model'
import { useTimeline } from '../timeline'
import { usePower } from '../use-time'

/** What was counted of today, as the largest number of the deck. */
export function Today() {
  const t = useTranslate()
  const today = useTimeline((all) => all.today)
  const { watts, isTypical } = usePower()
  const values = { hours: inHours(today.hours), power: amount(Math.round(watts), 'unit.watts') }
  return (
    <div className="time-taken">
      <p>{t(countedSince(today))}</p>
      <p className="time-kwh">{t(energy(today.kWh))}</p>
      <p>{t({ id: isTypical ? 'time.heated.assumed' : 'time.heated', values })}</p>
    </div>
  )
}

/** The days before, once there is one. */
export function Days() {
  const t = useTranslate()
  const days = useTimeline((all) => all.days)
  if (days.length === 0) return null
  return (
    <table className="time-days">
      <caption>{t('time.days')}</caption>
      <tbody>
        {days.map((day, index) => (
          <tr key={day.from}>
            <th scope="row">{t(index === 0 ? yesterdayText(day) : dayText(day))}</th>
            <td>{t(energy(day.kWh))}</td>
            <td>{t(inHours(day.hours))}</td>
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
