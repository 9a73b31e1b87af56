/** The group that lets time run, for browser tests. */
import { expect, type Locator, type Page } from '@playwright/test'

export const timeGroup = (page: Page): Locator => page.locator('[data-time]')

const command = (page: Page, name: string) => timeGroup(page).locator(`[data-command="${name}"]`)

/** Unfolds the group, and waits until what it loads is drawn. */
export async function unfoldTime(page: Page): Promise<void> {
  await timeGroup(page).locator('summary').first().click()
  await expect(command(page, 'run-60')).toBeVisible()
}

/** Presses one of its buttons: `run-3600`, `next-event`, `run`, `stop`, `now`. */
export async function letRun(page: Page, name: string): Promise<void> {
  await command(page, name).click()
}

/** What the clock on the wall shows, in ms. */
export async function wallClock(page: Page): Promise<number> {
  return Date.parse(`${await timeGroup(page).getAttribute('data-at')}Z`)
}
