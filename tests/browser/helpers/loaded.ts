/** Waits for lazy modules. The companion loads when a visitor uses the field or leaves the page idle. */
import { expect, type Page } from '@playwright/test'
import { askField } from './ask-field'

/** Waits until the page around the device is drawn, in its final font. */
export async function untilAround(page: Page): Promise<void> {
  await expect(page.locator('[name="wifiInstalled"]')).toBeAttached()
  await page.evaluate(() => document.fonts.ready)
}

/**
 * Moves the pointer over the field, and waits for the companion's program and texts. After that nothing loads by
 * itself.
 */
export async function untilAllIsThere(page: Page): Promise<void> {
  await untilAround(page)
  const arrived = [/\/companion-[\w-]{8}\.js$/, /\/companion-[a-z]{2}-[\w-]{8}\.js$/].map((file) =>
    page.waitForEvent('requestfinished', (request) => file.test(request.url())),
  )
  await askField(page).hover()
  await Promise.all(arrived)
  await page.mouse.move(0, 0)
}

/** Collects requests for the companion's files from now on, without the hashes of a build. */
export function companionFiles(page: Page): readonly string[] {
  const files: string[] = []
  page.on('request', (request) => {
    const name = request.url().match(/\/assets\/(companion[\w-]*?)-[\w-]{8}\.js/)
    if (name?.[1]) files.push(name[1])
  })
  return files
}
