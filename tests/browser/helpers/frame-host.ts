/**
 * A host site with the product in a frame. It serves its own pages and the libraries that size frames. Other
 * requests go on to the product, so that a page can also frame the product from its own origin.
 */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import type { Frame, Page } from '@playwright/test'
import { test as base } from './routed-page'

const { resolve } = createRequire(import.meta.url)

const libraries: Readonly<Record<string, string>> = {
  '/host/iframe-resizer.js': resolve('iframe-resizer/js/iframeResizer.js'),
  '/host/open-iframe-resizer.js': resolve('@open-iframe-resizer/core'),
}

export interface Host {
  /** The address of the product for a frame of this kind. */
  product(origin: Origin): string
  /** Serves a page and returns its address. */
  serve(html: string): string
}

export type Origin = 'same-origin' | 'cross-origin'

export const test = base.extend<{ host: Host }>({
  host: async ({ baseURL }, use) => {
    const product = baseURL ?? ''
    const pages: string[] = []
    const server = createServer(async (request, response) => {
      const { pathname, search } = new URL(request.url ?? '/', 'http://host')
      const library = libraries[pathname]
      const page = pages[Number(/^\/host\/page\/(\d+)$/.exec(pathname)?.[1])]
      if (library) {
        response.setHeader('content-type', 'text/javascript').end(readFileSync(library))
        return
      }
      if (page !== undefined) {
        response.setHeader('content-type', 'text/html').end(page)
        return
      }
      const answer = await fetch(product + pathname + search)
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
      response.end(Buffer.from(await answer.arrayBuffer()))
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    // A host name other than the product's, because another port alone is the same site.
    const site = `http://localhost:${(server.address() as AddressInfo).port}`
    await use({
      product: (origin) => (origin === 'same-origin' ? site : product),
      serve: (html) =>
        `${site}/host/page/${pages.push(`<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">${html}`) - 1}`,
    })
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  },
})

/** A script for host pages that records the messages they receive, newest last. */
export const messageRecorder =
  '<script>receivedMessages = []; addEventListener("message", ({ data }) => receivedMessages.push(data))</script>'

/** The messages that the host page received, or only those of one type. */
export function readMessages(page: Page, type?: string): Promise<unknown[]> {
  return page.evaluate((wanted) => {
    const { receivedMessages } = window as unknown as { receivedMessages: unknown[] }
    return wanted
      ? receivedMessages.filter(
          (one) => typeof one === 'object' && one && 'type' in one && one.type === wanted,
        )
      : receivedMessages
  }, type)
}

/** The product in the page's frame. */
export function productFrame(page: Page): Frame {
  const frame = page.frames()[1]
  if (!frame) throw new Error('The page has no frame.')
  return frame
}

/** Returns how many px the frame is too high; negative if it is too low, 0 if it fits its content. */
export async function excessHeight(page: Page): Promise<number> {
  const frame = await page.locator('iframe').evaluate((iframe) => iframe.clientHeight)
  const { drawn, scrolled } = await productFrame(page).evaluate(() => ({
    drawn: Math.ceil(document.querySelector(':has(> main)')?.getBoundingClientRect().height ?? 0),
    // scrollHeight is never less than the height of the frame.
    scrolled: document.documentElement.scrollHeight,
  }))
  return frame - (frame < scrolled ? scrolled : drawn)
}

/** Waits for messages to the frame and back, twice, so that all earlier messages are handled. */
export async function waitForRoundTrip(page: Page) {
  const mark = `mark ${performance.now()}`
  await productFrame(page).evaluate((mark) => {
    addEventListener('message', ({ data }) => data === mark && parent.postMessage(mark, '*'))
  }, mark)
  for (let times = 0; times < 2; times++)
    await page.evaluate(
      (mark) =>
        new Promise<void>((resolve) => {
          addEventListener('message', ({ data }) => data === mark && resolve())
          window.frames[0]?.postMessage(mark, '*')
        }),
      mark,
    )
}
