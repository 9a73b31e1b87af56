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
import { clearHouseSettings } from '../../simulation/time/house-settings'
import { TimelineProvider } from '../../simulation/time/timeline'
import { languageOf } from '../../thermostat/device/device'
import { createDeviceElements, DeviceElementsProvider } from '../../thermostat/display/device-elements'
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

/** @param fail called with an error that no error boundary has caught */
export async function drawThermostat(root: HTMLElement, fail: (error: unknown) => void): Promise<void> {
  // First, because connecting the browser removes the scheme from the address.
  connectScheme(window)
  const visits = connectPage()
  const { app } = visits.getState()
  if (app.isFramed) {
    // Set again here because framed.js may not have loaded.
    document.documentElement.dataset.framed = 'fixed'
    // The host page waits for the height. The component that needs the module reports a failure.
    frame.load().catch(() => {})
  }
  const product = (
    <StrictMode>
      <Visits visits={visits} />
    </StrictMode>
  )
  // Before drawing, so that no English text flashes up.
  await pageTranslators.load(languageOf(app.device.getState().device))
  document.documentElement.dataset.program = 'running'
  loadFonts()
  const options = { onUncaughtError: fail, onCaughtError: reportCaughtError }
  // The build has rendered the page into the HTML; `npm run dev` has not.
  if (root.firstElementChild) hydrateRoot(root, product, options)
  else createRoot(root, options).render(product)
}

interface Visit {
  /** Counts from 0. */
  readonly number: number
  readonly app: App
}

/** Creates an app for each visit, and connects it to the browser. */
function connectPage(): StoreApi<Visit> {
  const launch = readLaunch(window.location)
  const earlyMessages = isFramed(window) ? collectMessages(window) : () => []
  const { first } = connectVisits(window, import.meta.env.BASE_URL, launch, {
    onVisitEnd: () => visits.getState().app.dispose(),
    onVisitStart(browser) {
      clearHouseSettings()
      const app = createApp(window, browser, withoutRequests(launch), { getEarlyMessages: earlyMessages })
      // Synchronous: the press that starts the next visit already acts on the new device.
      flushSync(() => visits.setState(({ number }) => ({ number: number + 1, app })))
      resetFocusAndScroll()
    },
  })
  const app = createApp(window, first, launch, { getEarlyMessages: earlyMessages })
  const visits = createStore<Visit>(() => ({ number: 0, app }))
  return visits
}

function resetFocusAndScroll(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  window.scrollTo(0, 0)
}

interface VisitsProps {
  readonly visits: StoreApi<Visit>
}

/** Outside the visits, because the casing stays the same through all of them. */
const deviceElements = createDeviceElements()

/** Draws the page of the current visit. */
function Visits({ visits }: VisitsProps) {
  const { number, app } = useStore(visits)
  return (
    <PageServicesProvider value={app}>
      <AppProvider value={app}>
        <CompanionProvider value={app.companion}>
          <TimelineProvider value={app.timeline}>
            <ReloadContext value={() => reloadPage(app.getReloadAddress())}>
              <DeviceProvider value={app.device}>
                <DeviceElementsProvider value={deviceElements}>
                  <ErrorBoundary fallback={<PageCrashed />}>
                    <Page visit={number} />
                  </ErrorBoundary>
                </DeviceElementsProvider>
              </DeviceProvider>
            </ReloadContext>
          </TimelineProvider>
        </CompanionProvider>
      </AppProvider>
    </PageServicesProvider>
  )
}

/**
 * Loads the fonts while the page is drawn; earlier they would delay the program. Must run after the first `await`:
 * Chromium records the call stack of a request, and from an earlier call it would parse the whole program again to find
 * a line number.
 */
function loadFonts(): void {
  for (const weight of [500, 600])
    document.fonts.load(`${weight} 1em "Barlow Semi Condensed"`).catch(() => {})
}

/** Skips load errors, which the page shows to the visitor and the browser has logged. */
function reportCaughtError(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: React logs errors that an error boundary has caught in the same way
  if (!(error instanceof LoadError)) console.error(error)
}
