/** The service worker: the product works offline and never serves an outdated build (behaviour 27). */
import { answerTo } from './answers'
import { type BuildFile, createBuildCache } from './builds'

declare const self: ServiceWorkerGlobalScope & {
  /** The build puts its files here (`build/offline.ts`). */
  readonly KEPT_FILES: readonly BuildFile[]
}

const { scope } = self.registration
const builds = createBuildCache(scope, self.KEPT_FILES)

/** Settled for a worker that starts again. */
let installed = Promise.resolve()
let languageCached = Promise.resolve()

// At once, although tabs of the build before may be open: their files stay.
self.addEventListener('install', (event) => {
  installed = builds.install()
  event.waitUntil(installed.then(() => self.skipWaiting()))
})

// A page says which language it is in: it has loaded its texts before there was a worker to keep them.
self.addEventListener('message', (event) => {
  languageCached = installed.then(() => builds.cacheLanguage(event.data)).catch(() => {})
  event.waitUntil(languageCached)
})

// Also for the first visit's tab, which may lose its network before it loads a language.
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([builds.deleteOldBuilds(), languageCached]).then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request, scope, builds)
  if (answer) event.respondWith(answer)
})
