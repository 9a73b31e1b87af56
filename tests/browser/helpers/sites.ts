/** The built site on a real nginx, at the root of its host and in a folder: served once for each worker. */
import { type Server, serve } from '../../../scripts/nginx.js'
import { test as base, type Page } from './test'
import { FOLDER_PATH, folderBuild, folderHost, ORIGIN } from './test-builds.js'

export { expect } from '@playwright/test'
export { FOLDER_PATH as FOLDER, ORIGIN }

export interface Site {
  /** Ends with a slash. */
  readonly url: string
  readonly base: string
}

export const test = base.extend<object, { readonly sites: Readonly<Record<string, Site>> }>({
  sites: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const servers: readonly Server[] = [
        await serve('dist', 'dist.nginx.conf'),
        await serve(folderHost, `${folderBuild}.nginx.conf`),
      ]
      const [atRoot, inFolder] = servers.map(({ address }) => address)
      await use({
        '/': { url: `${atRoot}/`, base: '/' },
        [FOLDER_PATH]: { url: `${inFolder}${FOLDER_PATH}`, base: FOLDER_PATH },
      })
      for (const server of servers) await server.stop()
    },
    { scope: 'worker' },
  ],
})

/** Requests a URL without compression, unless `headers` says otherwise, and follows no redirect. */
export function requestUncompressed(url: string, headers: Readonly<Record<string, string>> = {}) {
  return fetch(url, { redirect: 'manual', headers: { 'Accept-Encoding': 'identity', ...headers } })
}

/** Collects errors, warnings and policy violations of the browser. */
export async function recordProblems(page: Page): Promise<readonly string[]> {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text())
  })
  await page.exposeFunction('complain', (text: string) => problems.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      const { complain } = window as unknown as { complain(text: string): void }
      complain(`violates ${violatedDirective}: ${blockedURI} ${sourceFile}`)
    })
  })
  return problems
}
