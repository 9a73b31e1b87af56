/** Connects the device to the browser, and draws it. */
import { StrictMode, startTransition, useEffect, useLayoutEffect, useState } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { useStore } from 'zustand'
import { connectBrowser } from './browser/connect'
import { connectScheme } from './browser/frame/scheme'
import { connectFrameSoon } from './browser/frame/soon'
import { languageOf } from './device/device'
import { DeviceProvider } from './display/use-device'
import { Page } from './page/page'
import { loadWords } from './texts/languages'

// First, because connecting the browser drops the query that asks for a colour scheme.
connectScheme(window)
const base = import.meta.env.BASE_URL
const { store, remembers } = connectBrowser(window, base)
const frame = connectFrameSoon(window, store)

function Product() {
  const later = useLater()
  const isRemembered = useStore(remembers)
  // Once all of the page is there, or its frame would be measured twice.
  useLayoutEffect(() => {
    if (later) frame?.drawn()
  }, [later])
  return (
    <Page
      below={later && <later.Below remembers={isRemembered} />}
      beside={later && <later.Beside framed={frame !== null} />}
    />
  )
}

/** Loads the rest of the page behind the first picture, and draws it so that presses go before it. */
function useLater() {
  const [later, setLater] = useState<typeof import('./later') | null>(null)
  useEffect(() => {
    void import('./later').then((loaded) => {
      startTransition(() => setLater(loaded))
      loaded.connectLater(window, base)
    })
  }, [])
  return later
}

/** Waits for the words of the language, so that nobody sees a moment of English first. */
async function draw(root: HTMLElement): Promise<void> {
  await loadWords(languageOf(store.getState().device))
  const product = (
    <StrictMode>
      <DeviceProvider store={store}>
        <Product />
      </DeviceProvider>
    </StrictMode>
  )
  // The build has drawn the device once; `npm run dev` has not.
  if (root.firstElementChild) hydrateRoot(root, product)
  else createRoot(root).render(product)
}

const root = document.getElementById('root')
if (root) void draw(root)
