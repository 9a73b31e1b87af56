/** Waits for lazy modules. The companion loads when a visitor uses the field or leaves the page idle. */
import { expect, type Page } from '@playwright/test'
import { searchField } from './search-field'

/** Waits until the page around the device is drawn, in its final font. */
export async function waitForPage(page: Page): Promise<void> {
  await expect(page.locator('[name="wifiInstalled"]')).toBeAttached()
  await page.evaluate(() => document.fonts.ready)
}

/**
 * Moves the pointer over the field, and waits for the companion's program and texts. After that nothing loads by
 * itself.
 */
export async function loadCompanion(page: Page): Promise<void> {
  await waitForPage(page)
  const arrived = [/\/companion-[\w-]{8}\.js$/, /\/companion-[a-z]{2}-[\w-]{8}\.js$/].map((file) =>
    page.waitForEvent('requestfinished', (request) => file.test(request.url())),
  )
  await searchField(page).hover()
  await Promise.all(arrived)
  await page.mouse.move(0, 0)
}

/** Collects requests for the companion's files from now on, without the hashes of a build. */
export function recordCompanionFiles(page: Page): readonly string[] {
  const files: string[] = []
  page.on('request', (request) => {
    const name = request.url().match(/\/assets\/(companion[\w-]*?)-[\w-]{8}\.js/)
    if (name?.[1]) files.push(name[1])
  })
  return files
}
