import { MINUTE } from '../../device/time'
import { useDevice } from '../../display/use-device'
import { useSay } from '../../texts/words-provider'
import { momentText } from '../event-text'

/** The weekday and the time of the device's clock. */
export function Clock() {
  const say = useSay()
  const minute = useDevice(({ clock }) => Math.floor(clock / MINUTE))
  return <p className="time-clock">{say(momentText(minute * MINUTE))}</p>
}
