/** Listens to the page's live region, as a screen reader does. */
import type { Page } from '@playwright/test'

/** Returns a function that returns all announcements since its last call. */
export async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const announcements: string[] = []
    Object.assign(window, { announcements })
    const region = document.querySelector('[aria-live]')
    if (!region) throw new Error('There is no live region.')
    const note = () => region.textContent && announcements.push(region.textContent)
    new MutationObserver(note).observe(region, { subtree: true, childList: true, characterData: true })
  })
  return () => page.evaluate(() => Reflect.get(window, 'announcements') as string[])
}
