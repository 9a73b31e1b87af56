import { useEffect, useState } from 'react'
import { useTranslate } from '../../../common/texts/translator-provider'
import { useDeviceStore } from '../../../thermostat/display/use-device'
import { selectMostDifferent } from '../comparison'
import type { ComparisonResult, VariantComparison } from '../model'
import { useTimelineStore } from '../timeline'
import { watchComparisons } from '../watch-comparisons'
import { energyText } from './energy-text'

const MAX_VARIANTS = 3

/** The heat demand of a day with the current settings, and with variants of them. */
export function ComparisonTable() {
  const t = useTranslate()
  const result = useComparison()
  const variants = selectMostDifferent(result?.variants ?? [], MAX_VARIANTS)
  if (!result || variants.length === 0) return null
  const { currentKWh } = result
  return (
    <table className="time-otherwise">
      <caption>{t('time.otherwise')}</caption>
      <thead>
        <tr>
          <td />
          {(['time.needed', 'time.more'] as const).map((textId) => (
            <th key={textId} scope="col">
              <span className="unseen">{t(textId)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr data-own-kwh={currentKWh?.toFixed(2)}>
          <th scope="row">{t('time.asSet')}</th>
          {currentKWh === null ? (
            <SetpointNotReachedCell />
          ) : (
            <>
              <td>{t(energyText(currentKWh))}</td>
              <td />
            </>
          )}
        </tr>
        {variants.map((comparison) => (
          <VariantRow key={comparison.variant} {...comparison} />
        ))}
      </tbody>
    </table>
  )
}

/** Returns the latest comparison. It is computed only while the table is mounted. */
function useComparison(): ComparisonResult | null {
  const deviceStore = useDeviceStore()
  const timelineStore = useTimelineStore()
  const [result, setResult] = useState<ComparisonResult | null>(null)
  useEffect(
    () => watchComparisons(deviceStore, timelineStore, window, setResult),
    [deviceStore, timelineStore],
  )
  return result
}

function VariantRow({ variant, heatDemand }: VariantComparison) {
  const t = useTranslate()
  return (
    <tr
      data-compare={variant}
      data-kwh={heatDemand?.kWh.toFixed(2)}
      data-percent={heatDemand?.differencePercent.toFixed(1)}
    >
      <th scope="row">{t(`time.with.${variant}`)}</th>
      {heatDemand ? (
        <>
          <td>{t(energyText(heatDemand.kWh))}</td>
          <td>
            {t({ number: heatDemand.differencePercent, digits: 0, unit: 'unit.percent', signed: true })}
          </td>
        </>
      ) : (
        <SetpointNotReachedCell />
      )}
    </tr>
  )
}

function SetpointNotReachedCell() {
  const t = useTranslate()
  return <td colSpan={2}>{t('time.notReached')}</td>
}
