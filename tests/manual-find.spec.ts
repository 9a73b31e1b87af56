/** The field of the manual's index, which finds its pages. */
import { expect, type Page, test } from '@playwright/test'
import type { Language } from '../src/device/device'
import { axeFinds } from './axe'
import { wholeIf } from './whole'

const field = (page: Page) => page.locator('[data-find] input')
const options = (page: Page) => page.locator('[data-find] [role="option"]')
const said = (page: Page) => page.locator('[data-find] [role="status"]')

/** The scripts that were loaded, by their names without the hash. */
function scripts(page: Page): readonly string[] {
  const names: string[] = []
  page.on('request', (request) => {
    const [, name] = request.url().match(/\/assets\/(.+)-.{8}\.js$/) ?? []
    if (name) names.push(name)
  })
  return names
}

/** The finder, React, and every text: all but the script of a page and what loads others. */
const isOfFinder = (name: string) => !['manual', 'manual-preload-helper'].includes(name)

/** The clock, as somebody types it in a hurry. */
const typed: Readonly<Record<Language, string>> = {
  en: 'clok is wrong',
  sv: 'klockan går fel',
  no: 'klokken går feil',
  da: 'uret går forkert',
  de: 'die uhr geht falsch',
  fi: 'kello on väärässä',
}

for (const [language, words] of Object.entries(typed)) {
  test(`in ${language} what is typed leads to the page of its task${wholeIf(language !== 'fi')}`, async ({
    page,
  }) => {
    const loaded = scripts(page)
    await page.goto(`/manual/${language}/`)
    await expect(field(page)).toBeVisible()
    await expect.poll(() => loaded).toContain('manual')
    expect(loaded.filter(isOfFinder)).toEqual([])

    await field(page).pressSequentially(words)
    await expect(field(page)).toHaveValue(words)
    await expect(field(page)).toBeFocused()
    await expect(options(page).first()).toHaveAttribute('data-task', 'set-clock')
    await expect(said(page)).toHaveText(/\d/)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/manual/${language}/set-clock/`)
    await expect(page.locator('[data-step]').first()).toBeVisible()
  })
}

test('reading, and passing with the keyboard, loads nothing of it', async ({ page }) => {
  const loaded = scripts(page)
  await page.goto('/manual/en/')
  await field(page).focus()
  await page.keyboard.press('Tab')
  await page.mouse.wheel(0, 2000)
  await page.goto('/manual/en/lock-keys/')
  await expect(page.locator('[data-live]')).toBeVisible()
  expect(loaded).toContain('manual')
  expect(loaded.filter(isOfFinder)).toEqual([])
})

test('a screen leads to its own page @whole', async ({ page }) => {
  await page.goto('/manual/en/')
  await field(page).pressSequentially('system info')
  const screen = options(page).and(page.locator('[data-path$="/system-info"]'))
  const path = await screen.getAttribute('data-path')
  await screen.click()
  await expect(page).toHaveURL(`/manual/en/screens${path}/`)
  await expect(page.locator('h1')).toBeVisible()
})

test('the arrow keys open the list and choose, Escape closes it', async ({ page }) => {
  await page.goto('/manual/en/')
  await field(page).focus()
  await page.keyboard.press('ArrowDown')
  await expect(options(page).first()).toBeVisible()
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(options(page)).toHaveCount(0)
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key)
  const chosen = page.locator('[data-find] [aria-selected="true"]')
  const task = await chosen.getAttribute('data-task')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/manual/en/${task}/`)
})

for (const width of [320, 1280]) {
  test(`the list fits at ${width} px, and axe finds nothing${wholeIf(width > 320)}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/manual/fi/')
    await field(page).click()
    await expect(options(page).first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    expect(await axeFinds(page)).toEqual([])
  })
}

test('where the finder cannot be loaded the page says so @whole', async ({ page }) => {
  await page.goto('/manual/en/')
  await page.route('**/assets/manual-find-*.js', (route) => route.abort())
  await field(page).click()
  await expect(page.locator('[data-find] [role="alert"]')).toBeVisible()
})
