/** A short press of a key, where the page's clock runs. */
import type { Page } from '@playwright/test'

/** Both halves are sent at once: on a busy machine a pause between them would make it a hold. */
export async function pressKey(page: Page, key: string) {
  await Promise.all([page.keyboard.down(key), page.keyboard.up(key)])
}
