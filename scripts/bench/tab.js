import { chromium } from '@playwright/test'
import { ensureChromium } from '../chromium.js'

/** A selector of the element that each site shows once it is usable. */
export const readySelectors = { floor: 'output', product: '[data-display][data-path]' }

/**
 * Runs a function with a Chromium that does not use a graphics card, so that every machine draws in the same way.
 * @template Result
 * @param {(browser: import('@playwright/test').Browser) => Promise<Result>} run
 */
export async function withBrowser(run) {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--disable-gpu'] })
  try {
    return await run(browser)
  } finally {
    await browser.close()
  }
}

/**
 * Opens a tab of a returning visitor without a cache. On a first visit the product would open its installation guide.
 * @param {import('@playwright/test').Browser} browser
 */
export async function openTab(browser) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const tab = await context.newPage()
  const cdp = await context.newCDPSession(tab)
  await tab.addInitScript(
    () => localStorage.getItem('state') ?? localStorage.setItem('state', '{"wifiInstalled":"true"}'),
  )
  return { tab, cdp, context }
}

/**
 * @param {import('@playwright/test').CDPSession} cdp
 * @param {number} times how much slower the processor of the page is
 */
export async function slowDown(cdp, times) {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: times })
}
