/** The companion's sentence under the device, in the place of the notice. */
import { useEffect } from 'react'
import { useApp } from '../app/app'
import { useDevice } from '../display/use-device'
import { spoken } from '../guidance/telling/tell'
import { FeatureWords, useSay } from '../texts/words-provider'
import { CaptionActions } from './caption-actions'
import { captionTexts, heardTexts, whyCold } from './caption-texts'
import { Before } from './panel/before'
import { useRing } from './ring'
import { usePlay } from './use-companion'
import { useTaskName } from './use-task-name'
import { WithSigns } from './with-signs'
import './companion.css'

interface CaptionProps {
  /** Whether what stands with a task before it begins is said here: the panel is out of sight. */
  readonly hasBefore: boolean
}

export function CompanionCaption(props: CaptionProps) {
  useRing()
  return (
    <FeatureWords of="companion">
      <Caption {...props} />
    </FeatureWords>
  )
}

function Caption({ hasBefore }: CaptionProps) {
  const say = useSay()
  const app = useApp()
  const play = usePlay((all) => all)
  const texts = captionTexts(play, useTaskName(), useDevice(whyCold))
  const heard = texts
    ? heardTexts(play, texts)
        .map((text) => say(spoken(text) ?? text))
        .join(' ')
    : ''
  useEffect(() => {
    if (heard) app.say(heard)
  }, [heard, app])
  if (!texts) return null
  return (
    <div className="caption">
      <div className="caption-texts">
        <p
          className={`caption-sentence ${play.state === 'explaining' ? 'caption-long' : ''}`}
          data-caption=""
          data-step={texts.step}
        >
          <WithSigns text={say(texts.sentence)} />
        </p>
        <p className="caption-aside">{texts.aside && say(texts.aside)}</p>
      </div>
      <div ref={app.focusPlaces.caption} className="caption-actions">
        <CaptionActions />
      </div>
      {hasBefore && play.aim && <Before aim={play.aim} />}
    </div>
  )
}
