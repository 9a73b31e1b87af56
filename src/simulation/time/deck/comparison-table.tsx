import { useEffect, useState } from 'react'
import { useTranslate } from '../../../common/texts/translator-provider'
import type { Text } from '../../../thermostat/device/device'
import { useDeviceStore } from '../../../thermostat/display/use-device'
import { selectMostDifferent } from '../comparison'
import type { VariantComparison } from '../model'
import { useTimelineStore } from '../timeline'
import { watchComparisons } from '../watch-comparisons'

const MAX_VARIANTS = 3

/** By how much the heat demand of a day differs with variants of the current settings. */
export function ComparisonTable() {
  const t = useTranslate()
  const variants = selectMostDifferent(useComparison() ?? [], MAX_VARIANTS)
  if (variants.length === 0) return null
  return (
    <table className="time-otherwise">
      <caption>{t('time.otherwise')}</caption>
      <tbody>
        {variants.map(({ variant, differencePercent }) => (
          <tr key={variant} data-compare={variant} data-percent={differencePercent?.toFixed(1)}>
            <th scope="row">{t(`time.with.${variant}`)}</th>
            <td>{t(differencePercent === null ? 'time.notReached' : percentText(differencePercent))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const percentText = (percent: number): Text => ({
  number: percent,
  digits: 0,
  unit: 'unit.percent',
  signed: true,
})

/** Returns the latest comparison. It is computed only while the table is mounted. */
function useComparison(): readonly VariantComparison[] | null {
  const deviceStore = useDeviceStore()
  const timelineStore = useTimelineStore()
  const [result, setResult] = useState<readonly VariantComparison[] | null>(null)
  useEffect(
    () => watchComparisons(deviceStore, timelineStore, window, setResult),
    [deviceStore, timelineStore],
  )
  return result
}
