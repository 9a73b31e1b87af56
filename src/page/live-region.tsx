/** The page's one live region: says what changed, once the device has come to rest. */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isScenePlaying, stateOf } from '../companion/guide-state'
import type { Device, Input, Text } from '../device/device'
import { adviceOf } from '../device/knowledge'
import { pictureOf } from '../display/picture-of'
import { useDevice, useEachChange, useFirstPicture, usePicture } from '../display/use-device'
import { say } from '../texts/say'
import type { Words } from '../texts/words'
import { useWords } from '../texts/words-provider'
import { announce, announceAside } from './announce'
import { useApp } from './app'

/** How long after the last change that is announced, in milliseconds. */
const REST = 400

export function LiveRegion() {
  const app = useApp()
  const words = useWords()
  const picture = usePicture((whole) => whole)
  // What was pressed before this region was loaded is said as well.
  const heard = useRef(useFirstPicture())
  // As JSON, because every advice is an object of its own. What an overlay leads to is said after it.
  const advice = useDevice((device) => JSON.stringify(adviceOf(device)))
  const heardAdvice = useRef(advice)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** What waits to be said. A picture that adds nothing must not put it off: some screens always count. */
  const waiting = useRef('')
  const [said, setSaid] = useState({ text: '', words })

  useEffect(() => {
    const isNew = advice !== heardAdvice.current && picture.overlay === null
    const announcement = announce(heard.current, picture, isNew ? JSON.parse(advice) : null)
    const speak = () => {
      heard.current = picture
      if (isNew) heardAdvice.current = advice
      waiting.current = ''
      const companion = app.companion.getState()
      // While the companion presses or lets time run, its captions say what happens.
      if (announcement && stateOf(companion) !== 'showing' && !isScenePlaying(companion))
        setSaid({ text: sentence(announcement.texts, words), words })
    }
    // In another language it is said again: a screen often appears before its words are loaded.
    const next = announcement ? words.language + JSON.stringify(announcement) : ''
    if (next === waiting.current) return
    waiting.current = next
    clearTimeout(rest.current)
    if (announcement?.urgent) speak()
    else if (announcement) rest.current = setTimeout(speak, REST)
  }, [app, picture, advice, words])

  useEffect(() => () => clearTimeout(rest.current), [])

  // In time for what says something as soon as it is drawn.
  useLayoutEffect(
    () =>
      app.page.subscribe(({ said: now }, { said: before }) => {
        if (now === before) return
        // The caption wins over what has not been said yet.
        clearTimeout(rest.current)
        setSaid({ text: inWords(now.sentence, words), words })
      }),
    [app, words],
  )

  const [aside, setAside] = useState<readonly Text[]>([])
  const latest = useRef({ picture, advice })
  useEachChange(
    useCallback((after: Device, before: Device, input: Input | null) => {
      const now = { picture: pictureOf(after), advice: JSON.stringify(adviceOf(after)) }
      const { picture: last, advice: lastAdvice } = latest.current
      latest.current = now
      if (input?.type === 'pass') {
        // What time changes is not said; what the visitor has just done still is.
        if (!announce(heard.current, last)) heard.current = now.picture
        if (heardAdvice.current === lastAdvice) heardAdvice.current = now.advice
        return
      }
      const texts = announceAside(before, after)
      if (texts.length > 0) setAside(texts)
    }, []),
  )
  useEffect(() => {
    if (aside.length === 0) return
    // The same words are heard again only if they were gone.
    setSaid({ text: '', words })
    const timer = setTimeout(() => {
      setAside([])
      setSaid({ text: sentence(aside, words), words })
    }, REST)
    return () => clearTimeout(timer)
  }, [aside, words])

  return (
    <div className="unseen" role="status" aria-live="polite" aria-atomic="true">
      {said.words === words && said.text}
    </div>
  )
}

/** One sentence for each text. */
function sentence(texts: readonly Text[], words: Words): string {
  const parts = texts.map((text) => say(text, words).replace(/[.]$/, ''))
  return inWords(
    parts.reduce((before, part) => `${before}${/[?!…]$/.test(before) ? ' ' : '. '}${part}`),
    words,
  )
}

/** Degrees are said as a word, because some voices pass over the sign. */
function inWords(text: string, words: Words): string {
  return text.replaceAll('°', ` ${words.phrase('say.degrees')}`)
}
