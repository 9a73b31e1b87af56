import chevronDown from 'virtual:lucide/chevron-down'
import type { Text } from '../../device/device'
import { Outline } from '../../display/outline'
import { constantsOf } from '../../house/constants'
import { useSay } from '../../texts/words-provider'
import { useTimeline } from '../use-time'

/** What the house is made of, for whoever asks: each constant with its source. */
export function MadeOf() {
  const say = useSay()
  const floor = useTimeline((all) => all.floor)
  return (
    <details className="time-made">
      <summary>
        {say('time.made')}
        <Outline d={chevronDown} />
      </summary>
      <p>{say('time.typical')}</p>
      <dl>
        {constantsOf(floor).map(({ id, value, unit, source }) => (
          <div key={id}>
            <dt>{say(`time.constant.${id}`)}</dt>
            <dd>
              {`${say(plainNumber(value))}\u00a0${unit}`} <small>{source}</small>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/** With as many decimals as it has. */
function plainNumber(number: number): Text {
  return { number, digits: String(number).split('.')[1]?.length ?? 0 }
}
