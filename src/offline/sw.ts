/** The service worker: the product works offline and never serves an outdated build (behaviour 27). */
import { answerTo } from './answers'
import { type BuildFile, keepBuilds } from './builds'

declare const self: ServiceWorkerGlobalScope & {
  /** The build puts its files here. */
  readonly __WB_MANIFEST: readonly BuildFile[]
}

const { scope } = self.registration
const builds = keepBuilds(scope, self.__WB_MANIFEST)

// At once, although tabs of the build before may be open: their files stay.
self.addEventListener('install', (event) => {
  event.waitUntil(builds.install().then(() => self.skipWaiting()))
})

// Also for the first visit's tab, which may lose its network before it loads a language.
self.addEventListener('activate', (event) => {
  event.waitUntil(builds.forget().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request, scope, builds)
  if (answer) event.respondWith(answer)
})
