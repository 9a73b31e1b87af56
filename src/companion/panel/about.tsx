import { languageOf, pathOf } from '../../device/device'
import { useDevice } from '../../display/use-device'
import { aboutText } from '../../guidance/guidance'
import { useSay } from '../../texts/words-provider'

/** "What is this?": what the screen in view is for. */
export function About() {
  const say = useSay()
  const path = useDevice(pathOf)
  const language = useDevice(languageOf)
  return (
    <details className="about">
      <summary>{say('guide.what')}</summary>
      <p>{say(aboutText(path))}</p>
      {path === '/home' && (
        <p>
          <a href={`${import.meta.env.BASE_URL}manual/${language}/display/`} target="_blank" rel="noreferrer">
            {say('about.display')}
          </a>
        </p>
      )}
    </details>
  )
}
