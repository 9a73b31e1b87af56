/** Helpers for tests of frames in a host page. */
import { expect, type Page } from '@playwright/test'
import { excessHeight, productFrame } from './frame-host'
import type { SizingLibrary } from './sizing-libraries'

export const FRAME_STYLE = 'style="width: 400px; border: 0"'
export const frameHtml = (src: string, more = FRAME_STYLE) =>
  `<iframe id="thermostat" title="Thermostat" src="${src}" ${more}></iframe>`
export const libraryHtml = ({ path, setUpScript }: SizingLibrary) =>
  `<script src="${path}"></script><script>${setUpScript}</script>`

export const expectFit = (page: Page) =>
  expect.poll(() => excessHeight(page), 'pixels that the frame is too high').toBe(0)

export const readFrameHeight = (page: Page) =>
  page.locator('iframe').evaluate((iframe) => iframe.clientHeight)

/** Changes the width of the frame and waits until the product has it. */
export async function setFrameWidth(page: Page, wide: number) {
  await page.locator('iframe').evaluate((iframe, width) => (iframe.style.width = `${width}px`), wide)
  await expect.poll(() => productFrame(page).evaluate(() => innerWidth)).toBe(wide)
}

/** The thermostat itself, with its display and its buttons. */
export const casingOf = (page: Page) => productFrame(page).locator('main > :has([data-display])')

/** The button that unfolds the house below the device. */
export const houseButton = (page: Page) => productFrame(page).locator('[aria-controls="panel-house"]')

/** Collects console output, except iframe-resizer's known error of posting to a frame before it loads. */
export function recordConsole(page: Page): string[] {
  const lines: string[] = []
  const isTooEarly = (text: string) => /^Failed to execute 'postMessage'.*target origin/.test(text)
  page.on('console', (message) => !isTooEarly(message.text()) && lines.push(message.text()))
  page.on('pageerror', (error) => lines.push(error.message))
  return lines
}
