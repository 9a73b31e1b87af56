/** What a day like this one needs as it is set, and with one thing different. */
import { useEffect, useState } from 'react'
import { useTranslate } from '../../../common/texts/translator-provider'
import { useDeviceStore } from '../../../thermostat/display/use-device'
import { mostDifferent } from '../comparison'
import { keepComparing } from '../keep-comparing'
import type { Comparison, Comparisons } from '../model'
import { useTimelineStore } from '../timeline'
import { energy } from './taken'

/** More than these are not read. */
const MOST_ROWS = 3

export function Otherwise() {
  const t = useTranslate()
  const comparisons = useComparisons()
  if (!comparisons || comparisons.others.length === 0) return null
  const { kWh, others } = comparisons
  return (
    <div>
      <table className="time-otherwise">
        <caption>{t('time.otherwise')}</caption>
        <thead>
          <tr>
            <td />
            {(['time.needed', 'time.more'] as const).map((head) => (
              <th key={head} scope="col">
                <span className="unseen">{t(head)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr data-own-kwh={kWh?.toFixed(2)}>
            <th scope="row">{t('time.asSet')}</th>
            {kWh === null ? (
              <NotReached />
            ) : (
              <>
                <td>{t(energy(kWh))}</td>
                <td />
              </>
            )}
          </tr>
          {mostDifferent(others, MOST_ROWS).map((one) => (
            <Row key={one.what} {...one} />
          ))}
        </tbody>
      </table>
      <p className="time-quiet">{t('time.settled')}</p>
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
  const t = useTranslate()
  return (
    <tr data-compare={what} data-kwh={need?.kWh.toFixed(2)} data-percent={need?.percent.toFixed(1)}>
      <th scope="row">{t(`time.with.${what}`)}</th>
      {need ? (
        <>
          <td>{t(energy(need.kWh))}</td>
          <td>{t({ number: need.percent, digits: 0, unit: 'unit.percent', signed: true })}</td>
        </>
      ) : (
        <NotReached />
      )}
    </tr>
  )
}

function NotReached() {
  const t = useTranslate()
  return <td colSpan={2}>{t('time.notReached')}</td>
}
