import { languageOf } from '../../device/device'
import { useDevice } from '../../display/use-device'
import { useSay } from '../../texts/words-provider'

/** Where the manual says how the house is calculated. */
export function MadeOf() {
  const say = useSay()
  const language = useDevice(languageOf)
  return (
    <p className="time-made">
      <a href={`${import.meta.env.BASE_URL}manual/${language}/house/`} target="_blank" rel="noreferrer">
        {say('time.made')}
      </a>
    </p>
  )
}
