/** Helpers for the deck, the panel of simulated time. */
import { expect, type Frame, type Locator, type Page } from '@playwright/test'

export const timeDeck = (page: Page): Locator => page.locator('[data-time]')

const command = (page: Page, name: string) => timeDeck(page).locator(`[data-command="${name}"]`)

/** The button that opens the deck in a column; on a sheet its tab, in a frame the button of the row. */
export const deckButton = (page: Page | Frame): Locator =>
  page.locator('[data-region="deck"] [aria-expanded]:not(details *), [aria-controls="panel-time"]')

/** Opens the deck or brings it to the front, and waits until what it loads is drawn. */
export async function openDeck(page: Page): Promise<void> {
  await deckButton(page).click()
  await expect(command(page, 'run-60')).toBeVisible()
}

/** Starts simulated time, which stands still. */
export async function startStopped(page: Page): Promise<void> {
  await pressCommand(page, 'run')
  await pressCommand(page, 'stop')
}

/** Presses one of its buttons: `run-3600`, `next-event`, `run`, `stop`, `now`. */
export async function pressCommand(page: Page, name: string): Promise<void> {
  await command(page, name).click()
}

/** Returns the time of the simulated clock, in ms. */
export async function readSimulatedTime(page: Page): Promise<number> {
  return Date.parse(`${await timeDeck(page).getAttribute('data-at')}Z`)
}
