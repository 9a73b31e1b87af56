/** The companion's sentence under the device. */
import { useEffect } from 'react'
import { useDevice } from '../display/use-device'
import { CaptionActions } from './caption-actions'
import { captionTexts, heardTexts, whyCold } from './caption-texts'
import { Before } from './panel/before'
import { useRing } from './ring'
import { type Missing, type Sayings, usePlay, useSayings } from './use-companion'
import { WithSigns } from './with-signs'
import './companion.css'

interface CaptionProps {
  /** Says a sentence in the page's live region. */
  readonly announce: (sentence: string) => void
  /** Says that something could not be loaded. */
  readonly Missing: Missing
  /** Whether what stands with a task before it begins is said here: the panel is out of sight. */
  readonly hasBefore: boolean
}

/** What the companion says, in the place of the notice. */
export function CompanionCaption({ announce, Missing, hasBefore }: CaptionProps) {
  const { sayings, again } = useSayings()
  useRing()
  return (
    <>
      {sayings && <Caption sayings={sayings} announce={announce} hasBefore={hasBefore} />}
      {again && <Missing again={again} />}
    </>
  )
}

interface LoadedProps {
  readonly sayings: Sayings
  readonly announce: CaptionProps['announce']
  readonly hasBefore: boolean
}

function Caption({ sayings, announce, hasBefore }: LoadedProps) {
  const { say, name, telling } = sayings
  const play = usePlay((all) => all)
  const texts = captionTexts(play, name, telling, useDevice(whyCold))
  const sentence = texts ? say(texts.sentence) : ''
  const aside = texts?.aside ? say(texts.aside) : ''
  const heard = texts
    ? heardTexts(play, texts)
        .map((text) => say(telling?.spoken(text) ?? text))
        .join(' ')
    : ''
  useEffect(() => {
    if (heard) announce(heard)
  }, [heard, announce])
  if (!texts) return null
  return (
    <div className="caption">
      <div className="caption-texts">
        <p
          className={`caption-sentence ${play.state === 'explaining' ? 'caption-long' : ''}`}
          data-caption=""
          data-step={texts.step}
        >
          <WithSigns text={sentence} />
        </p>
        <p className="caption-aside">{aside}</p>
      </div>
      <div className="caption-actions">
        <CaptionActions sayings={sayings} />
      </div>
      {hasBefore && play.aim && <Before aim={play.aim} sayings={sayings} />}
    </div>
  )
}
