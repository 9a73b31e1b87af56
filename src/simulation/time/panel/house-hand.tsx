/** That the device reads what the visitor has set, while the house has other temperatures. */
import { FeatureWords, useSay } from '../../../common/texts/words-provider'
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
      <FeatureWords of="time">
        <Hand />
      </FeatureWords>
    )
  )
}

/** Whether the visitor has set a reading, which the house then does not. */
function isByHand(surroundings: Surroundings): boolean {
  return places.some((place) => surroundings[readings[place]] !== usualSurroundings[readings[place]])
}

function Hand() {
  const say = useSay()
  const { letHouseRead } = useClockwork()
  return (
    <div className="time-hand">
      <p>{say('time.byHand')}</p>
      <button type="button" onClick={letHouseRead}>
        {say('time.giveBack')}
      </button>
    </div>
  )
}
