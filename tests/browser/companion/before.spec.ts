/** What stands with a task before it begins, and what is left once it is read. */
import { CompanionDriver } from '../helpers/companion-driver'
import { expect, test } from '../helpers/test'
import { wholeIf } from '../helpers/whole'

// behaviour 29.16
for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const)
  test(
    `what one should know stands with the task before it is shown, ${width} px wide`,
    wholeIf(width > 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      const companion = new CompanionDriver(page)
      await companion.open('start-timer')
      await companion.isIn('ready')
      const know = page.locator('[data-know="start-timer"]')
      await expect(know).toHaveText('After its hours the timer keeps 17° until you stop it.')
      await expect(know).toBeInViewport({ ratio: 1 })
    },
  )

test('a try after a show says first what it ends', { tag: '@whole' }, async ({ page }) => {
  const companion = new CompanionDriver(page)
  await companion.open('start-timer', '&mode=show')
  await companion.until('reached')
  await expect(page.locator('[data-aside]')).toHaveText('If you try it now, this is turned off first: Timer.')
})

test('a line that was asked for is in view at the end, and nothing but Done is offered', async ({ page }) => {
  const companion = new CompanionDriver(page)
  await companion.open('system-info', '&value=serialNumber&mode=show')
  await companion.until('reached')
  await expect(page.locator('[data-display] [aria-current="true"]')).toContainText('10482217')
  await expect(page.locator('[data-actions] [data-do]')).toHaveText(['Done'])
  await expect(page.locator('#panel-tasks [data-do="again"]')).toHaveCount(0)
  await companion.do('leave')
  await companion.isIn('closed')
})
