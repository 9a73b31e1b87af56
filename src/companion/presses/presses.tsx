/** The last presses in words, beside the device: loaded only where `?presses=show` asks for them. */
import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { type Language, languageOf } from '../../device/device'
import { useDevice, useDeviceStore } from '../../display/use-device'
import { tellPress } from '../../guidance/telling/press'
import { loadPart, withTexts } from '../../texts/guidance'
import type { Messages } from '../../texts/message'
import { say } from '../../texts/say'
import { useLoaded } from '../../texts/use-loaded'
import { useWords } from '../../texts/words-provider'
import { createRecord } from './record'
import './presses.css'

/** One for the page: its list stays where the page is arranged anew. */
const record = createRecord()

export function Presses() {
  const store = useDeviceStore()
  const presses = useStore(record.list)
  const words = useTold()
  useEffect(() => store.subscribe((now, before) => record.hear(now, before.device)), [store])
  if (!words) return null
  return (
    <section className="presses" aria-label={words.phrase('page.presses')}>
      <h2>{words.phrase('page.presses')}</h2>
      <ol>
        {presses.map(({ before, act, after }) => (
          <li key={before.now}>{say(tellPress(before, act, after), words)}</li>
        ))}
      </ol>
    </section>
  )
}

const loadTexts = (language: Language) => loadPart('telling', language).catch(() => loadPart('telling', 'en'))

/** The words with which presses are told; `null` until they are loaded. English where they cannot be. */
function useTold() {
  const words = useWords()
  const language = useDevice(languageOf)
  const texts = useLoaded<Messages | null>(loadTexts, language, null)
  return useMemo(() => texts && withTexts(words, texts), [texts, words])
}
