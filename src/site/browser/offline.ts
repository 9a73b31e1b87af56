/** Registers the service worker, which makes the product work offline. */

import { type IdleWindow, runWhenIdle } from '../../common/idle'
import { attempt } from '../../common/safe-storage'
import type { Language } from '../../thermostat/device/device'
import { isFramed, type WindowWithParent } from './connection'

export interface OfflineWindow extends IdleWindow, WindowWithParent {
  readonly document: Pick<Document, 'readyState'>
  readonly navigator: {
    readonly serviceWorker?: { register(address: string): Promise<RegisteredWorkers> }
  }
  /** Missing in some browsers; the site's security policy may require them. */
  readonly trustedTypes?: {
    createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(url: string): string }
  }
  addEventListener(type: 'load', run: () => void): void
}

export type RegisteredWorkers = Readonly<
  Record<'installing' | 'waiting' | 'active', Pick<ServiceWorker, 'postMessage'> | null>
>

/**
 * Registers the worker once the page is loaded and idle, but not in a frame, which belongs to another site's page.
 * @param base the base path of the site, `/` or `/demo/thermostat/`
 * @param language returns the device's language; the document's differs if the browser translates the page
 */
export function connectOffline(window: OfflineWindow, base: string, language: () => Language): void {
  if (isFramed(window)) return
  const register = () =>
    runWhenIdle(window, () => void attempt(() => registerWorker(window, `${base}sw.js`, language)))
  if (window.document.readyState === 'complete') register()
  else window.addEventListener('load', register)
}

/**
 * Registers the worker and sends it the language, whose texts it caches. If the browser refuses, for example in a
 * private mode, the page works without it.
 */
function registerWorker(
  { navigator, trustedTypes }: OfflineWindow,
  address: string,
  language: () => Language,
): void {
  const policy = trustedTypes?.createPolicy('offline', { createScriptURL: () => address })
  navigator.serviceWorker
    ?.register(policy?.createScriptURL('') ?? address)
    .then(({ installing, waiting, active }) => (installing ?? waiting ?? active)?.postMessage(language()))
    .catch(() => {})
}
