/** Helpers for tests of frames in a host page. */
import { expect, type Page } from '@playwright/test'
import { misfit, productIn } from './frame-host'
import type { Parent } from './parents'

export const width = 'style="width: 400px; border: 0"'
export const frame = (src: string, more = width) =>
  `<iframe id="thermostat" title="Thermostat" src="${src}" ${more}></iframe>`
export const load = ({ library, setUp }: Parent) =>
  `<script src="${library}"></script><script>${setUp}</script>`

export const fits = (page: Page) =>
  expect.poll(() => misfit(page), 'pixels that the frame is too high').toBe(0)

export const height = (page: Page) => page.locator('iframe').evaluate((iframe) => iframe.clientHeight)

/** Changes the width of the frame and waits until the product has it. */
export async function widen(page: Page, wide: number) {
  await page.locator('iframe').evaluate((iframe, width) => (iframe.style.width = `${width}px`), wide)
  await expect.poll(() => productIn(page).evaluate(() => innerWidth)).toBe(wide)
}

/** The thermostat itself, with its display and its buttons. */
export const casing = (page: Page) => productIn(page).locator('main > :has([data-display])')

/** The button that unfolds the house below the device. */
export const panel = (page: Page) => productIn(page).locator('[aria-controls="panel-house"]')

/** Collects console output, except iframe-resizer's known error of posting to a frame before it loads. */
export function listenToConsole(page: Page): string[] {
  const said: string[] = []
  const isTooEarly = (text: string) => /^Failed to execute 'postMessage'.*target origin/.test(text)
  page.on('console', (message) => !isTooEarly(message.text()) && said.push(message.text()))
  page.on('pageerror', (error) => said.push(error.message))
  return said
}
