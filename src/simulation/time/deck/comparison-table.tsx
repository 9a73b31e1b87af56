import { useEffect, useState } from 'react'
import { useTranslate } from '../../../common/texts/translator-provider'
import { useDeviceStore } from '../../../thermostat/display/use-device'
import { mostDifferent } from '../comparison'
import type { Comparison, Comparisons } from '../model'
import { useTimelineStore } from '../timeline'
import { watchComparisons } from '../watch-comparisons'
import { energyText } from './energy-summary'

const MAX_ROWS = 3

/** The heat demand of a day as it is set, and of its variants. */
export function ComparisonTable() {
  const t = useTranslate()
  const comparisons = useComparisons()
  if (!comparisons || comparisons.variants.length === 0) return null
  const { kWh, variants } = comparisons
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
                <td>{t(energyText(kWh))}</td>
                <td />
              </>
            )}
          </tr>
          {mostDifferent(variants, MAX_ROWS).map((comparison) => (
            <VariantRow key={comparison.variant} {...comparison} />
          ))}
        </tbody>
      </table>
      <p className="time-quiet">{t('time.settled')}</p>
    </div>
  )
}

/** Compares only while the table is mounted. */
function useComparisons(): Comparisons | null {
  const device = useDeviceStore()
  const timeline = useTimelineStore()
  const [comparisons, setComparisons] = useState<Comparisons | null>(null)
  useEffect(() => watchComparisons(device, timeline, window, setComparisons), [device, timeline])
  return comparisons
}

function VariantRow({ variant, heatDemand }: Comparison) {
  const t = useTranslate()
  return (
    <tr
      data-compare={variant}
      data-kwh={heatDemand?.kWh.toFixed(2)}
      data-percent={heatDemand?.percent.toFixed(1)}
    >
      <th scope="row">{t(`time.with.${variant}`)}</th>
      {heatDemand ? (
        <>
          <td>{t(energyText(heatDemand.kWh))}</td>
          <td>{t({ number: heatDemand.percent, digits: 0, unit: 'unit.percent', signed: true })}</td>
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
