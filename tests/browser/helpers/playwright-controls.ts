/** Controls a Playwright page by the interface that every browser has (`tests/engines/browser.ts`). */
import type { Page } from '@playwright/test'
import type { BrowserControls } from '../../engines/browser'

export function createPlaywrightControls(page: Page): BrowserControls {
  const { mouse, keyboard } = page
  return {
    open: (address) => page.goto(address),
    run: async (inPage, ...values) =>
      (await page.evaluate(`(${inPage})(...${JSON.stringify(values)})`)) as never,
    click: ({ x, y }) => mouse.click(x, y),
    async drag(from, to) {
      await mouse.move(from.x, from.y)
      await mouse.down()
      await mouse.move(to.x, to.y, { steps: 4 })
      await mouse.up()
    },
    keyDown: (key) => keyboard.down(key),
    keyUp: (key) => keyboard.up(key),
    reload: () => page.reload(),
    back: () => page.goBack(),
    forward: () => page.goForward(),
  }
}
