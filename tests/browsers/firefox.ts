/** Firefox over WebDriver BiDi, which needs no separate driver. */
import puppeteer from 'puppeteer-core'
import type { OwnBrowser } from './browser'

/** @param executablePath where the Firefox of this machine is */
export async function openFirefox(executablePath: string): Promise<OwnBrowser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: { width: 1280, height: 900 },
  })
  const page = await browser.newPage()
  return {
    name: await browser.version(),
    open: (url) => page.goto(url),
    run: async (inPage, ...values) =>
      (await page.evaluate(`(${inPage})(...${JSON.stringify(values)})`)) as never,
    click: ({ x, y }) => page.mouse.click(x, y),
    async drag(from, to) {
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
    resize: (width, height) => page.setViewport({ width, height }),
    picture: () => page.screenshot(),
    close: () => browser.close(),
  }
}
