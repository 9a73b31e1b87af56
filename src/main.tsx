/** Connects the device to the browser, and draws it. */
import { StrictMode, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { useStore } from 'zustand'
import { connectAnalytics } from './browser/analytics/analytics'
import { connectBrowser } from './browser/connect'
import { connectFrame } from './browser/frame/frame'
import { connectScheme } from './browser/frame/scheme'
import { whenIdle } from './browser/idle'
import { connectOffline } from './browser/offline'
import { languageOf } from './device/device'
import { DeviceProvider } from './display/use-device'
import { Page } from './page/page'
import { loadWords } from './texts/languages'

// First, because connecting the browser drops the query that asks for a colour scheme.
connectScheme(window)
const { store, remembers } = connectBrowser(window, import.meta.env.BASE_URL)
const frame = connectFrame(window, store)

function Product() {
  useLayoutEffect(() => frame?.drawn(), [])
  return <Page remembers={useStore(remembers)} framed={frame !== null} />
}

/** Waits for the words of the language, so that nobody sees a moment of English first. */
async function draw(root: HTMLElement): Promise<void> {
  await loadWords(languageOf(store.getState().device))
  createRoot(root).render(
    <StrictMode>
      <DeviceProvider store={store}>
        <Product />
      </DeviceProvider>
    </StrictMode>,
  )
  whenIdle(window, () => void connectAnalytics(window, import.meta.env.BASE_URL))
}

const root = document.getElementById('root')
if (root) void draw(root)
if (import.meta.env.PROD) connectOffline(window, import.meta.env.BASE_URL)
