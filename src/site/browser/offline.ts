/** Registers the service worker, which makes the product work without a network. */

import { type IdleWindow, runWhenIdle } from '../../common/idle'
import { attempt } from '../../common/safe-storage'
import type { Language } from '../../thermostat/device/device'
import { isFramed, type WindowWithParent } from './connection'

/** What of the browser's window is used. */
export interface OfflineWindow extends IdleWindow, WindowWithParent {
  readonly document: Pick<Document, 'readyState'>
  readonly navigator: {
    readonly serviceWorker?: { register(address: string): Promise<RegisteredWorkers> }
  }
  /** In browsers that know trusted types; the host's security policy may demand them. */
  readonly trustedTypes?: {
    createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(url: string): string }
  }
  addEventListener(type: 'load', run: () => void): void
}

/** What of a registration is used. */
export type RegisteredWorkers = Readonly<
  Record<'installing' | 'waiting' | 'active', Pick<ServiceWorker, 'postMessage'> | null>
>

/**
 * Registers once the page is there and idle, but not in a frame, which is on somebody else's page.
 * @param base the base path of the site, `/` or `/demo/thermostat/`
 * @param language returns the language of the device: that of the document is another one in a page that the
 *   browser translates
 */
export function connectOffline(window: OfflineWindow, base: string, language: () => Language): void {
  if (isFramed(window)) return
  const register = () =>
    runWhenIdle(window, () => void attempt(() => registerWorker(window, `${base}sw.js`, language)))
  if (window.document.readyState === 'complete') register()
  else window.addEventListener('load', register)
}

/**
 * Registers, and says which language the page is in, whose texts the worker keeps. Where the browser refuses,
 * in a private mode for instance, the page works without.
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
