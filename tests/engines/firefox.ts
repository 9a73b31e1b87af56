/** Firefox over WebDriver BiDi, which needs no separate driver. */
import puppeteer from 'puppeteer-core'
import type { OwnBrowser } from './browser'
import { steered } from './steered'

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
    ...steered(page),
    resize: (width, height) => page.setViewport({ width, height }),
    picture: () => page.screenshot(),
    close: () => browser.close(),
  }
}
