/** Long lists on the small display. */
import { expect, test } from '@playwright/test'

test('the title names the place in the list, and a title without a list names none', async ({ page }) => {
  await page.goto('/home/menu/program/timer')
  const position = page.locator('.title-bar .position')
  await expect(position).toHaveText(/^1\s\/\s3$/)
  await page.locator('[data-key="next"]').click()
  await expect(position).toHaveText(/^2\s\/\s3$/)
  await page.goto('/home/menu/program/timer/review')
  await expect(position).toHaveCount(0)
})

test('the focused line stays in view, down to the last one and back', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/home/menu/installer/system-info')
  const focused = page.locator('[data-display] [aria-current="true"]')
  for (const [button, presses] of [
    ['next', 21],
    ['previous', 21],
  ] as const) {
    for (let press = 0; press < presses; press++) {
      await page.locator(`[data-key="${button}"]`).click()
      await expect(focused).toBeInViewport({ ratio: 0.9 })
    }
  }
})

test('disabled rows of the week program say so, in the review and where it is edited', async ({ page }) => {
  const disabled = page.locator('[data-display] .line[aria-disabled="true"]')
  await page.goto('/home/menu/program/week/review')
  await expect(page.locator('[data-display] .line')).toHaveCount(4)
  await expect(disabled).toHaveCount(0)
  await page.locator('[data-key="next"]').click()
  await expect(disabled).toHaveText([/^Leave/, /^Back home/])
  await expect(disabled.first()).toHaveRole('group')
  await page.goto('/home/menu/program/week/edit')
  await expect(disabled).toHaveText([/^Leave/, /^Back home/])
})
