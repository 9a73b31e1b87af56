/** The page around the device. What is not needed for the first press comes later (`chrome.tsx`). */
import { useEffect, useLayoutEffect, useState } from 'react'
import { runInBackground } from '../../common/idle'
import { TranslatorProvider, useTranslate } from '../../common/texts/translator-provider'
import { Lazy } from '../../common/ui/lazy'
import { lazyModule } from '../../common/ui/lazy-module'
import { Casing } from '../../thermostat/casing/casing'
import { languageOf } from '../../thermostat/device/device'
import { ErrorBoundary } from '../../thermostat/display/error-boundary'
import { HydrationContext } from '../../thermostat/display/hydration'
import { LoadFailure } from '../../thermostat/display/load-failure'
import { useDevice } from '../../thermostat/display/use-device'
import { DocumentMetadata } from './document-metadata'
import './tokens.css'
import './page.css'
import './arrangement.css'

/** Everything around the device, loaded behind its first picture. */
const chrome = lazyModule(() => import('./chrome'))

interface PageProps {
  /** The number of the visit: what is around the device begins anew with each. */
  readonly visit?: number
}

export function Page({ visit = 0 }: PageProps) {
  const language = useDevice(languageOf)
  const [waiting, setWaiting] = useState(true)
  useLayoutEffect(() => setWaiting(false), [])
  return (
    <HydrationContext value={waiting}>
      <TranslatorProvider language={waiting ? 'en' : language}>
        <PageContent visit={visit} />
      </TranslatorProvider>
    </HydrationContext>
  )
}

/** The casing alone stays through all visits: a press that brings the next visitor is still going on. */
function PageContent({ visit }: Required<PageProps>) {
  const t = useTranslate()
  const hasTime = useIsBrowserIdle()
  return (
    <div className="page">
      {hasTime && (
        <ErrorBoundary key={visit} fallback={null}>
          <Lazy module={chrome}>{({ PageHeader }) => <PageHeader />}</Lazy>
        </ErrorBoundary>
      )}
      <main className="stage" data-region="stage">
        {/* A browser may have translated it before the program runs. */}
        <h1 className="unseen" suppressHydrationWarning>
          {t('page.device')}
        </h1>
        <ErrorBoundary>
          <Casing />
        </ErrorBoundary>
        <div className="voice" data-region="voice">
          {hasTime ? (
            <ErrorBoundary key={visit}>
              <Lazy module={chrome} fallback={<LoadFailure />}>
                {({ CaptionArea }) => <CaptionArea />}
              </Lazy>
            </ErrorBoundary>
          ) : (
            <NoScript />
          )}
          {hasTime && (
            <ErrorBoundary fallback={null}>
              <Lazy module={chrome}>{({ Connections }) => <Connections />}</Lazy>
            </ErrorBoundary>
          )}
        </div>
        <ErrorBoundary fallback={null}>
          <DocumentMetadata />
        </ErrorBoundary>
      </main>
      {hasTime && <RailAndDeck key={`${visit} beside`} />}
    </div>
  )
}

/** The rail and the deck. */
function RailAndDeck() {
  return (
    <ErrorBoundary fallback={null}>
      <Lazy module={chrome}>
        {({ Rail, Deck }) => (
          <>
            <ErrorBoundary>
              <Rail />
            </ErrorBoundary>
            <ErrorBoundary>
              <Deck />
            </ErrorBoundary>
          </>
        )}
      </Lazy>
    </ErrorBoundary>
  )
}

/** Whether the browser has nothing left to do for the first picture and the presses so far; in the HTML it has not. */
function useIsBrowserIdle(): boolean {
  const [hasTime, setHasTime] = useState(false)
  useEffect(() => runInBackground(window, () => setHasTime(true)), [])
  return hasTime
}

/** In English, because only a script knows the visitor's language. */
function NoScript() {
  return (
    <noscript>
      <p className="notice">
        The thermostat is a program in your browser: please allow JavaScript to use it.
      </p>
    </noscript>
  )
}
