/** The page of the handover sheet: a header, on screen only, and the printed sheet. */
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
  const [selected, setSelected] = useState(data.language)
  // Deferred, so that the previous language stays until the next one is loaded.
  const language = useDeferredValue(selected)
  const choose = (next: Language) => {
    setSelected(next)
    // Removes all other parameters, such as a tracker's: the visitor may copy the address.
    history.replaceState(null, '', `?lang=${next}${data.fragment}`)
  }
  return (
    <TranslatorProvider language={language}>
      <FeatureTexts feature="sheet">
        <SheetHeader fragment={data.fragment} language={selected} onChoose={choose} />
        <Sheet data={data} requestedLanguage={language} today={today} />
      </FeatureTexts>
    </TranslatorProvider>
  )
}

interface SheetProps extends SheetPageProps {
  readonly requestedLanguage: Language
}

/** The sheet in the requested language, with English in place of texts that have not loaded. */
function Sheet({ requestedLanguage, ...props }: SheetProps) {
  const { language } = useTranslator()
  const isLoaded =
    pageTranslators.isLoaded(requestedLanguage) && featureTexts.sheet.isLoaded(requestedLanguage)
  return (
    <main>
      <DocumentMetadata language={language} />
      <PrintButton />
      {!isLoaded && <LoadFailure isConfirmed />}
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
      share={
        <a data-page="share" href={`${base}home?share${fragment}`}>
          {t('page.shareShort')}
        </a>
      }
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
        {languages.map((name) => (
          <option key={name} value={name} lang={name}>
            {languageNames[name]}
          </option>
        ))}
      </select>
    </label>
  )
}
