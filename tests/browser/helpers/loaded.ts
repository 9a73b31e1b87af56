/** Waits for what a page loads later. Its companion comes once somebody touches the field, or leaves the page alone. */
import { expect, type Page } from '@playwright/test'
import { askField } from './ask-field'

/** Waits until what is around the device is there, in the font in which it stays. */
export async function untilAround(page: Page): Promise<void> {
  await expect(page.locator('[name="wifiInstalled"]')).toBeAttached()
  await page.evaluate(() => document.fonts.ready)
}

/** Lets a pointer come over the field, and waits for the companion's program and texts: nothing loads by itself then. */
export async function untilAllIsThere(page: Page): Promise<void> {
  await untilAround(page)
  const arrived = [/\/companion-[\w-]{8}\.js$/, /\/companion-[a-z]{2}-[\w-]{8}\.js$/].map((file) =>
    page.waitForEvent('requestfinished', (request) => file.test(request.url())),
  )
  await askField(page).hover()
  await Promise.all(arrived)
  await page.mouse.move(0, 0)
}

/** The companion's files that a page asks for from now on, without the hashes of a build. */
export function companionFiles(page: Page): readonly string[] {
  const files: string[] = []
  page.on('request', (request) => {
    const name = request.url().match(/\/assets\/(companion[\w-]*?)-[\w-]{8}\.js/)
    if (name?.[1]) files.push(name[1])
  })
  return files
}
