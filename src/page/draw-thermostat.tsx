/** Connects the device to the browser, and draws the page around it. */
import { type ReactNode, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { connectBrowser } from '../browser/connect'
import { connectScheme } from '../browser/frame/scheme'
import { connectFrameSoon } from '../browser/frame/soon'
import { readLaunch } from '../browser/launch'
import { languageOf } from '../device/device'
import { Boundary } from '../display/boundary'
import { DeviceProvider } from '../display/use-device'
import { loadWords } from '../texts/languages'
import { part } from '../ui/part'
import { usePart } from '../ui/use-part'
import { Page } from './page'
import { Stopped } from './stopped'

const around = part(() => import('./around'))
type Draw = (module: Awaited<ReturnType<typeof around.load>>) => ReactNode
const Around = ({ children }: { readonly children: Draw }) => children(usePart(around))

/** @param fail is told what nothing on the page has caught */
export async function drawThermostat(root: HTMLElement, fail: (error: unknown) => void): Promise<void> {
  // First, because connecting the browser drops what the address asks for.
  connectScheme(window)
  const launch = readLaunch(window.location)
  const { store, remembers } = connectBrowser(window, import.meta.env.BASE_URL, launch)
  const frame = connectFrameSoon(window, store)
  const product = (
    <StrictMode>
      <DeviceProvider store={store}>
        <Boundary instead={<Stopped />}>
          <Page
            framed={frame !== null}
            around={around}
            before={<Around>{({ SkipLinks }) => <SkipLinks />}</Around>}
            below={<Around>{({ Below }) => <Below {...{ launch, remembers, frame }} />}</Around>}
            beside={<Around>{({ Beside }) => <Beside framed={frame !== null} />}</Around>}
          />
        </Boundary>
      </DeviceProvider>
    </StrictMode>
  )
  // The words of the language first, so that nobody sees a moment of English.
  await loadWords(languageOf(store.getState().device))
  document.documentElement.dataset.program = 'running'
  // The build has drawn the device once; `npm run dev` has not.
  if (root.firstElementChild) hydrateRoot(root, product, { onUncaughtError: fail })
  else createRoot(root, { onUncaughtError: fail }).render(product)
}
