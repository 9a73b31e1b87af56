/** Stops the clock of a page and its frames when scenarios begin, so that only the test lets time pass. */
import type { Page } from '@playwright/test'
import { START_TIME } from '../../scenarios/scenario'

export async function stopClock(page: Page, at = START_TIME) {
  await page.clock.install({ time: at - 60_000 })
  await page.clock.pauseAt(at)
}
