/** Stops the clock of a page and its frames when scenarios begin, so that only the test lets time pass. */
import type { Page } from '@playwright/test'
import { BEGINNING } from '../../scenarios/scenario'

export async function stopClock(page: Page) {
  await page.clock.install({ time: BEGINNING - 60_000 })
  await page.clock.pauseAt(BEGINNING)
}
