/** The page around the device. The parts that the first press does not need load later (`chrome.tsx`). */
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
import { CAPTION_ID, STAGE_ID } from './arrangement'
import { DocumentMetadata } from './document-metadata'
import './tokens.css'
import './page.css'
import './arrangement.css'

/** Everything around the device. Loads after the device's first picture. */
const chrome = lazyModule(() => import('./chrome'))

interface PageProps {
  /** Counts from 0. Each visit mounts the header, the caption, the rail and the deck again. */
  readonly visit?: number
}

export function Page({ visit = 0 }: PageProps) {
  const language = useDevice(languageOf)
  const [isHydrating, setHydrating] = useState(true)
  useLayoutEffect(() => setHydrating(false), [])
  return (
    <HydrationContext value={isHydrating}>
      <TranslatorProvider language={isHydrating ? 'en' : language}>
        <PageContent visit={visit} />
      </TranslatorProvider>
    </HydrationContext>
  )
}

/** The casing stays mounted through all visits, because the press that starts the next visit is still going on. */
function PageContent({ visit }: Required<PageProps>) {
  const t = useTranslate()
  const isBrowserIdle = useIsBrowserIdle()
  return (
    <div className="page">
      {isBrowserIdle && (
        <ErrorBoundary key={visit} fallback={null}>
          <Lazy module={chrome}>{({ PageHeader }) => <PageHeader />}</Lazy>
        </ErrorBoundary>
      )}
      <main id={STAGE_ID} className="stage" data-region="stage">
        {/* A browser may have translated the heading before hydration. */}
        <h1 className="unseen" suppressHydrationWarning>
          {t('page.device')}
        </h1>
        <ErrorBoundary>
          <Casing />
        </ErrorBoundary>
        <div id={CAPTION_ID} className="voice" data-region="voice">
          {isBrowserIdle ? (
            <ErrorBoundary key={visit}>
              {/* The style sheet shows the fallback only after a while. */}
              <Lazy module={chrome} fallback={<LoadFailure />}>
                {({ CaptionArea }) => <CaptionArea />}
              </Lazy>
            </ErrorBoundary>
          ) : (
            <NoScript />
          )}
          {isBrowserIdle && (
            <ErrorBoundary fallback={null}>
              <Lazy module={chrome}>{({ Connections }) => <Connections />}</Lazy>
            </ErrorBoundary>
          )}
        </div>
        <ErrorBoundary fallback={null}>
          <DocumentMetadata />
        </ErrorBoundary>
      </main>
      {isBrowserIdle && <RailAndDeck key={`${visit} rail`} />}
    </div>
  )
}

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

/**
 * Returns true once the browser has handled the first picture and all presses so far; false in the HTML of the
 * build.
 */
function useIsBrowserIdle(): boolean {
  const [isBrowserIdle, setBrowserIdle] = useState(false)
  useEffect(() => runInBackground(window, () => setBrowserIdle(true)), [])
  return isBrowserIdle
}

/** In English, because the visitor's language is only known to scripts. */
function NoScript() {
  return (
    <noscript>
      <p className="notice">
        The thermostat is a program in your browser: please allow JavaScript to use it.
      </p>
    </noscript>
  )
}
