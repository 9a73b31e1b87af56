import { expect, type Frame, type Page } from '@playwright/test'
import type { Tab } from '../../../src/app/app'
import { untilAround } from './loaded'

export const display = (page: Page) => page.locator('[data-display]')

/** A control of the house, by the name of what it changes. */
export const control = (page: Page, name: string) => page.locator(`[name="${name}"]`)

/** The row of a fault; 0 clears it. */
export const fault = (page: Page, code: number) => page.locator(`[data-fault="${code}"]`)

/** The tab of a panel, or in a frame the button that unfolds it. */
export const tab = (page: Page | Frame, name: Tab) => page.locator(`[aria-controls="panel-${name}"]`)

/** Opens the device at a path, and waits for the panel. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(display(page)).toHaveAttribute('data-path', path)
  await untilAround(page)
}

/** Goes to a screen in the open page, as the browser's history does. */
export function goTo(page: Page, path: string): Promise<void> {
  return page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
}

/** Brings the house to the front, as a visitor does by its tab, and waits for what is loaded then. */
export async function openHouse(page: Page | Frame): Promise<void> {
  await tab(page, 'house').click()
  await page.locator('[name="houseFloor"]').waitFor()
}

/** Brings the faults to the front: on a sheet they stand below the house. */
export async function openFaults(page: Page): Promise<void> {
  await tab(page, (await tab(page, 'faults').count()) > 0 ? 'faults' : 'house').click()
}
