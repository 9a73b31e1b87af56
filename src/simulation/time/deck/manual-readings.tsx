/** A notice shown while the device uses manual readings instead of the temperatures of the simulated house. */
import { FeatureTexts, useTranslate } from '../../../common/texts/translator-provider'
import { defaultSurroundings, type Surroundings } from '../../../thermostat/device/device'
import { useDevice } from '../../../thermostat/display/use-device'
import { useTimeline } from '../timeline'
import { useSimulationController } from '../use-simulation'
import { houseReadingKeys, readingNames } from './house-readings'

export function ManualReadings() {
  const isStarted = useTimeline((timeline) => timeline.isStarted)
  const isManual = useDevice(({ surroundings }) => hasManualReading(surroundings))
  return (
    isStarted &&
    isManual && (
      <FeatureTexts feature="time">
        <ManualReadingsNotice />
      </FeatureTexts>
    )
  )
}

function hasManualReading(surroundings: Surroundings): boolean {
  return houseReadingKeys.some(
    (reading) => surroundings[readingNames[reading]] !== defaultSurroundings[readingNames[reading]],
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
