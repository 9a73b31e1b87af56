/** Connects the device to the browser, and draws the page around it. */

import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { PageServicesProvider } from '../app/page-services'
import { connectBrowser } from '../browser/connect'
import { connectScheme } from '../browser/frame/scheme'
import { readLaunch } from '../browser/launch'
import { CompanionProvider } from '../companion/use-companion'
import { languageOf } from '../device/device'
import { Boundary } from '../display/boundary'
import { DeviceProvider } from '../display/use-device'
import { pageWords } from '../texts/languages'
import { TimelineProvider } from '../time/timeline'
import { NotLoaded } from '../ui/not-loaded'
import { Reload, reloadPage } from '../ui/reload'
import { AppProvider } from './app'
import { createApp } from './create-app'
import { frame } from './lazy'
import { Page } from './page'
import { Stopped } from './stopped'

/** @param fail is told what nothing on the page has caught */
export async function drawThermostat(root: HTMLElement, fail: (error: unknown) => void): Promise<void> {
  // First, because connecting the browser drops what the address asks for.
  connectScheme(window)
  const launch = readLaunch(window.location)
  const browser = connectBrowser(window, import.meta.env.BASE_URL, launch)
  const app = createApp(window, browser, launch)
  if (app.isFramed) {
    // Again, because framed.js may not have come.
    document.documentElement.dataset.framed = 'fixed'
    // The page around waits for its height. What fails is said where it is drawn.
    frame.load().catch(() => {})
  }
  const product = (
    <StrictMode>
      <PageServicesProvider value={app}>
        <AppProvider value={app}>
          <CompanionProvider value={app.companion}>
            <TimelineProvider value={app.timeline}>
              <Reload value={() => reloadPage(app.addressAgain())}>
                <DeviceProvider store={app.device}>
                  <Boundary instead={<Stopped />}>
                    <Page />
                  </Boundary>
                </DeviceProvider>
              </Reload>
            </TimelineProvider>
          </CompanionProvider>
        </AppProvider>
      </PageServicesProvider>
    </StrictMode>
  )
  // The words of the language first, so that nobody sees a moment of English.
  await pageWords.load(languageOf(app.device.getState().device))
  document.documentElement.dataset.program = 'running'
  loadLetters()
  const options = { onUncaughtError: fail, onCaughtError: report }
  // The build has drawn the device once; `npm run dev` has not.
  if (root.firstElementChild) hydrateRoot(root, product, options)
  else createRoot(root, options).render(product)
}

/**
 * Loads the letters while the page is drawn: earlier they would hold the program back. Not before the first `await`,
 * because Chromium notes where a request comes from, and reads the whole program again to tell a line of its beginning.
 */
function loadLetters(): void {
  for (const weight of [500, 600])
    document.fonts.load(`${weight} 1em "Barlow Semi Condensed"`).catch(() => {})
}

/** A file that has not loaded is said to the visitor, and the browser has reported it. */
function report(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: React's own way for what a `Boundary` has caught
  if (!(error instanceof NotLoaded)) console.error(error)
}
