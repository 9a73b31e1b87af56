/** The mark on the button that the first advice names. */
import { key, open } from '../helpers/panel'
import { pressKey } from '../helpers/press-key'
import { expect, type Page, test } from '../helpers/test'

const marked = (page: Page) => page.locator('[data-named]')
const advice = (page: Page) => page.locator('[data-notice] strong')
const opensMenu = /opens the menu/

// behaviour 21.9
test('the button that the advice names is marked until any button is pressed', async ({ page }) => {
  await open(page, '/home')
  await expect(marked(page)).toHaveCount(1)
  await expect(key(page, 'confirm').and(marked(page))).toBeVisible()
  await expect(advice(page)).toHaveText(opensMenu)
  await pressKey(page, 'ArrowRight')
  await expect(marked(page)).toHaveCount(0)
  await expect(advice(page), 'the advice stays').toHaveText(opensMenu)
})

test('the mark moves a few times, and with reduced motion not at all', async ({ page }) => {
  await open(page, '/home')
  const turns = () =>
    marked(page).evaluate((button) => getComputedStyle(button, '::after').animationIterationCount)
  const name = () => marked(page).evaluate((button) => getComputedStyle(button, '::after').animationName)
  await expect.poll(name).toBe('none')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await name()).not.toBe('none')
  expect(Number(await turns())).toBeLessThan(5)
})

test('no button is marked during a task, or where the advice says something else', async ({ page }) => {
  for (const address of ['/home?task=lock-keys&mode=try', '/home/menu']) {
    await open(page, address)
    await expect(page.locator('[data-companion]')).toBeVisible()
    if (address.includes('task='))
      await expect(page.locator('[data-actions] [data-do]').first()).toBeVisible()
    await expect(marked(page), address).toHaveCount(0)
  }
})
