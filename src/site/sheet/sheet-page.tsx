/** The page of the sheet: what is chosen above it, on screen only, and the sheet itself. */
import { useDeferredValue, useEffect, useState } from 'react'
import { pageTranslators } from '../../common/texts/page-translators'
import {
  FeatureTexts,
  featureTexts,
  TranslatorProvider,
  useTranslate,
  useTranslator,
} from '../../common/texts/translator-provider'
import { Header } from '../../common/ui/header'
import { type Instant, type Language, languageNames, languages } from '../../thermostat/device/device'
import { globe } from '../../thermostat/display/icon-data'
import { LoadFailure } from '../../thermostat/display/load-failure'
import { Outline } from '../../thermostat/display/outline'
import '../../common/ui/print-button.css'
import { Paper } from './paper'
import type { SheetData } from './sheet-data'

interface SheetPageProps {
  readonly data: SheetData
  readonly today: Instant
}

export function SheetPage({ data, today }: SheetPageProps) {
  const [chosen, setChosen] = useState(data.language)
  // Deferred, so that the last language stays until the next one is loaded.
  const language = useDeferredValue(chosen)
  const choose = (next: Language) => {
    setChosen(next)
    // Without what a tracker has added to the address: it may be copied and sent on.
    history.replaceState(null, '', `?lang=${next}${data.fragment}`)
  }
  return (
    <TranslatorProvider language={language}>
      <FeatureTexts feature="sheet">
        <SheetHeader fragment={data.fragment} language={chosen} onChoose={choose} />
        <Sheet data={data} requestedLanguage={language} today={today} />
      </FeatureTexts>
    </TranslatorProvider>
  )
}

interface SheetProps extends SheetPageProps {
  readonly requestedLanguage: Language
}

/** The sheet in the language that is wanted; what of it has not loaded is English. */
function Sheet({ requestedLanguage, ...props }: SheetProps) {
  const { language } = useTranslator()
  const isThere =
    pageTranslators.isLoaded(requestedLanguage) && featureTexts.sheet.isLoaded(requestedLanguage)
  return (
    <main>
      <DocumentMetadata language={language} />
      <PrintButton />
      {!isThere && <LoadFailure isConfirmed />}
      <Paper {...props} language={language} />
    </main>
  )
}

/** Hidden on paper. */
function PrintButton() {
  const t = useTranslate()
  return (
    <p className="print-place">
      <button type="button" className="print-button" onClick={() => window.print()}>
        {t('page.print')}
      </button>
    </p>
  )
}

/** Gives the document the language and the title of the sheet. */
function DocumentMetadata({ language }: { readonly language: Language }) {
  const t = useTranslate()
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return <title>{`${t('sheet.title')} – ${t('page.device')}`}</title>
}

interface LanguageChoiceProps {
  readonly language: Language
  readonly onChoose: (language: Language) => void
}

interface SheetHeaderProps extends LanguageChoiceProps {
  readonly fragment: string
}

/** Hidden on paper. */
function SheetHeader({ fragment, language, onChoose }: SheetHeaderProps) {
  const t = useTranslate()
  const base = import.meta.env.BASE_URL
  return (
    <Header
      current="sheet"
      labels={{ name: t('page.device'), try: t('page.try'), manual: t('page.manual') }}
      tryHref={base}
      manualHref={`${base}manual/${language}/`}
      // The thermostat of the sheet.
      share={<a href={`${base}home?share${fragment}`}>{t('page.shareShort')}</a>}
      language={<LanguageChoice language={language} onChoose={onChoose} />}
    />
  )
}

function LanguageChoice({ language, onChoose }: LanguageChoiceProps) {
  const t = useTranslate()
  return (
    <label className="header-language">
      <Outline d={globe} />
      <span className="unseen">{t('sheet.language')}</span>
      <select value={language} onChange={({ target }) => onChoose(target.value as Language)}>
        {languages.map((one) => (
          <option key={one} value={one} lang={one}>
            {languageNames[one]}
          </option>
        ))}
      </select>
    </label>
  )
}
