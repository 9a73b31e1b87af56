import { ManualLink } from '../../../common/manual-link'
import { useSay } from '../../../common/texts/words-provider'

/** Where the manual says how the house is calculated. */
export function MadeOf() {
  const say = useSay()
  return (
    <p className="time-made">
      <ManualLink page="house/">{say('time.made')}</ManualLink>
    </p>
  )
}
