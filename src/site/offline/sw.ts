/** The service worker: the product works offline and never serves an outdated build (behaviour 27). */
import { answerTo } from './answers'
import { type BuildFile, createBuildCache } from './builds'

declare const self: ServiceWorkerGlobalScope & {
  /** Written by the build (`build/offline.ts`). */
  readonly KEPT_FILES: readonly BuildFile[]
}

const { scope } = self.registration
const builds = createBuildCache(scope, self.KEPT_FILES)

/** Already resolved in a worker that starts again. */
let installed = Promise.resolve()
let languageCached = Promise.resolve()

// Skips waiting although tabs of the previous build may be open: their files stay cached.
self.addEventListener('install', (event) => {
  installed = builds.install()
  event.waitUntil(installed.then(() => self.skipWaiting()))
})

// A page sends its language, because it loaded the texts before the worker could cache them.
self.addEventListener('message', (event) => {
  languageCached = installed.then(() => builds.cacheLanguage(event.data)).catch(() => {})
  event.waitUntil(languageCached)
})

// Claims open tabs, because a first visit may go offline before it loads another language.
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([builds.deleteOldBuilds(), languageCached]).then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request, scope, builds)
  if (answer) event.respondWith(answer)
})
