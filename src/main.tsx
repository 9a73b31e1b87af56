/** Connects the device to the browser, and draws it. */
import { StrictMode, startTransition, useEffect, useLayoutEffect, useState } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { useStore } from 'zustand'
import { type BrowserConnection, connectBrowser, type SharedDevice } from './browser/connect'
import { connectScheme } from './browser/frame/scheme'
import { connectFrameSoon } from './browser/frame/soon'
import { packedIn } from './browser/shared-link'
import { languageOf, ScreenNotLoaded } from './device/device'
import { Boundary } from './display/boundary'
import { styled } from './display/styled'
import { DeviceProvider } from './display/use-device'
import { Page } from './page/page'
import { Stopped } from './page/stopped'
import { loadWords } from './texts/languages'

// First, because connecting the browser drops the query, which may ask for a colour scheme or a task, and
// the fragment, which may share a device.
const { search, hash } = window.location
connectScheme(window)
const base = import.meta.env.BASE_URL

type Later = typeof import('./later')
let arrive: (later: Later) => void

/** The rest of the page. Where it fails to load, the next press that needs it asks again. */
const later = new Promise<Later>((resolve) => {
  arrive = resolve
})

const loadRest = styled(() => import('./later'))

async function loadLater(): Promise<void> {
  arrive(await loadRest())
}

/** The rest of the page, for a device that cannot start without it. */
async function laterOrSay(): Promise<Later> {
  await loadLater().catch(sayIncomplete)
  return later
}

/** A link opened in this page before the rest of it is there to follow it. */
let opened: HashChangeEvent | undefined
window.addEventListener('hashchange', (event) => {
  opened = event
})
void later.then(({ connectLater }) => connectLater(window, base, search, opened))

const connected = connect()
const frame = connectFrameSoon(
  window,
  connected.then(({ store }) => store),
)

/** The device starts at once, unless it is another one, or starts on a screen that must be loaded first. */
async function connect(): Promise<BrowserConnection> {
  if (packedIn(hash) !== null) return begin(await (await laterOrSay()).sharedBy(hash))
  try {
    return begin()
  } catch (error) {
    if (!(error instanceof ScreenNotLoaded)) throw error
    await laterOrSay()
    return begin()
  }
}

function begin(shared?: SharedDevice | null): BrowserConnection {
  return connectBrowser(window, base, { loadFurther: loadLater, shared })
}

function Product({ remembers }: Pick<BrowserConnection, 'remembers'>) {
  const { rest, isIncomplete } = useRest()
  const isRemembered = useStore(remembers)
  useLayoutEffect(() => {
    if (rest) void frame?.drawn(rest.doors)
  }, [rest])
  return (
    <Page
      before={rest && <rest.SkipLinks />}
      below={rest && <rest.Below remembers={isRemembered} />}
      beside={rest && <rest.Beside framed={frame !== null} />}
      isIncomplete={isIncomplete}
    />
  )
}

/** Loads the rest of the page behind the first picture, and draws it so that presses go before it. */
function useRest() {
  const [rest, setRest] = useState<Later | null>(null)
  const [isIncomplete, setIncomplete] = useState(false)
  useEffect(() => {
    void later.then((loaded) => startTransition(() => setRest(loaded)))
    const load = () => loadLater().catch(() => setIncomplete(true))
    // Behind the first picture and the first presses, where the browser knows priorities. A frame has no
    // time to lose: the page around waits for its height.
    if (window.scheduler && !frame) void window.scheduler.postTask(load, { priority: 'background' })
    else void load()
  }, [])
  return { rest, isIncomplete }
}

/** Waits for the words of the language, so that nobody sees a moment of English first. */
async function draw(root: HTMLElement): Promise<void> {
  const { store, remembers } = await connected
  await loadWords(languageOf(store.getState().device))
  const product = (
    <StrictMode>
      <DeviceProvider store={store}>
        <Boundary instead={<Stopped />}>
          <Product remembers={remembers} />
        </Boundary>
      </DeviceProvider>
    </StrictMode>
  )
  // The build has drawn the device once; `npm run dev` has not.
  if (root.firstElementChild) hydrateRoot(root, product, { onUncaughtError: fail })
  else createRoot(root, { onUncaughtError: fail }).render(product)
}

const root = document.getElementById('root')
if (root) draw(root).catch(fail)

function fail(error: unknown): void {
  sayIncomplete()
  reportError(error)
}

/** Nothing is drawn that could say it: the script beside the program does (`page/incomplete.ts`). */
function sayIncomplete(): void {
  window.dispatchEvent(new Event('thermostat-failed'))
}
