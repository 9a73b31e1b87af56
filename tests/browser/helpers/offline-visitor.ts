/** A visitor of a host with the product, whose browser may keep it for use offline. */
import { type OfflineSite, startSite } from './offline-site'
import { test as base, expect, type Page } from './test'

export const CURRENT_BUILD = 'dist'

/** A test with a host that has a build in one of its folders. */
export const test = base.extend<{ deployment: { root: string; folder: string }; site: OfflineSite }>({
  deployment: [{ root: CURRENT_BUILD, folder: '/' }, { option: true }],
  site: async ({ deployment: { root, folder } }, use) => {
    const site = await startSite(root, folder)
    await use(site)
    await site.close()
  },
})
export const display = (page: Page) => page.locator('[data-display]')
export const language = (page: Page) => page.locator('[name="language"]')
/** The label of the list of languages, in the language of the page. */
export const languageLabel = (page: Page) => page.locator('label:has([name="language"]) > span')

/** Opens the product and waits until its worker controls the page. */
export async function openWithWorker(page: Page, address: string) {
  await page.goto(address)
  await expect(display(page)).toHaveAttribute('data-path', /./)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

/** Cuts the network for pages and workers. */
export async function goOffline(page: Page, site: OfflineSite) {
  site.health = 'away'
  await page.context().setOffline(true)
}

export async function goOnline(page: Page, site: OfflineSite) {
  site.health = 'well'
  await page.context().setOffline(false)
}
