/** Connects the device to the browser, and draws the page around it. */
import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { PageServicesProvider } from '../../common/page-services'
import { pageTranslators } from '../../common/texts/page-translators'
import { LoadError } from '../../common/ui/load-error'
import { ReloadContext, reloadPage } from '../../common/ui/reload'
import { CompanionProvider } from '../../help/companion/use-companion'
import { forgetPlan } from '../../simulation/time/plan'
import { TimelineProvider } from '../../simulation/time/timeline'
import { languageOf } from '../../thermostat/device/device'
import { ErrorBoundary } from '../../thermostat/display/error-boundary'
import { DeviceProvider } from '../../thermostat/display/use-device'
import { isFramed } from '../browser/connection'
import { collectMessages } from '../browser/frame/early-messages'
import { connectScheme } from '../browser/frame/scheme'
import { readLaunch, withoutRequests } from '../browser/launch'
import { connectVisits } from '../browser/visits'
import { type App, AppProvider } from './app'
import { createApp } from './create-app'
import { frame } from './lazy'
import { Page } from './page'
import { PageCrashed } from './page-crashed'

/** @param fail is told what nothing on the page has caught */
export async function drawThermostat(root: HTMLElement, fail: (error: unknown) => void): Promise<void> {
  // First, because connecting the browser drops what the address asks for.
  connectScheme(window)
  const visits = connectPage()
  const { app } = visits.getState()
  if (app.isFramed) {
    // Again, because framed.js may not have come.
    document.documentElement.dataset.framed = 'fixed'
    // The page around waits for its height. What fails is said where it is drawn.
    frame.load().catch(() => {})
  }
  const product = (
    <StrictMode>
      <Visits visits={visits} />
    </StrictMode>
  )
  // The words of the language first, so that nobody sees a moment of English.
  await pageTranslators.load(languageOf(app.device.getState().device))
  document.documentElement.dataset.program = 'running'
  loadFonts()
  const options = { onUncaughtError: fail, onCaughtError: reportCaughtError }
  // The build has drawn the device once; `npm run dev` has not.
  if (root.firstElementChild) hydrateRoot(root, product, options)
  else createRoot(root, options).render(product)
}

interface Visit {
  /** How many visits there were before. */
  readonly number: number
  readonly app: App
}

/** Connects the browser to a page for each visitor. */
function connectPage(): StoreApi<Visit> {
  const launch = readLaunch(window.location)
  const earlyMessages = isFramed(window) ? collectMessages(window) : () => []
  const { first } = connectVisits(window, import.meta.env.BASE_URL, launch, {
    onVisitEnd: () => visits.getState().app.dispose(),
    onVisitStart(browser) {
      forgetPlan()
      const app = createApp(window, browser, withoutRequests(launch), { getEarlyMessages: earlyMessages })
      // At once: the press that brought the next visitor is for their device.
      flushSync(() => visits.setState(({ number }) => ({ number: number + 1, app })))
      resetFocusAndScroll()
    },
  })
  const app = createApp(window, first, launch, { getEarlyMessages: earlyMessages })
  const visits = createStore<Visit>(() => ({ number: 0, app }))
  return visits
}

/** Takes the focus away, and scrolls to the top. */
function resetFocusAndScroll(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  window.scrollTo(0, 0)
}

interface VisitsProps {
  readonly visits: StoreApi<Visit>
}

/** Draws the page of the present visitor. */
function Visits({ visits }: VisitsProps) {
  const { number, app } = useStore(visits)
  return (
    <PageServicesProvider value={app}>
      <AppProvider value={app}>
        <CompanionProvider value={app.companion}>
          <TimelineProvider value={app.timeline}>
            <ReloadContext value={() => reloadPage(app.getReloadAddress())}>
              <DeviceProvider value={app.device}>
                <ErrorBoundary fallback={<PageCrashed />}>
                  <Page visit={number} />
                </ErrorBoundary>
              </DeviceProvider>
            </ReloadContext>
          </TimelineProvider>
        </CompanionProvider>
      </AppProvider>
    </PageServicesProvider>
  )
}

/**
 * Loads the letters while the page is drawn: earlier they would hold the program back. Not before the first `await`,
 * because Chromium notes where a request comes from, and reads the whole program again to tell a line of its beginning.
 */
function loadFonts(): void {
  for (const weight of [500, 600])
    document.fonts.load(`${weight} 1em "Barlow Semi Condensed"`).catch(() => {})
}

/** A file that has not loaded is said to the visitor, and the browser has reported it. */
function reportCaughtError(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: React's own way for what a `ErrorBoundary` has caught
  if (!(error instanceof LoadError)) console.error(error)
}
