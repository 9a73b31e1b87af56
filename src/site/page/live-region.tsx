/** The live region for changes of the device, feedback, and sentences of the page. */
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { translate } from '../../common/texts/translate'
import type { Translator } from '../../common/texts/translator'
import { useTranslator } from '../../common/texts/translator-provider'
import { type CompanionState, isScenePlaying, statusOf } from '../../help/companion/phase-state'
import type { Device, Input, Text } from '../../thermostat/device/device'
import { adviceOf } from '../../thermostat/device/knowledge'
import { pictureOf } from '../../thermostat/display/picture-of'
import { useDevice, useDeviceChanges, useFirstPicture, usePicture } from '../../thermostat/display/use-device'
import { announceFeedback } from './announce-change'
import { type AnnouncerEvent, decideAnnouncement, nextDueTime, startAnnouncer } from './announcement-decision'
import { useApp } from './app'

export function LiveRegion() {
  const { page, companion } = useApp()
  const translator = useTranslator()
  const { language } = translator
  const picture = usePicture((whole) => whole)
  const advice = useDevice(adviceAsJson)
  const [feedback, setFeedback] = useState<readonly Text[]>([])
  const [announcement, setAnnouncement] = useState({ text: '', translator })
  const announcer = useRef(startAnnouncer(useFirstPicture(), { picture, advice }, language))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const dispatch = useEffectEvent((event: AnnouncerEvent, at = performance.now()) => {
    const isCaptioned = isCompanionActing(companion.getState())
    const { next, announcement: texts } = decideAnnouncement(announcer.current, event, { at, isCaptioned })
    announcer.current = next
    if (texts !== null)
      setAnnouncement({
        text:
          typeof texts === 'string' ? spellOutDegrees(texts, translator) : joinSentences(texts, translator),
        translator,
      })
    const due = nextDueTime(next)
    clearTimeout(timer.current)
    if (due !== null) timer.current = setTimeout(() => dispatch({ type: 'due' }, due), due - at)
  })

  useEffect(
    () => dispatch({ type: 'drawn', shown: { picture, advice }, language }),
    [picture, advice, language],
  )
  useEffect(() => {
    if (feedback.length > 0) dispatch({ type: 'feedback', texts: feedback })
  }, [feedback])
  useEffect(() => () => clearTimeout(timer.current), [])
  // A layout effect, to catch sentences that components announce in their first effects.
  useLayoutEffect(
    () =>
      page.subscribe(({ announcement: now }, { announcement: before }) => {
        if (now !== before) dispatch({ type: 'sentence', sentence: now.sentence })
      }),
    [page],
  )
  const onChange = useEffectEvent((after: Device, before: Device, input: Input | null) => {
    const shown = { picture: pictureOf(after), advice: adviceAsJson(after) }
    const isByTime = input?.type === 'advance-time'
    dispatch({ type: 'changed', shown, isByTime })
    const texts = isByTime ? [] : announceFeedback(before, after)
    if (texts.length > 0) setFeedback(texts)
  })
  useDeviceChanges(useCallback((...change) => onChange(...change), []))

  return (
    <div className="unseen" role="status" aria-live="polite" aria-atomic="true">
      {announcement.translator === translator && announcement.text}
    </div>
  )
}

const adviceAsJson = (device: Device) => JSON.stringify(adviceOf(device))

/** Returns true while the companion presses or runs a scene: its captions describe the changes. */
function isCompanionActing(companion: CompanionState): boolean {
  return statusOf(companion) === 'showing' || isScenePlaying(companion)
}

/** Joins the texts, each as a sentence of its own. */
function joinSentences(texts: readonly Text[], translator: Translator): string {
  const parts = texts.map((text) => translate(text, translator).replace(/[.]$/, ''))
  return spellOutDegrees(
    parts.reduce((before, part) => `${before}${/[?!…]$/.test(before) ? ' ' : '. '}${part}`),
    translator,
  )
}

/** Writes degrees as a word, because some screen readers skip the sign. */
function spellOutDegrees(text: string, translator: Translator): string {
  return text.replaceAll('°', ` ${translator.message('say.degrees')}`)
}
