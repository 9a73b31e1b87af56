import { pathOf } from '../../device/device'
import { useDevice } from '../../display/use-device'
import { aboutText } from '../../guidance/guidance'
import type { Sayings } from '../use-companion'

/** "What is this?": what the screen in view is for. */
export function About({ say }: Pick<Sayings, 'say'>) {
  const path = useDevice(pathOf)
  return (
    <section className="about">
      <h3>{say('guide.what')}</h3>
      <p>{say(aboutText(path))}</p>
    </section>
  )
}
