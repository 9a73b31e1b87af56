/** Operates the companion in Playwright, on a clock that only the test moves. */
import { expect, type Locator, type Page } from '@playwright/test'
import { expandedSearchField, searchField } from './search-field'
import { stopClock } from './stop-clock'

export class CompanionDriver {
  readonly page: Page
  readonly root: Locator
  readonly caption: Locator

  constructor(page: Page) {
    this.page = page
    this.root = page.locator('[data-companion]')
    this.caption = page.locator('[data-caption]')
  }

  /** Opens the page at an address that asks for a task. */
  async open(task: string, more = '', path = '/home') {
    await stopClock(this.page)
    await this.page.goto(`${path}?task=${task}${more}`)
    await expect(this.page.locator('[data-display]')).toHaveAttribute('data-path', path)
    await this.waitUntilVisible(this.caption)
  }

  /** Opens the page with the list of the companion's field closed. */
  async openClosed(path = '/home') {
    await stopClock(this.page)
    await this.page.goto(path)
    await expect(this.page.locator('[data-display]')).toHaveAttribute('data-path', path)
    await this.waitUntilVisible(searchField(this.page))
  }

  /** Opens the field's list and types what is wanted. */
  async typeQuery(query: string) {
    // With a task in hand the list may stay closed until something is typed.
    const isClosed = (await this.root.getAttribute('data-state')) === 'closed'
    await searchField(this.page).click()
    await this.waitUntilVisible(isClosed ? expandedSearchField(this.page) : searchField(this.page))
    await searchField(this.page).fill(query)
  }

  /** Waits until the field has opened its list, which is loaded behind the page. */
  waitForList() {
    return this.waitUntilVisible(expandedSearchField(this.page))
  }

  /** Waits until something is in view: React lets time pass before it shows what was loaded. */
  async waitUntilVisible(place: Locator) {
    await expect
      .poll(
        async () => {
          await this.advanceClock(50)
          return place.isVisible()
        },
        { intervals: [10] },
      )
      .toBe(true)
  }

  /** Presses a button in view: what ends a task may stand below the device and in the rail. */
  pressAction(what: string) {
    return this.page.locator(`[data-do="${what}"]:visible`).first().click()
  }

  async expectState(state: string) {
    await expect(this.root).toHaveAttribute('data-state', state)
  }

  advanceClock(ms: number) {
    return this.page.clock.runFor(ms)
  }

  /** Lets time pass until the companion is in a state. */
  async waitForState(state: string) {
    await expect
      .poll(
        async () => {
          await this.advanceClock(500)
          return this.root.getAttribute('data-state')
        },
        { intervals: [10] },
      )
      .toBe(state)
  }

  async expectPath(path: string) {
    await expect(this.page.locator('[data-display]')).toHaveAttribute('data-path', path)
  }

  /** A setting as the browser keeps it. */
  readSetting(name: string): Promise<unknown> {
    return this.page.evaluate((field) => JSON.parse(localStorage.getItem('state') ?? '{}')[field], name)
  }
}
