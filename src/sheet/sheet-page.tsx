/** The page of the sheet: what is chosen above it, on screen only, and the sheet itself. */
import { useDeferredValue, useEffect, useState } from 'react'
import { type Instant, type Language, languageNames, languages } from '../device/device'
import { Incomplete } from '../display/incomplete'
import { pageWords } from '../texts/languages'
import { FeatureWords, featureTexts, useSay, useWords, WordsProvider } from '../texts/words-provider'
import type { Given } from './given'
import { Paper } from './paper'

interface SheetPageProps {
  readonly given: Given
  readonly today: Instant
}

export function SheetPage({ given, today }: SheetPageProps) {
  const [chosen, setChosen] = useState(given.language)
  // Deferred, so that the last language stays until the next one is loaded.
  const language = useDeferredValue(chosen)
  const choose = (next: Language) => {
    setChosen(next)
    const url = new URL(location.href)
    url.searchParams.set('lang', next)
    history.replaceState(null, '', url)
  }
  return (
    <WordsProvider language={language}>
      <FeatureWords of="sheet">
        <Controls language={chosen} onChoose={choose} />
        <Sheet given={given} wanted={language} today={today} />
      </FeatureWords>
    </WordsProvider>
  )
}

interface SheetProps extends SheetPageProps {
  readonly wanted: Language
}

/** The sheet in the language that is wanted; what of it has not loaded is English. */
function Sheet({ wanted, ...props }: SheetProps) {
  const { language } = useWords()
  const isThere = pageWords.isLoaded(wanted) && featureTexts.sheet.isLoaded(wanted)
  return (
    <>
      <TitledDocument language={language} />
      {!isThere && <Incomplete isSure />}
      <Paper {...props} language={language} />
    </>
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
