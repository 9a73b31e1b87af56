/** Helpers for the chart of simulated time and its table. */
import { expect, type Page } from '@playwright/test'
import { START_TIME } from '../../scenarios/scenario'
import { storedState } from './stored-state'

const HOUR = 3_600_000

export const chart = (page: Page) => page.locator('[data-chart]')
export const picture = (page: Page) => chart(page).locator('svg[role="img"]')

export const table = (page: Page) => page.locator('[data-time] details:has(time)')

/** Home with the week program on a Monday at 05:00; time is started and stopped, and the deck is open. */
export async function openChart(page: Page, language = 'en') {
  const state = storedState({ program: 'week' })
  await page.addInitScript((stored) => localStorage.setItem('state', JSON.stringify(stored)), state)
  await page.clock.install({ time: START_TIME })
  await page.goto(`/home?lang=${language}&time=monday-05:00&speed=0`)
  await expect(picture(page)).toBeAttached()
  await page.clock.pauseAt(START_TIME + HOUR)
}

/** Lets some of the visitor's time pass at a speed, and stops. */
export async function runTime(page: Page, speed: 60 | 600 | 3600, ms: number) {
  await pressCommand(page, `run-${speed}`)
  await page.clock.runFor(ms)
  await pressCommand(page, 'stop')
  await page.clock.runFor(100)
}

export const pressCommand = (page: Page, command: string) =>
  page.locator(`[data-command="${command}"]`).evaluate((button: HTMLElement) => button.click())

export const openTable = (page: Page) =>
  table(page).evaluate((details: HTMLDetailsElement) => {
    details.open = true
  })

export interface ChartRow {
  readonly at: string
  readonly set: string
  readonly floor: string
  readonly room: string
}

export function rowsOf(page: Page): Promise<readonly ChartRow[]> {
  return table(page)
    .locator('tbody tr:has(time)')
    .evaluateAll((rows) =>
      rows.map((row) => {
        const [, set = '', floor = '', room = ''] = [...row.children].map((cell) => cell.textContent ?? '')
        const at = row.querySelector('time')?.dateTime ?? ''
        return { at, set, floor, room }
      }),
    )
}
