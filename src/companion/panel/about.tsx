import { useState } from 'react'
import { languageOf, pathOf } from '../../device/device'
import { useDevice } from '../../display/use-device'
import { aboutText } from '../../guidance/guidance'
import { addTexts, type Sayings } from '../use-companion'

/** "What is this?": what the screen in view is for. Its texts are loaded when somebody asks. */
export function About({ say }: Pick<Sayings, 'say'>) {
  const path = useDevice(pathOf)
  const language = useDevice(languageOf)
  const [isLoaded, setLoaded] = useState(false)
  const onToggle = () =>
    void addTexts('about', language).then(
      () => setLoaded(true),
      () => undefined,
    )
  return (
    <details className="about" onToggle={onToggle}>
      <summary>{say('guide.what')}</summary>
      {isLoaded && <p>{say(aboutText(path))}</p>}
      {isLoaded && path === '/home' && (
        <p>
          <a href={`${import.meta.env.BASE_URL}manual/${language}/display/`} target="_blank" rel="noreferrer">
            {say('about.display')}
          </a>
        </p>
      )}
    </details>
  )
}
