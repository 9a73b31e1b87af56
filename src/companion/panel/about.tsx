import { useApp } from '../../app/app'
import { languageOf, pathOf } from '../../device/device'
import { useDevice } from '../../display/use-device'
import { aboutText } from '../../guidance/guidance'
import { useSay } from '../../texts/words-provider'

/** "What is this?": what the screen in view is for. */
export function About() {
  const say = useSay()
  const { isFramed } = useApp()
  const path = useDevice(pathOf)
  const language = useDevice(languageOf)
  return (
    <details className="about">
      <summary>{say('guide.what')}</summary>
      <p>{say(aboutText(path))}</p>
      {path === '/home' && (
        <p>
          {/* In a frame it would take the place of the device, in a page that is somebody else's. */}
          <a
            href={`${import.meta.env.BASE_URL}manual/${language}/display/`}
            target={isFramed ? '_blank' : undefined}
          >
            {say('about.display')}
          </a>
        </p>
      )}
    </details>
  )
}
