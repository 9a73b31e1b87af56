import { expect, type Frame, type Page } from '@playwright/test'
import type { Tab } from '../../../src/site/page/app'
import type { Settings } from '../../../src/thermostat/device/device'
import { waitForPage } from './lazy-modules'
import { storedState } from './stored-state'

export const display = (page: Page) => page.locator('[data-display]')

export const companion = (page: Page) => page.locator('[data-companion]')

/** One of the five buttons, by its action: `confirm`. */
export const key = (page: Page, name: string) => page.locator(`[data-key="${name}"]`)

/** The value that the screen sets. */
export const value = (page: Page) => display(page).locator('[data-value]')

/** A control of the house, by the name of what it changes. */
export const control = (page: Page, name: string) => page.locator(`[name="${name}"]`)

/** The row of a fault; 0 clears it. */
export const fault = (page: Page, code: number) => page.locator(`[data-fault="${code}"]`)

/** The tab of a panel, or in a frame the button that unfolds it. */
export const tab = (page: Page | Frame, name: Tab) => page.locator(`[aria-controls="panel-${name}"]`)

/**
 * Opens the device at an address, and waits for the panel.
 * @param settings that an earlier visit has left
 */
export async function open(page: Page, address: string, settings?: Partial<Settings>): Promise<void> {
  if (settings) await storeSettings(page, settings)
  await page.goto(address)
  await waitForPath(page, new URL(address, 'https://any.host').pathname)
  await waitForPage(page)
}

/** Keeps settings for the next visit. */
async function storeSettings(page: Page, settings: Partial<Settings>): Promise<void> {
  const state = JSON.stringify(storedState(settings))
  if (page.url() !== 'about:blank')
    return page.evaluate((stored) => localStorage.setItem('state', stored), state)
  await page.addInitScript(
    (stored) => localStorage.getItem('state') ?? localStorage.setItem('state', stored),
    state,
  )
}

/** Waits until the screen at a path is shown. */
export const waitForPath = (page: Page, path: string) =>
  expect(display(page)).toHaveAttribute('data-path', path)

/** Goes to a screen in the open page, as the browser's history does. */
export function goTo(page: Page, path: string): Promise<void> {
  return page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
}

/** Brings the house to the front, as a visitor does by its tab, and waits for the drawing. */
export async function openRoom(page: Page | Frame): Promise<void> {
  await tab(page, 'house').click()
  await page.locator('[data-room]').waitFor()
}

/** Brings the house to the front, and unfolds all values. */
export async function openHouse(page: Page | Frame): Promise<void> {
  await openRoom(page)
  await unfoldAllValues(page)
}

/** Unfolds the form below the drawing, and waits for what is loaded then. */
export async function unfoldAllValues(page: Page | Frame): Promise<void> {
  const allValues = page.locator('details.all-values')
  if ((await allValues.getAttribute('open')) === null) await allValues.locator('summary').click()
  await page.locator('[name="houseFloor"]').waitFor()
}

/** Brings the faults to the front. */
export async function openFaults(page: Page): Promise<void> {
  await tab(page, 'faults').click()
}
