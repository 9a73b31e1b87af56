/** The energy used today and on the days before. */
import { usePageServices } from '../../../common/page-services'
import { useTranslate } from '../../../common/texts/translator-provider'
import { amount, minuteOfDay, type Text } from '../../../thermostat/device/device'
import type { DailyEnergy } from '../model'
import { useTimeline } from '../timeline'
import { usePower } from '../use-simulation'
import { energyText } from './energy-text'

export function EnergyToday() {
  const t = useTranslate()
  const today = useTimeline((timeline) => timeline.today)
  const { watts, isTypical } = usePower()
  const values = { hours: hoursText(today.heatedHours), power: amount(Math.round(watts), 'unit.watts') }
  return (
    <div className="time-taken">
      <div className="time-sum">
        <p>{t(todayText(today))}</p>
        <p className="time-kwh">{t(energyText(today.kWh))}</p>
      </div>
      <p className="time-heated">
        <span>{t({ id: 'time.heated', values })}</span>
        {isTypical && <AssumedPower />}
      </p>
    </div>
  )
}

/** Says that the power is assumed. Leads to the task that sets it on the device. */
function AssumedPower() {
  const t = useTranslate()
  const { requestTask } = usePageServices()
  return (
    <>
      <span>{' ('}</span>
      <button
        type="button"
        className="time-assumed"
        onClick={() => requestTask({ task: 'installed-power', mode: null, value: null })}
      >
        <span className="unseen">{`${t('installedPower.title')}: `}</span>
        <span>{t('time.assumed')}</span>
      </button>
      <span>)</span>
    </>
  )
}

export function PastDays() {
  const t = useTranslate()
  const pastDays = useTimeline((timeline) => timeline.pastDays)
  if (pastDays.length === 0) return null
  return (
    <table className="time-days">
      <caption>{t('time.days')}</caption>
      <tbody>
        {pastDays.map((day, index) => (
          <tr key={day.from}>
            <th scope="row">{t(index === 0 ? yesterdayText(day) : dayText(day))}</th>
            <td>{t(energyText(day.kWh))}</td>
            <td>{t(hoursText(day.heatedHours))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const hoursText = (hours: number): Text => ({ number: hours, digits: 1, unit: 'unit.hours' })

/** Returns "Today", or "Since 23:14" if counting began at that time. */
function todayText({ from }: DailyEnergy): Text {
  const minutes = minuteOfDay(from)
  return minutes === 0 ? 'time.today' : { id: 'time.since', values: { time: { time: minutes } } }
}

/** Returns "Yesterday", or "Monday, from 14:00" if counting began at that time. */
function yesterdayText(day: DailyEnergy): Text {
  return minuteOfDay(day.from) === 0 ? 'time.yesterday' : dayText(day)
}

/** Returns "Monday", or "Monday, from 14:00" if counting began at that time. */
function dayText({ from }: DailyEnergy): Text {
  const day: Text = { date: from, as: 'weekday' }
  const minutes = minuteOfDay(from)
  return minutes === 0 ? day : { id: 'time.partDay', values: { day, time: { time: minutes } } }
}
