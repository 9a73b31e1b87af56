/** What the last 24 hours would have taken with one thing different. */
import { useSay } from '../../texts/words-provider'
import { mostDifferent } from '../consumption'
import { useTimeline } from '../use-time'
import { energy } from './taken'

/** More than these are not read. */
const MOST_ROWS = 3

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
          {(['time.taken', 'time.more'] as const).map((head) => (
            <th key={head} scope="col">
              <span className="unseen">{say(head)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {mostDifferent(comparisons, MOST_ROWS).map(({ what, kWh, percent }) => (
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
