/** What today took, and what it would have taken otherwise. */
import { amount, type Instant, type Text } from '../../device/device'
import { minuteOfDay } from '../../device/time'
import { useSay } from '../../texts/words-provider'
import { more } from '../consumption'
import type { Comparison } from '../model'
import { useTimeline } from '../use-time'

export function Today() {
  const say = useSay()
  const today = useTimeline((all) => all.today)
  const comparisons = useTimeline((all) => all.comparisons)
  const isAssumed = useTimeline((all) => all.isTypicalPower)
  const countedFrom = useTimeline((all) => all.countedFrom)
  const power = useTimeline((all) => all.power)
  return (
    <div className="time-today">
      <p className="time-so-far">
        <span>{say(countedSince(countedFrom))}</span>
        <strong>{say(energy(today.kWh))}</strong>
        <span>{say({ id: 'energy.hours', values: { hours: hours(today.hours) } })}</span>
      </p>
      {isAssumed && (
        <p className="time-quiet">
          {say({ id: 'time.assumed', values: { power: amount(power, 'unit.watts') } })}
        </p>
      )}
      {comparisons.length > 0 && (
        <table>
          <caption>{say('time.otherwise')}</caption>
          <tbody>
            {comparisons.map((one) => (
              <tr key={nameOf(one)}>
                <th scope="row">{say(`time.with.${nameOf(one)}`)}</th>
                <td>{say(compared(one, today.kWh))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}

const nameOf = ({ what }: Comparison) => (typeof what === 'string' ? what : what.floor)

/** "Today", or "Since 23:14" where time began then, or the floor was changed. */
function countedSince(at: Instant): Text {
  const minutes = minuteOfDay(at)
  return minutes === 0 ? 'time.today' : { id: 'time.since', values: { time: { time: minutes } } }
}

const energy = (kWh: number): Text => ({ number: kWh, digits: 1, unit: 'unit.kilowattHours' })
const hours = (number: number): Text => ({ number, digits: 1, unit: 'unit.hours' })

/** "7.2 kWh (+0.9)". */
function compared({ kWh }: Comparison, today: number): Text {
  const difference: Text = { number: more(kWh, today), digits: 1, signed: true }
  return { id: 'time.more', values: { energy: energy(kWh), difference } }
}
