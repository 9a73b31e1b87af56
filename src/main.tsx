/** Connects the device to the browser, and draws it. */
import { type ReactNode, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { connectBrowser } from './browser/connect'
import { connectScheme } from './browser/frame/scheme'
import { connectFrameSoon } from './browser/frame/soon'
import { readLaunch } from './browser/launch'
import { languageOf } from './device/device'
import { Boundary } from './display/boundary'
import { DeviceProvider } from './display/use-device'
import { Page } from './page/page'
import { Stopped } from './page/stopped'
import { loadWords } from './texts/languages'
import { part } from './ui/part'
import { usePart } from './ui/use-part'

// First, because connecting the browser drops what the address asks for.
connectScheme(window)
const launch = readLaunch(window.location)
const { store, remembers } = connectBrowser(window, import.meta.env.BASE_URL, launch)
const frame = connectFrameSoon(window, store)

const around = part(() => import('./page/around'))
type Draw = (module: Awaited<ReturnType<typeof around.load>>) => ReactNode
const Around = ({ children }: { readonly children: Draw }) => children(usePart(around))

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

/** Waits for the words of the language, so that nobody sees a moment of English first. */
async function draw(root: HTMLElement): Promise<void> {
  await loadWords(languageOf(store.getState().device))
  document.documentElement.dataset.program = 'running'
  // The build has drawn the device once; `npm run dev` has not.
  if (root.firstElementChild) hydrateRoot(root, product, { onUncaughtError: fail })
  else createRoot(root, { onUncaughtError: fail }).render(product)
}

/** Lets the style sheet show the sentence that the HTML has for it (behaviour 27.5). */
function fail(error: unknown): void {
  document.documentElement.dataset.program = 'failed'
  reportError(error)
}

const root = document.getElementById('root')
if (root) draw(root).catch(fail)
