/** Tests `?time=` and `&speed=` in the address, on any route. */
import { readFileSync } from 'node:fs'
import { packDevice } from '../../../src/site/share/pack-device'
import { factorySettings } from '../../../src/thermostat/device/device'
import { START_TIME } from '../../scenarios/scenario'
import { deckButton } from '../helpers/deck'
import { companion, display } from '../helpers/panel'
import { stopClock } from '../helpers/stop-clock'
import { tagWholeIf } from '../helpers/tag-whole'
import { expect, type Page, test } from '../helpers/test'

const MINUTE = 60_000
const MORNING = '2026-11-23T05:30:00'

const time = (page: Page) => page.locator('[data-time]')

/** Returns the time of the device's clock, in ms. */
async function clockOf(page: Page): Promise<number> {
  return Date.parse(`${await time(page).getAttribute('data-at')}Z`)
}

/** Lets the page load the requested parts, with almost no time passing. */
async function isFrom(page: Page, at: string, speed: number) {
  await expect
    .poll(async () => {
      await page.clock.runFor(5)
      return time(page).getAttribute('data-speed')
    })
    .toBe(String(speed))
  expect(await clockOf(page)).toBeGreaterThanOrEqual(Date.parse(`${at}Z`))
  expect(await clockOf(page)).toBeLessThan(Date.parse(`${at}Z`) + 5 * MINUTE)
}

test('the device has the requested time, and the address no longer has the parameter', async ({ page }) => {
  await stopClock(page)
  await page.goto('/home/menu/program?time=monday-05:30&x=1#y')
  await isFrom(page, MORNING, 0)
  await expect(page).toHaveURL('/home/menu/program')
  await page.clock.runFor(30_000)
  await expect(time(page)).toHaveAttribute('data-at', MORNING)
})

test('the README’s link runs a week program in a fresh browser, with its chart in view', async ({ page }) => {
  const link = /`(\/home\?time=[^`]+)`/.exec(readFileSync('README.md', 'utf8'))?.[1]
  await page.setViewportSize({ width: 1280, height: 800 })
  await stopClock(page)
  await page.goto(String(link))
  await isFrom(page, MORNING, 600)
  const next = time(page).locator('[data-command="next-event"]')
  await expect(next).toContainText('Wake up, 06:00')
  await page.clock.runFor(6000)
  await expect(next).toContainText('Leave, 08:00')
  await expect(display(page)).toContainText('22')
  await expect(time(page).locator('[data-chart]')).toBeInViewport({ ratio: 0.7 })
})

test('time can be requested together with a task, a language and a shared device', async ({ page }) => {
  await stopClock(page)
  const shared = packDevice({ ...factorySettings, program: 'week', temperatureValue: 30 })
  await page.goto(`/home?task=lock-keys&time=monday-06:30&speed=60&lang=sv#d=${shared}`)
  await isFrom(page, '2026-11-23T06:30:00', 60)
  await expect(companion(page)).toHaveAttribute('data-task', 'lock-keys')
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
  await expect(page.locator('section[data-shared]')).toHaveAttribute('data-shared', 'device')
  await expect(page).toHaveURL(`/home#d=${shared}`)
})

for (const [width, height, opener] of [
  [1280, 800, '[data-region="deck"] [aria-expanded="true"]:not(details *)'],
  [390, 844, '#tab-time[aria-selected="true"]'],
] as const)
  test(
    `a requested time opens the deck or its tab and moves neither the focus nor the page, ${width} px wide`,
    tagWholeIf(width === 1280),
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      await stopClock(page)
      await page.addInitScript(() => {
        const moved: string[] = []
        Object.assign(window, { moved })
        addEventListener('focusin', ({ target }) => moved.push(`focus ${String(target)}`))
        addEventListener('scroll', ({ target }) => moved.push(`scroll ${String(target)}`), true)
      })
      await page.goto('/home?time=monday-05:30&speed=600')
      await isFrom(page, MORNING, 600)
      await page.clock.runFor(3000)
      await expect(page.locator(opener)).toBeVisible()
      await expect(time(page).locator('[data-chart]')).toBeInViewport()
      expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([])
    },
  )

// behaviour 26.3
test('in a showroom the next visitor’s device is at now', { tag: '@whole' }, async ({ page }) => {
  await stopClock(page)
  await page.goto('/home?kiosk=60&start=/home&time=monday-05:30&speed=600')
  await isFrom(page, MORNING, 600)
  await page.clock.runFor(60_000)
  await expect(time(page)).toHaveAttribute('data-speed', '1')
  await expect(deckButton(page), 'the deck is closed').toHaveAttribute('aria-expanded', 'false')
  expect(await clockOf(page)).toBeLessThan(START_TIME + 10 * MINUTE)
  await page.reload()
  await page.clock.runFor(5000)
  await expect(time(page)).toHaveAttribute('data-speed', '1')
})

// behaviour 30.2
test('a link shared while time runs has the stored settings', { tag: '@whole' }, async ({ page }) => {
  const settings = { ...factorySettings, program: 'week', adaptiveFunction: 'on' } as const
  await stopClock(page)
  await page.goto(`/home?time=monday-12:30&speed=600#d=${packDevice(settings)}`)
  await isFrom(page, '2026-11-23T12:30:00', 600)
  await page.clock.runFor(12_000)
  await page.locator('[data-command="share"]').click()
  const link = page.locator('dialog[data-share] input')
  await expect(link).toHaveValue(new RegExp(`#d=${packDevice(settings)}$`))
  expect(await link.inputValue()).not.toMatch(/time|speed/)
  await expect(display(page)).toBeVisible()
})
