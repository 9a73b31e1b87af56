/** That the device reads what the visitor has set, while the house has other temperatures. */
import { FeatureTexts, useTranslate } from '../../../common/texts/translator-provider'
import { type Surroundings, usualSurroundings } from '../../../thermostat/device/device'
import { useDevice } from '../../../thermostat/display/use-device'
import { useTimeline } from '../timeline'
import { useSimulationController } from '../use-simulation'
import { houseReadingKeys, houseReadings } from './house-readings'

export function ManualReadings() {
  const isStarted = useTimeline((all) => all.isStarted)
  const byHand = useDevice(({ surroundings }) => hasManualReading(surroundings))
  return (
    isStarted &&
    byHand && (
      <FeatureTexts feature="time">
        <ManualReadingsNotice />
      </FeatureTexts>
    )
  )
}

/** Whether the visitor has set a reading, which the house then does not. */
function hasManualReading(surroundings: Surroundings): boolean {
  return houseReadingKeys.some(
    (place) => surroundings[houseReadings[place]] !== usualSurroundings[houseReadings[place]],
  )
}

function ManualReadingsNotice() {
  const t = useTranslate()
  const { clearManualReadings } = useSimulationController()
  return (
    <div className="time-hand">
      <p>{t('time.byHand')}</p>
      <button type="button" onClick={clearManualReadings}>
        {t('time.giveBack')}
      </button>
    </div>
  )
}
