/** What a day like this one needs as it is set, and with one thing different. */
import { useEffect, useState } from 'react'
import { useSay } from '../../../common/texts/words-provider'
import { useDeviceStore } from '../../../thermostat/display/use-device'
import { mostDifferent } from '../comparison'
import { keepComparing } from '../keep-comparing'
import type { Comparison, Comparisons } from '../model'
import { useTimelineStore } from '../timeline'
import { energy } from './taken'

/** More than these are not read. */
const MOST_ROWS = 3

export function Otherwise() {
  const say = useSay()
  const comparisons = useComparisons()
  if (!comparisons || comparisons.others.length === 0) return null
  const { kWh, others } = comparisons
  return (
    <div>
      <table className="time-otherwise">
        <caption>{say('time.otherwise')}</caption>
        <thead>
          <tr>
            <td />
            {(['time.needed', 'time.more'] as const).map((head) => (
              <th key={head} scope="col">
                <span className="unseen">{say(head)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr data-own-kwh={kWh?.toFixed(2)}>
            <th scope="row">{say('time.asSet')}</th>
            {kWh === null ? (
              <NotReached />
            ) : (
              <>
                <td>{say(energy(kWh))}</td>
                <td />
              </>
            )}
          </tr>
          {mostDifferent(others, MOST_ROWS).map((one) => (
            <Row key={one.what} {...one} />
          ))}
        </tbody>
      </table>
      <p className="time-quiet">{say('time.settled')}</p>
    </div>
  )
}

/** Only what is drawn is compared. */
function useComparisons(): Comparisons | null {
  const device = useDeviceStore()
  const timeline = useTimelineStore()
  const [comparisons, setComparisons] = useState<Comparisons | null>(null)
  useEffect(() => keepComparing(device, timeline, window, setComparisons), [device, timeline])
  return comparisons
}

function Row({ what, need }: Comparison) {
  const say = useSay()
  return (
    <tr data-compare={what} data-kwh={need?.kWh.toFixed(2)} data-percent={need?.percent.toFixed(1)}>
      <th scope="row">{say(`time.with.${what}`)}</th>
      {need ? (
        <>
          <td>{say(energy(need.kWh))}</td>
          <td>{say({ number: need.percent, digits: 0, unit: 'unit.percent', signed: true })}</td>
        </>
      ) : (
        <NotReached />
      )}
    </tr>
  )
}

function NotReached() {
  const say = useSay()
  return <td colSpan={2}>{say('time.notReached')}</td>
}
