import type { Frame, Page } from '@playwright/test'
import { settle } from './browsers/look'

/** Unfolds the panel and its groups, as a visitor does by their headings. */
export async function unfold(page: Page | Frame): Promise<void> {
  await page.locator('.surroundings').waitFor({ state: 'attached' })
  await page.evaluate(settle, '.page-panel, .group')
  // What lets time run is loaded now.
  await page.locator('[data-time] [data-command]').first().waitFor({ state: 'attached' })
}
