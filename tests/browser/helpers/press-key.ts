/** A short press of a key on a page whose clock runs. */
import type { Page } from '@playwright/test'

/** Sends both events at once: on a busy machine a pause between them would make a hold. */
export async function pressKey(page: Page, key: string) {
  await Promise.all([page.keyboard.down(key), page.keyboard.up(key)])
}
