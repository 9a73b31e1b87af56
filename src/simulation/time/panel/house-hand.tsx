/** That the device reads what the visitor has set, while the house has other temperatures. */
import { FeatureTexts, useTranslate } from '../../../common/texts/translator-provider'
import { type Surroundings, usualSurroundings } from '../../../thermostat/device/device'
import { useDevice } from '../../../thermostat/display/use-device'
import { useTimeline } from '../timeline'
import { useClockwork } from '../use-time'
import { places, readings } from './readings'

export function HouseHand() {
  const isStarted = useTimeline((all) => all.isStarted)
  const byHand = useDevice(({ surroundings }) => isByHand(surroundings))
  return (
    isStarted &&
    byHand && (
      <FeatureTexts feature="time">
        <Hand />
      </FeatureTexts>
    )
  )
}

/** Whether the visitor has set a reading, which the house then does not. */
function isByHand(surroundings: Surroundings): boolean {
  return places.some((place) => surroundings[readings[place]] !== usualSurroundings[readings[place]])
}

function Hand() {
  const t = useTranslate()
  const { letHouseRead } = useClockwork()
  return (
    <div className="time-hand">
      <p>{t('time.byHand')}</p>
      <button type="button" onClick={letHouseRead}>
        {t('time.giveBack')}
      </button>
    </div>
  )
}
