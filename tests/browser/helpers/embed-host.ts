/** A host page on its own origin, with a policy that allows only the script and the frame. */
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Frame, type Page } from '@playwright/test'
import type { FloorThermostatDetails, FloorThermostatElement } from '../../../src/site/messages/embed'
import { test as base } from './routed-page'

export interface Host {
  /** Opens a page with this body and the product's script, or `script` instead, sent with these headers. */
  open(body: string, script?: string, headers?: Readonly<Record<string, string>>): Promise<void>
  /** Opens a page with one element of these attributes, which frames the stand-in. */
  openStandIn(attributes?: string): Promise<void>
  /** The address of a stand-in for the product, which posts only what a test tells it to. */
  readonly standIn: string
  /** The host's own copy of `embed.js`. */
  readonly scriptCopy: string
  /** The address of a page on the host's own origin, to lead a frame to. */
  readonly ownPage: string
}

export interface ReceivedEvent {
  readonly type: string
  readonly detail: unknown
  /** The index of the element among the elements of the page. */
  readonly from: number
}

declare global {
  interface Window {
    /** The events that a page received from elements. */
    receivedEvents: ReceivedEvent[]
    /** The messages that a document received. */
    receivedMessages: unknown[]
    /** The number of marks that arrived. Everything posted before a mark has arrived with it. */
    receivedMarks: number
    violations: string[]
    /** The number of message listeners of the document. */
    messageListenerCount: number
  }
}

export const test = base.extend<{ host: Host }>({
  host: async ({ page, baseURL }, use) => {
    let document = ''
    let extraHeaders: Readonly<Record<string, string>> = {}
    const script = readFileSync('dist/embed.js', 'utf8')
    const server = createServer((request, response) => {
      response.setHeader('Content-Type', 'text/html; charset=windows-1252')
      if (request.url?.startsWith('/stand-in/')) response.end(standIn)
      else if (request.url === COPY) response.setHeader('Content-Type', 'text/javascript').end(script)
      else response.writeHead(200, { 'Content-Security-Policy': policy, ...extraHeaders }).end(document)
    })
    const port = await listen(server)
    const standInOrigin = `http://127.0.0.1:${port}`
    const policy = [
      "default-src 'none'",
      `script-src 'self' ${baseURL}`,
      `frame-src 'self' ${baseURL} ${standInOrigin}`,
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ].join('; ')

    await page.addInitScript(recordInPage)
    await use({
      openStandIn(attributes = '') {
        return this.open(`<floor-thermostat src="${this.standIn}" ${attributes}></floor-thermostat>`)
      },
      standIn: `${standInOrigin}/stand-in/`,
      scriptCopy: script,
      ownPage: `http://localhost:${port}/stand-in/`,
      async open(body, script = `<script src="${baseURL}/embed.js"></script>`, headers = {}) {
        extraHeaders = headers
        document = `<!doctype html><html><head><title>Shop</title>${script}</head><body>${body}</body></html>`
        await page.goto(`http://localhost:${port}/`)
      },
    })
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  },
})

export { expect }

/** The first message of a device. */
export const readyMessage = (path = '/home', lang = 'en') => ({ v: 1, type: 'ready', path, lang })

/** Runs a function with the page's first element, and returns its result. */
export const evaluateOnElement = <Result>(page: Page, what: (it: FloorThermostatElement) => Result) =>
  element(page).evaluate(what)

/** The page's first element, its frame, and the height of the frame in CSS pixels. */
export const element = (page: Page) => page.locator('floor-thermostat').first()
export const frame = (page: Page) => page.locator('floor-thermostat iframe').first()
export const readFrameHeight = (page: Page) =>
  frame(page).evaluate((iframe) => iframe.getBoundingClientRect().height)

/** Waits until the product knows that its frame is sized and the frame is as high as its content. */
export async function waitUntilFits(page: Page): Promise<void> {
  const product = frame(page).contentFrame()
  await expect(product.locator('html')).toHaveAttribute('data-framed', 'sized')
  const content = () =>
    product.locator(':has(> main)').evaluate((it) => Math.ceil(it.getBoundingClientRect().height))
  await expect.poll(async () => (await readFrameHeight(page)) - (await content())).toBe(0)
}

/** The events of the page's elements since it was opened, oldest first. */
export const readEvents = (page: Page, ...types: string[]) =>
  page.evaluate(
    (types) => window.receivedEvents.filter(({ type }) => types.length === 0 || types.includes(type)),
    types,
  )

/** Posts messages from the stand-in in the page's first element and waits until they have arrived. */
export async function postFromStandIn(page: Page, ...messages: unknown[]): Promise<void> {
  const inside = await standInFrame(page)
  const before = await page.evaluate(() => window.receivedMarks)
  await inside.evaluate((messages) => {
    for (const message of [...messages, 'mark']) parent.postMessage(message, '*')
  }, messages)
  await page.waitForFunction((before) => window.receivedMarks > before, before)
}

/** The messages to the stand-in since the last call, without those that ask for its size. */
export async function takeMessagesToStandIn(page: Page): Promise<unknown[]> {
  const inside = await standInFrame(page)
  const before = await inside.evaluate(() => window.receivedMarks)
  await frame(page).evaluate((iframe) => {
    if (iframe instanceof HTMLIFrameElement) iframe.contentWindow?.postMessage('mark', '*')
  })
  await inside.waitForFunction((before) => window.receivedMarks > before, before)
  return inside.evaluate(() => window.receivedMessages.splice(0))
}

async function standInFrame(page: Page): Promise<Frame> {
  const handle = await frame(page).elementHandle()
  const inside = await handle?.contentFrame()
  if (!inside) throw new Error('the element has no frame')
  await inside.waitForURL(/stand-in/)
  return inside
}

/** Runs in every document before its own scripts. */
function recordInPage(): void {
  window.receivedEvents = []
  window.receivedMessages = []
  window.receivedMarks = 0
  window.violations = []
  window.messageListenerCount = 0
  addEventListener('message', ({ data }) => {
    if (data === 'mark') window.receivedMarks++
    else if (data?.type !== 'iframe-child-init') window.receivedMessages.push(data)
  })
  const types = { ready: 0, screen: 0, language: 0, press: 0, task: 0, time: 0, error: 0 } satisfies Record<
    keyof FloorThermostatDetails,
    0
  >
  for (const type of Object.keys(types)) {
    addEventListener(
      type,
      (event) => {
        if (!(event instanceof CustomEvent) || !(event.target instanceof Element)) return
        const from = [...document.querySelectorAll('floor-thermostat')].indexOf(event.target as never)
        window.receivedEvents.push({ type, detail: event.detail, from })
      },
      true,
    )
  }
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    window.violations.push(`${violatedDirective} ${blockedURI}`)
  })
  const { addEventListener: add, removeEventListener: remove } = window
  const listening = new Set<unknown>()
  window.addEventListener = (...given: Parameters<typeof add>) => {
    if (given[0] === 'message') listening.add(given[1])
    window.messageListenerCount = listening.size
    add.apply(window, given)
  }
  window.removeEventListener = (...given: Parameters<typeof remove>) => {
    listening.delete(given[1])
    window.messageListenerCount = listening.size
    remove.apply(window, given)
  }
}

/** The path at which docs/embedding.md suggests to keep a copy of the script. */
const COPY = '/js/floor-thermostat.js'

const standIn = '<!doctype html><title>Stand-in</title>'

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })
}
