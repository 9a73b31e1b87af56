/** The page's one live region: says what changed, once the device has come to rest. */
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { translate } from '../../common/texts/translate'
import type { Translator } from '../../common/texts/translator'
import { useTranslator } from '../../common/texts/translator-provider'
import { type Companion, isScenePlaying, stateOf } from '../../help/companion/guide-state'
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
  const [aside, setAside] = useState<readonly Text[]>([])
  const [said, setSaid] = useState({ text: '', translator })
  const announcing = useRef(startAnnouncer(useFirstPicture(), { picture, advice }, language))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const tell = useEffectEvent((event: AnnouncerEvent, at = performance.now()) => {
    const isCaptioned = isActing(companion.getState())
    const { next, announcement: now } = decideAnnouncement(announcing.current, event, { at, isCaptioned })
    announcing.current = next
    if (now !== null)
      setSaid({
        text: typeof now === 'string' ? inWords(now, translator) : sentence(now, translator),
        translator,
      })
    const due = nextDueTime(next)
    clearTimeout(timer.current)
    if (due !== null) timer.current = setTimeout(() => tell({ type: 'rested' }, due), due - at)
  })

  useEffect(() => tell({ type: 'drawn', shown: { picture, advice }, language }), [picture, advice, language])
  useEffect(() => {
    if (aside.length > 0) tell({ type: 'aside', texts: aside })
  }, [aside])
  useEffect(() => () => clearTimeout(timer.current), [])
  // In time for what says something as soon as it is drawn.
  useLayoutEffect(
    () =>
      page.subscribe(({ announcement: now }, { announcement: before }) => {
        if (now !== before) tell({ type: 'sentence', sentence: now.sentence })
      }),
    [page],
  )
  const onChange = useEffectEvent((after: Device, before: Device, input: Input | null) => {
    const shown = { picture: pictureOf(after), advice: adviceAsJson(after) }
    const isByTime = input?.type === 'pass'
    tell({ type: 'changed', shown, isByTime })
    const texts = isByTime ? [] : announceFeedback(before, after)
    if (texts.length > 0) setAside(texts)
  })
  useDeviceChanges(useCallback((...change) => onChange(...change), []))

  return (
    <div className="unseen" role="status" aria-live="polite" aria-atomic="true">
      {said.translator === translator && said.text}
    </div>
  )
}

const adviceAsJson = (device: Device) => JSON.stringify(adviceOf(device))

/** Whether it presses or lets time run: its captions say what happens. */
function isActing(companion: Companion): boolean {
  return stateOf(companion) === 'showing' || isScenePlaying(companion)
}

/** One sentence for each text. */
function sentence(texts: readonly Text[], translator: Translator): string {
  const parts = texts.map((text) => translate(text, translator).replace(/[.]$/, ''))
  return inWords(
    parts.reduce((before, part) => `${before}${/[?!…]$/.test(before) ? ' ' : '. '}${part}`),
    translator,
  )
}

/** Degrees are said as a word, because some voices pass over the sign. */
function inWords(text: string, translator: Translator): string {
  return text.replaceAll('°', ` ${translator.message('say.degrees')}`)
}
