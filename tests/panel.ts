import type { Page } from '@playwright/test'

/** The closed field: on a phone it is the handle of the sheet. */
export const handle = (page: Page) => page.locator('.closed-field input')

/** Opens the sheet of a phone at the surroundings, as a visitor does by its handle and the tab. */
export async function openSheet(page: Page): Promise<void> {
  await handle(page).tap()
  await page.getByRole('tab').nth(1).tap()
}
