import type { TextId } from '../../device/device'
import { PlaceLink } from '../../display/place-link'
import { useSay } from '../../texts/words-provider'
import { useSendInSight } from './use-send-in-sight'

const places = [
  ['/upgrade', 'surroundings.upgrade'],
  ['/hardware-test', 'surroundings.hardwareTest'],
] as const satisfies readonly (readonly [string, TextId])[]

/** Screens that a visitor would otherwise have to know of. */
export function Places() {
  const say = useSay()
  const send = useSendInSight()
  return (
    <nav className="places" aria-label={say('surroundings.places')}>
      <ul>
        {places.map(([path, text]) => (
          <li key={path}>
            <PlaceLink path={path} onFollow={() => send({ type: 'go', path })}>
              {say(text)}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
