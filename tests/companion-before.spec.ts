/** What stands with a task before it begins, and what is left once it is read. */

import { CompanionDriver } from './companion-driver'
import { expect, test } from './test'

// behaviour 29.16
test('what one should know stands with the task before it is shown', async ({ page }) => {
  const companion = new CompanionDriver(page)
  await companion.open('start-timer')
  await companion.isIn('ready')
  await expect(page.locator('[data-know="start-timer"]')).toHaveText(
    'After its hours the timer keeps 17° until you stop it.',
  )
})

test('on a phone it stands below the device, where the sheet is closed @whole', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const companion = new CompanionDriver(page)
  await companion.open('start-timer')
  await companion.isIn('ready')
  await expect(page.locator('.caption [data-know="start-timer"]')).toBeInViewport({ ratio: 1 })
  await expect(page.locator('[data-know]')).toHaveCount(1)
})

test('a try after a show says first what it ends @whole', async ({ page }) => {
  const companion = new CompanionDriver(page)
  await companion.open('start-timer', '&mode=show')
  await companion.until('reached')
  await expect(page.locator('.caption-aside')).toHaveText(
    'If you try it now, this is turned off first: Timer.',
  )
  await expect(page.locator('[data-undoes]')).toHaveText('If you try it now, what was shown is undone first.')
})

test('a line that was asked for is in view at the end, and nothing but Done is offered', async ({ page }) => {
  const companion = new CompanionDriver(page)
  await companion.open('system-info', '&value=serialNumber&mode=show')
  await companion.until('reached')
  await expect(page.locator('[data-display] [aria-current="true"]')).toContainText('10482217')
  await expect(page.locator('.caption-actions [data-do]')).toHaveText(['Done'])
  await expect(page.locator('.task-actions')).toHaveCount(0)
  await companion.do('leave')
  await companion.isIn('finding')
})
