/** The page of the sheet: what is chosen above it, on screen only, and the sheet itself. */
import { useEffect, useState } from 'react'
import { type Instant, type Language, languageNames, languages } from '../device/device'
import { loadPart, withTexts } from '../texts/guidance'
import { loadWords } from '../texts/languages'
import { useLoading } from '../texts/use-loaded'
import type { Words } from '../texts/words'
import { useSay, WordsContext } from '../texts/words-provider'
import type { Given } from './given'
import { Paper } from './paper'

/** The display's words and the sheet's own. @throws where these fail to load */
export async function loadSheetWords(language: Language): Promise<Words> {
  const [words, own] = await Promise.all([loadWords(language), loadPart('sheet', language)])
  return withTexts(words, own)
}

interface SheetPageProps {
  readonly given: Given
  /** Those that are there: of the language that is given, or English. */
  readonly words: Words
  readonly today: Instant
}

export function SheetPage({ given, words: first, today }: SheetPageProps) {
  const [language, setLanguage] = useState(given.language)
  const { loaded: words, isMissing } = useLoading(loadSheetWords, language, first)
  const choose = (chosen: Language) => {
    setLanguage(chosen)
    const url = new URL(location.href)
    url.searchParams.set('lang', chosen)
    history.replaceState(null, '', url)
  }
  return (
    <WordsContext value={words}>
      <TitledDocument language={words.language} />
      <Controls language={language} onChoose={choose} />
      {isMissing && <Missing />}
      <Paper given={given} language={words.language} today={today} />
    </WordsContext>
  )
}

/** Gives the document the language and the title of the sheet. */
function TitledDocument({ language }: { readonly language: Language }) {
  const say = useSay()
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return <title>{`${say('sheet.title')} – ${say('page.device')}`}</title>
}

/** Says that the language could not be loaded; the sheet is in the one that was. */
function Missing() {
  const say = useSay()
  return (
    <p role="alert" className="missing">
      {say('page.incomplete')}{' '}
      <button type="button" onClick={() => location.reload()}>
        {say('page.retry')}
      </button>
    </p>
  )
}

interface ControlsProps {
  readonly language: Language
  readonly onChoose: (language: Language) => void
}

/** Hidden on paper. */
function Controls({ language, onChoose }: ControlsProps) {
  const say = useSay()
  return (
    <nav className="controls" aria-label={say('sheet.controls')}>
      <a href={import.meta.env.BASE_URL}>{say('sheet.back')}</a>
      <label>
        {say('sheet.language')}
        <select value={language} onChange={({ target }) => onChoose(target.value as Language)}>
          {languages.map((one) => (
            <option key={one} value={one} lang={one}>
              {languageNames[one]}
            </option>
          ))}
        </select>
      </label>
      <button type="button" onClick={() => window.print()}>
        {say('sheet.print')}
      </button>
    </nav>
  )
}
