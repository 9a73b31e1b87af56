import { expect, type Page } from '@playwright/test'
import { askField } from './ask-field'

export const display = (page: Page) => page.locator('[data-display]')

/** A control of the surroundings, by the name of what it changes. */
export const control = (page: Page, name: string) => page.locator(`[name="${name}"]`)

/** Opens the device at a path, and waits for the panel. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(display(page)).toHaveAttribute('data-path', path)
  await expect(page.locator('.surroundings')).toBeAttached()
}

/** Opens the sheet of a phone at the surroundings, as a visitor does by its handle and the tab. */
export async function openSheet(page: Page): Promise<void> {
  await askField(page).tap()
  await page.getByRole('tab').nth(1).tap()
}
