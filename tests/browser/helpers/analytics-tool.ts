/** A stand-in for an analytics tool's server, and the product opened with a config.json that names it. */
import { createServer, type Server } from 'node:http'
import type { Page } from '@playwright/test'
import { test as base } from './answered-page'

interface Tool {
  /** Where the stand-in's scripts are. */
  readonly origin: string
  /** The requests that it got. */
  readonly asked: string[]
}

/** Short versions of the tools' scripts: each records what it found in the page. */
export const scripts: Readonly<Record<string, string>> = {
  '/plausible.js': `
    var script = document.currentScript
    var queue = window.plausible && window.plausible.q || []
    window.found = { src: script.src, domain: script.getAttribute('data-domain'), queued: queue.length, o: window.plausible && window.plausible.o }`,
  '/umami.js': `
    window.found = { site: document.currentScript.getAttribute('data-website-id'), host: document.currentScript.dataset.hostUrl }`,
  '/matomo.js': `
    window.found = window._paq.map(function (call) { return [call.shift()].concat(call) })`,
  // Like gtag.js: only `arguments` objects are calls, and the first call has a Date.
  '/gtag/js': `
    window.found = window.dataLayer.filter(function (call) { return Object.prototype.toString.call(call) === '[object Arguments]' })
      .map(function (call) { return call[0] === 'js' ? ['js', typeof call[1].getTime()] : Array.prototype.slice.call(call) })`,
  '/single.js': 'window.found = true',
  '/throws.js': "throw new Error('the tool is broken')",
}

export const test = base.extend<{ tool: Tool }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs off this pattern
  tool: async ({}, use) => {
    const asked: string[] = []
    const server = createServer((request, response) => {
      asked.push(request.url ?? '')
      const script = scripts[new URL(request.url ?? '', 'http://tool').pathname]
      response.writeHead(script ? 200 : 404, { 'content-type': 'text/javascript' })
      response.end(script)
    })
    await listening(server)
    const address = server.address()
    await use({ origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`, asked })
    server.close()
  },
})

const listening = (server: Server) => new Promise<void>((done) => server.listen(0, '127.0.0.1', done))

/** Opens the product with this config.json; returns the messages of the console and the requests. */
export async function open(page: Page, configuration: unknown, path = '/home') {
  const said: string[] = []
  const requests: string[] = []
  page.on('console', (message) => {
    // Playwright itself writes this, because playwright.config.ts blocks service workers.
    if (message.text() === 'Service Worker registration blocked by Playwright') return
    if (['warning', 'error'].includes(message.type())) said.push(message.text())
  })
  page.on('pageerror', (error) => said.push(error.message))
  page.on('request', (request) => requests.push(request.url()))
  const body = typeof configuration === 'string' ? configuration : JSON.stringify(configuration)
  await page.route('**/config.json', (route) =>
    route.fulfill(
      typeof configuration === 'number'
        ? { status: configuration, contentType: 'text/html', body: '<!doctype html><p>Not found' }
        : { contentType: 'application/json', body },
    ),
  )
  const load = () => page.goto(path)
  const saysNothing = typeof configuration === 'number' || body === '{}'
  await (saysNothing ? Promise.all([page.waitForResponse('**/config.json'), load()]) : configured(page, load))
  return { said, requests }
}

/** Loads the page with a configuration, and waits until the product has read it and listens for clicks. */
async function configured(page: Page, load: () => Promise<unknown>) {
  const lazy = page.waitForResponse('**/assets/script-*.js')
  await load()
  const script = await lazy
  // A second import waits until the script ran; as a string, no compiler changes it.
  await script.frame().evaluate(`import('${script.url()}').then(() => {})`)
}

export const key = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const scriptOf = (page: Page) => page.locator('script[defer]')
export const found = (page: Page) => page.evaluate(() => Reflect.get(window, 'found') as unknown)

/** Waits until the page is idle, so that whatever it loads has been requested. */
export async function rest(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
}

export async function click(page: Page) {
  await rest(page)
  await key(page, 'Next').click()
}
