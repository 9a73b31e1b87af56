/** What the last 24 hours would have taken with one thing different. */
import { useSay } from '../../texts/words-provider'
import { useTimeline } from '../use-time'
import { energy } from './today'

export function Otherwise() {
  const say = useSay()
  const comparisons = useTimeline((all) => all.comparisons)
  if (comparisons.length === 0) return null
  return (
    <table className="time-otherwise">
      <caption>{say('time.otherwise')}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{say('time.taken')}</th>
          <th scope="col">{say('time.more')}</th>
        </tr>
      </thead>
      <tbody>
        {comparisons.map(({ what, kWh, percent }) => (
          <tr key={what} data-compare={what} data-kwh={kWh.toFixed(2)} data-percent={percent.toFixed(1)}>
            <th scope="row">{say(`time.with.${what}`)}</th>
            <td>{say(energy(kWh))}</td>
            <td>{say({ number: percent, digits: 0, unit: 'unit.percent', signed: true })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
