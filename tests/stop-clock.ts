/** Stops the clock of a page and its frames, so that only the test lets time pass. */
import type { Page } from '@playwright/test'
import { BEGINNING } from './scenario'

/** @param at what the page's clock says from then on, in ms since 1970 */
export async function stopClock(page: Page, at = BEGINNING) {
  await page.clock.install({ time: at - 60_000 })
  await page.clock.pauseAt(at)
}
