/** Operates the page in Playwright's Chromium, with a clock that only the scenario moves. */
import { test as base, expect, type Page } from '@playwright/test'
import { BrowserDriver } from '../../engines/driver'
import { createPlaywrightControls } from './playwright-controls'
import { stopClock } from './stop-clock'

export function createPageDriver(page: Page): BrowserDriver {
  return new BrowserDriver({
    ...createPlaywrightControls(page),
    advanceClock: (ms) => page.clock.runFor(ms),
    retryUntilFine: (wrong) => expect.poll(wrong, { intervals: [10, 25, 50, 100] }).toBeNull(),
  })
}

/** Tests that share one page, because a new browser context for each would take most of the time. */
export const test = base.extend<{ driver: BrowserDriver }, { sharedPage: Page }>({
  sharedPage: [
    async ({ browser }, use) => {
      const page = await browser.newPage()
      const unhandled: string[] = []
      page.on('pageerror', ({ message }) => unhandled.push(message))
      await use(page)
      await page.close()
      expect(unhandled).toEqual([])
    },
    { scope: 'worker' },
  ],
  driver: async ({ sharedPage }, use) => {
    await stopClock(sharedPage)
    await use(createPageDriver(sharedPage))
  },
})
