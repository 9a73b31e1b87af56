import { ManualLink } from '../../app/manual-link'
import { pathOf } from '../../device/device'
import { useDevice } from '../../display/use-device'
import { aboutText } from '../../guidance/guidance'
import { useSay } from '../../texts/words-provider'

/** "What is this?": what the screen in view is for. */
export function About() {
  const say = useSay()
  const path = useDevice(pathOf)
  return (
    <details className="about">
      <summary>{say('guide.what')}</summary>
      <p>{say(aboutText(path))}</p>
      {path === '/home' && (
        <p>
          <ManualLink page="display/">{say('about.display')}</ManualLink>
        </p>
      )}
    </details>
  )
}
