/** Somebody else's page, on an origin of its own and under a policy that allows nothing but the script and the frame. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test as base, expect, type Frame, type Page } from '@playwright/test'
import type { FloorThermostatDetails } from '../../src/messages/embed'

export interface Host {
  /** Opens a page with this body. The script of the product is in it, unless `script` says what is there instead. */
  open(body: string, script?: string): Promise<void>
  /** The folder of a stand-in for the product, which shows nothing and says only what a test makes it say. */
  readonly standIn: string
  /** A page of the host's own origin, that a frame can be led to. */
  readonly own: string
}

export interface Told {
  readonly type: string
  readonly detail: unknown
  /** The place of the element among the page's elements. */
  readonly from: number
}

declare global {
  interface Window {
    /** What a page was told by events. */
    told: Told[]
    /** The orders that a document got by messages. */
    heard: unknown[]
    /** How many marks it got: what was posted before them is there too. */
    marks: number
    violations: string[]
    /** How many listeners for messages there are. */
    listening: number
  }
}

export const test = base.extend<{ host: Host }>({
  host: async ({ page, baseURL }, use) => {
    let document = ''
    const server = createServer((request, response) => {
      response.setHeader('Content-Type', 'text/html; charset=windows-1252')
      if (request.url?.startsWith('/stand-in/')) response.end(standIn)
      else response.setHeader('Content-Security-Policy', policy).end(document)
    })
    const port = await listen(server)
    const strange = `http://127.0.0.1:${port}`
    const policy = [
      "default-src 'none'",
      `script-src ${baseURL}`,
      `frame-src 'self' ${baseURL} ${strange}`,
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ].join('; ')

    await page.addInitScript(record)
    await use({
      standIn: `${strange}/stand-in/`,
      own: `http://localhost:${port}/stand-in/`,
      async open(body, script = `<script src="${baseURL}/embed.js"></script>`) {
        document = `<!doctype html><html><head><title>Shop</title>${script}</head><body>${body}</body></html>`
        await page.goto(`http://localhost:${port}/`)
      },
    })
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  },
})

export { expect }

/** The page's first or only element, its frame, and how high that is in CSS pixels. */
export const element = (page: Page) => page.locator('floor-thermostat').first()
export const frame = (page: Page) => page.locator('floor-thermostat iframe').first()
export const height = (page: Page) => frame(page).evaluate((iframe) => iframe.getBoundingClientRect().height)

/** Until the frame is as high as what is in it, which tells its height before it knows that it is made to fit, and again after. */
export async function fits(page: Page): Promise<void> {
  const product = frame(page).contentFrame()
  await expect(product.locator('html')).toHaveAttribute('data-framed', 'sized')
  const content = () =>
    product.locator('.page').evaluate((it) => Math.ceil(it.getBoundingClientRect().height))
  await expect.poll(async () => (await height(page)) - (await content())).toBe(0)
}

/** What the elements of the page told since it was opened, the oldest first. */
export const told = (page: Page, ...types: string[]) =>
  page.evaluate(
    (types) => window.told.filter(({ type }) => types.length === 0 || types.includes(type)),
    types,
  )

/** The stand-in in the page's first or only element says this to its page, and the page has heard it. */
export async function say(page: Page, ...messages: unknown[]): Promise<void> {
  const inside = await standInOf(page)
  const before = await page.evaluate(() => window.marks)
  await inside.evaluate((messages) => {
    for (const message of [...messages, 'mark']) parent.postMessage(message, '*')
  }, messages)
  await page.waitForFunction((before) => window.marks > before, before)
}

/** What the stand-in was told since the last time, but for being asked about its size. */
export async function orders(page: Page): Promise<unknown[]> {
  const inside = await standInOf(page)
  const before = await inside.evaluate(() => window.marks)
  await frame(page).evaluate((iframe) => {
    if (iframe instanceof HTMLIFrameElement) iframe.contentWindow?.postMessage('mark', '*')
  })
  await inside.waitForFunction((before) => window.marks > before, before)
  return inside.evaluate(() => window.heard.splice(0))
}

async function standInOf(page: Page): Promise<Frame> {
  const handle = await frame(page).elementHandle()
  const inside = await handle?.contentFrame()
  if (!inside) throw new Error('the element has no frame')
  await inside.waitForURL(/stand-in/)
  return inside
}

/** Runs in every document before its own scripts. */
function record(): void {
  window.told = []
  window.heard = []
  window.marks = 0
  window.violations = []
  window.listening = 0
  addEventListener('message', ({ data }) => {
    if (data === 'mark') window.marks++
    else if (data?.type !== 'iframe-child-init') window.heard.push(data)
  })
  const types = { ready: 0, screen: 0, language: 0, press: 0 } satisfies Record<
    keyof FloorThermostatDetails,
    0
  >
  for (const type of Object.keys(types)) {
    addEventListener(
      type,
      (event) => {
        if (!(event instanceof CustomEvent) || !(event.target instanceof Element)) return
        const from = [...document.querySelectorAll('floor-thermostat')].indexOf(event.target as never)
        window.told.push({ type, detail: event.detail, from })
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
    window.listening = listening.size
    add.apply(window, given)
  }
  window.removeEventListener = (...given: Parameters<typeof remove>) => {
    listening.delete(given[1])
    window.listening = listening.size
    remove.apply(window, given)
  }
}

const standIn = '<!doctype html><title>Stand-in</title>'

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })
}
