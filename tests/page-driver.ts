/** Operates the page in Playwright's Chromium, with a clock that only the scenario moves. */
import { test as base, expect, type Page } from '@playwright/test'
import { BrowserDriver } from './browsers/driver'
import { stopClock } from './stop-clock'

export function driverOf(page: Page): BrowserDriver {
  return new BrowserDriver({
    open: (path) => page.goto(path),
    run: async (inPage, ...values) =>
      (await page.evaluate(`(${inPage})(...${JSON.stringify(values)})`)) as never,
    pass: (ms) => page.clock.runFor(ms),
    until: (wrong) => expect.poll(wrong, { intervals: [10, 25, 50, 100] }).toBeNull(),
    click: ({ x, y }) => page.mouse.click(x, y),
    drag: async (from, to) => {
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(to.x, to.y, { steps: 4 })
      await page.mouse.up()
    },
    keyDown: (key) => page.keyboard.down(key),
    keyUp: (key) => page.keyboard.up(key),
    reload: () => page.reload(),
    back: () => page.goBack(),
    forward: () => page.goForward(),
  })
}

/** Tests that share one page, because a new browser context for each would take most of the time. */
export const test = base.extend<{ driver: BrowserDriver }, { sharedPage: Page }>({
  sharedPage: [
    async ({ browser }, use) => {
      const page = await browser.newPage()
      await use(page)
      await page.close()
    },
    { scope: 'worker' },
  ],
  driver: async ({ sharedPage }, use) => {
    await stopClock(sharedPage)
    await use(driverOf(sharedPage))
  },
})
