/** The page of the sheet: what is chosen above it, on screen only, and the sheet itself. */
import { useEffect, useMemo, useState } from 'react'
import { type Instant, type Language, languageNames, languages } from '../device/device'
import { sheetOf } from '../guidance/sheet/sheet'
import { say } from '../texts/say'
import type { Words } from '../texts/words'
import type { Given } from './given'
import { Paper } from './paper'
import { loadSheetWords, ownEnglish } from './texts'

interface SheetPageProps {
  readonly given: Given
  readonly today: Instant
}

export function SheetPage({ given, today }: SheetPageProps) {
  const [language, setLanguage] = useState(given.language)
  const words = useSheetWords(language)
  const isOwn = given.settings.language === language
  const sheet = useMemo(() => sheetOf(given.settings, isOwn), [given.settings, isOwn])
  if (words === 'missing') return <Missing />
  if (!words) return null
  const choose = (chosen: Language) => {
    setLanguage(chosen)
    const url = new URL(location.href)
    url.searchParams.set('lang', chosen)
    history.replaceState(null, '', url)
  }
  return (
    <>
      <Controls words={words} language={language} onChoose={choose} />
      <Paper given={given} sheet={sheet} words={words} today={today} />
    </>
  )
}

function Missing() {
  return (
    <p role="alert" className="missing">
      {say('sheet.missing', ownEnglish)}{' '}
      <button type="button" onClick={() => location.reload()}>
        {say('page.retry', ownEnglish)}
      </button>
    </p>
  )
}

/** Until the words of another language are loaded, those of the last one stay. */
function useSheetWords(language: Language): Words | 'missing' | null {
  const [words, setWords] = useState<Words | 'missing' | null>(null)
  useEffect(() => {
    let isWanted = true
    loadSheetWords(language).then(
      (loaded) => isWanted && setWords(loaded),
      () => isWanted && setWords('missing'),
    )
    return () => {
      isWanted = false
    }
  }, [language])
  useEffect(() => {
    if (!words || words === 'missing') return
    document.documentElement.lang = words.language
    document.title = `${say('sheet.title', words)} – ${say('page.device', words)}`
  }, [words])
  return words
}

interface ControlsProps {
  readonly words: Words
  readonly language: Language
  readonly onChoose: (language: Language) => void
}

/** Hidden on paper. */
function Controls({ words, language, onChoose }: ControlsProps) {
  return (
    <nav className="controls" aria-label={say('sheet.controls', words)}>
      <a href={import.meta.env.BASE_URL}>{say('sheet.back', words)}</a>
      <label>
        {say('sheet.language', words)}
        <select value={language} onChange={({ target }) => onChoose(target.value as Language)}>
          {languages.map((one) => (
            <option key={one} value={one} lang={one}>
              {languageNames[one]}
            </option>
          ))}
        </select>
      </label>
      <button type="button" onClick={() => window.print()}>
        {say('sheet.print', words)}
      </button>
    </nav>
  )
}
