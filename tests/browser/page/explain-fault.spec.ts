/** Tests that the notice offers to explain a fault, in place of the general notice (behaviour 21.8). */
import { fault, open, openFaults } from '../helpers/panel'
import { expect, test } from '../helpers/test'

// behaviour 21.8
for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const)
  test(`the notice opens the explanation of a fault, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await open(page, '/home')
    const notice = page.locator('[data-notice]')
    const rail = page.locator('[data-region="rail"]')
    await expect(notice).toContainText('Try the demo')
    await openFaults(page)
    await fault(page, 4).click()
    await expect(notice).not.toContainText('Try the demo')
    const button = notice.getByRole('button', { name: 'What E4 means' })
    await button.click()
    await expect(rail).toContainText('“Open circuit in the floor sensor” (E4)')
    await expect(page.locator(':focus')).toHaveCount(1)
    await openFaults(page)
    await fault(page, 0).click()
    await expect(fault(page, 0)).toHaveCount(0)
    await expect(fault(page, 4)).toBeFocused()
  })
