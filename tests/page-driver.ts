/** Operates the page in Playwright's Chromium, with a clock that stands still until a scenario moves it. */
import { expect, type Page } from '@playwright/test'
import { BrowserDriver } from './browsers/driver'
import { BEGINNING } from './scenario'

export async function driverOf(page: Page): Promise<BrowserDriver> {
  await page.clock.install({ time: BEGINNING - 60_000 })
  await page.clock.pauseAt(BEGINNING)
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
