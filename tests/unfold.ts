import type { Frame, Page } from '@playwright/test'

/** Unfolds the panel and its groups, as a visitor does by their headings. */
export async function unfold(page: Page | Frame): Promise<void> {
  await page.locator('.surroundings').waitFor({ state: 'attached' })
  await page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('.page-panel, .group'))
      details.open = true
  })
}
