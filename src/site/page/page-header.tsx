/** The skip links, and the header: with links where it has room, above a narrow sheet only the name and *Share*. */
import { useTranslate } from '../../common/texts/translator-provider'
import { Header } from '../../common/ui/header'
import { languageOf } from '../../thermostat/device/device'
import { ErrorBoundary } from '../../thermostat/display/error-boundary'
import { useDevice } from '../../thermostat/display/use-device'
import { useApp } from './app'
import { useHasHeader, useIsUpright } from './arrangement'
import { LanguageControl } from './language-control'
import { ShareButton } from './sharing/share-button'
import { SkipLinks } from './skip-links'

export function PageHeader() {
  const { isFramed } = useApp()
  const hasHeader = useHasHeader()
  const isUpright = useIsUpright()
  if (isFramed) return null
  return (
    <>
      <ErrorBoundary fallback={null}>
        <SkipLinks />
      </ErrorBoundary>
      {hasHeader && (
        <ErrorBoundary>
          <LinkedHeader />
        </ErrorBoundary>
      )}
      {isUpright && !hasHeader && (
        <ErrorBoundary fallback={null}>
          <NameRow />
        </ErrorBoundary>
      )}
    </>
  )
}

function LinkedHeader() {
  const t = useTranslate()
  const language = useDevice(languageOf)
  const base = import.meta.env.BASE_URL
  return (
    <Header
      current="try"
      labels={{
        name: t('page.device'),
        purpose: t('page.purpose'),
        try: t('page.try'),
        manual: t('page.manual'),
      }}
      tryHref={base}
      manualHref={`${base}manual/${language}/`}
      share={
        <ErrorBoundary>
          <ShareButton text="page.shareShort" />
        </ErrorBoundary>
      }
      language={<LanguageControl className="header-language" />}
    />
  )
}

function NameRow() {
  const t = useTranslate()
  return (
    <header data-region="header" className="name-row">
      <p>{t('page.device')}</p>
      <ShareButton text="page.shareShort" />
    </header>
  )
}
