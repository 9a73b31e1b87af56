import { ManualLink } from '../../../common/manual-link'
import { useSay } from '../../../common/texts/words-provider'
import type { TextId } from '../../../thermostat/device/device'
import { ScreenLink } from '../../../thermostat/display/screen-link'
import { usePanelSend } from './use-panel-send'

const places = [
  ['/upgrade', 'surroundings.upgrade'],
  ['/hardware-test', 'surroundings.hardwareTest'],
] as const satisfies readonly (readonly [string, TextId])[]

/** Links to screens that no menu leads to, and to the manual: beside the device, whose frame has no room. */
export function MoreScreens() {
  const say = useSay()
  const send = usePanelSend()
  return (
    <nav className="places" aria-label={say('surroundings.places')}>
      <ul>
        {places.map(([path, text]) => (
          <li key={path}>
            <ScreenLink path={path} onFollow={() => send({ type: 'go', path })}>
              {say(text)}
            </ScreenLink>
          </li>
        ))}
        <li>
          <ManualLink>{say('page.manual')}</ManualLink>
        </li>
      </ul>
    </nav>
  )
}
