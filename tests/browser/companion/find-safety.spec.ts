/** Tests results of the search field besides tasks: dangers, other places, and no good match. */

import { findAxeViolations } from '../helpers/axe'
import { companion } from '../helpers/panel'
import { searchField } from '../helpers/search-field'
import { tagWholeIf } from '../helpers/tag-whole'
import { expect, type Page, test } from '../helpers/test'

const options = (page: Page) => companion(page).getByRole('option')
const card = (page: Page) => page.locator('[data-safety]')
const place = (page: Page, id: string) => companion(page).locator(`[data-place="${id}"]`)

async function openField(page: Page, language = 'en') {
  await page.addInitScript((stored) => {
    localStorage.setItem('state', localStorage.getItem('state') ?? JSON.stringify({ language: stored }))
  }, language)
  await page.goto('/home')
  const field = searchField(page)
  await field.click()
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  return field
}

test('a danger shows the safety card above the results, and is announced at once', async ({ page }) => {
  const field = await openField(page)
  await field.fill('fuse trips')
  await expect(card(page)).toContainText('Switch the heating off at the fuse')
  await expect(card(page)).toContainText('Call an electrician')
  await expect(card(page)).toHaveRole('alert')
  await expect(companion(page).getByRole('listbox').locator('[data-safety]')).toHaveCount(0)
  const above = (await card(page).boundingBox())?.y ?? Number.NaN
  const list = (await companion(page).getByRole('listbox').boundingBox())?.y ?? Number.NaN
  expect(above).toBeLessThan(list)
  await expect(options(page).first()).toBeVisible()
  await field.fill('floor too hot')
  await expect(options(page).first()).toHaveAttribute('data-task', /./)
  await expect(card(page)).toHaveCount(0)
})

test('the safety card appears in the language of the display and in English, also without results', {
  tag: '@whole',
}, async ({ page }) => {
  const field = await openField(page, 'fi')
  await field.fill('palaneen haju')
  await expect(card(page)).toContainText('sulakkeesta')
  await field.fill('scorched')
  await expect(card(page)).toContainText('sulakkeesta')
})

for (const scheme of ['light', 'dark'] as const)
  test(
    `axe finds no problem in the safety card, and the card fits on a phone, in ${scheme} mode`,
    tagWholeIf(scheme === 'dark'),
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme })
      await page.setViewportSize({ width: 320, height: 640 })
      const field = await openField(page, 'de')
      await field.fill('Brandgeruch')
      await expect(card(page)).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      expect(await findAxeViolations(page)).toEqual([])
    },
  )

// behaviour 29.15
test('without a good match the nearest three and two ways on are listed, and Enter chooses none', {
  tag: '@whole',
}, async ({ page }) => {
  const field = await openField(page)
  await field.fill('football results')
  await expect(companion(page).getByText('No exact match. Nearest:')).toBeVisible()
  await expect(options(page).last()).toHaveAttribute('data-place', 'manual')
  expect(await options(page).count()).toBeLessThanOrEqual(5)
  await page.keyboard.press('Enter')
  await expect(companion(page)).toHaveAttribute('data-state', 'finding')
  await field.fill('xyzzy')
  await expect(companion(page).getByText('Nothing found')).toBeVisible()
  await expect(options(page).last()).toHaveAttribute('data-place', 'manual')
})

for (const [query, id, address] of [
  ['instructions', 'manual', /\/manual\/en\/$/],
  ['rug on heated floor', 'floor-page', /\/manual\/en\/floor\/$/],
  ['print the manual', 'booklet', /\/manual\/en\/print\/$/],
  ['hand-over sheet', 'sheet', /\/sheet\/\?lang=en#d=/],
] as const)
  test(
    `a search for "${query}" leads to the page "${id}", and back returns to the device`,
    tagWholeIf(id !== 'manual'),
    async ({ page }) => {
      const field = await openField(page)
      await field.fill(query)
      await place(page, id).click()
      await expect(page).toHaveURL(address)
      await page.goBack()
      await expect(page.locator('[data-display]')).toHaveAttribute('data-path', '/home')
    },
  )

test('a search for "share" opens the dialog, which returns the focus; "page language" focuses the list of languages', {
  tag: '@whole',
}, async ({ page }) => {
  const field = await openField(page)
  await field.fill('share')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-share]')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-share]')).toHaveCount(0)
  await expect(field).toBeFocused()
  await field.fill('page language')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Language' })).toBeFocused()
})
