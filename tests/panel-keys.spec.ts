/** The panel by the keyboard: where the focus goes, and what the keys are called. */

import { askField } from './ask-field'
import { control, display, open } from './panel'
import { expect, test } from './test'
import { unfold } from './unfold'
import { wholeIf } from './whole'

test('the keyboard goes from the three buttons to back and close and then around; links skip to each', async ({
  page,
}) => {
  await open(page, '/home')
  const places: string[] = []
  for (let stop = 0; stop < 11; stop++) {
    await page.keyboard.press('Tab')
    places.push(
      await page.evaluate(() => {
        const { activeElement: at } = document
        return at?.getAttribute('data-key') ?? at?.role ?? at?.tagName ?? ''
      }),
    )
  }
  expect(places.slice(3)).toEqual([
    'previous',
    'confirm',
    'next',
    'back',
    'close',
    'SELECT',
    'combobox',
    'SUMMARY',
  ])
  const skip = page.locator('.skip a')
  await skip.nth(1).focus()
  await expect(skip.nth(1)).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(askField(page)).toBeFocused()
  await skip.nth(2).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.page-panel > summary')).toBeFocused()
  await skip.nth(0).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-key="previous"]')).toBeFocused()
  await expect(page).toHaveURL('/home')
})

// behaviour 17.10
test('a switch that may not be used any more keeps the keyboard @whole', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('state', '{"wifiInstalled":"true"}'))
  await open(page, '/home')
  await unfold(page)
  await control(page, 'slot').selectOption('occupied')
  const card = control(page, 'wifiInstalled')
  await card.focus()
  await page.keyboard.press('Space')
  await expect(card).not.toBeChecked()
  await expect(card).toHaveAttribute('aria-disabled', 'true')
  await expect(card).toBeFocused()
  await page.keyboard.press('Space')
  await expect(card).not.toBeChecked()
})

// behaviour 1.16
test('Escape closes an explanation, and is no way back while one is open', async ({ page }) => {
  await open(page, '/home/menu')
  const popover = page.locator('.popover').first()
  for (const place of ['the button', 'a key', 'nowhere'] as const) {
    await page.locator('.info-button').first().click()
    await expect(popover).toBeVisible()
    if (place === 'a key') await page.locator('[data-key="next"]').focus()
    if (place === 'nowhere')
      await page.evaluate(
        () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
      )
    await page.keyboard.press('Escape')
    await expect(popover, `the focus is on ${place}`).toBeHidden()
    await expect(display(page)).toHaveAttribute('data-path', '/home/menu')
  }
})

for (const [language, key] of [
  ['de', 'Pos1'],
  ['sv', 'Home'],
] as const)
  test(`the key that closes has the name of keyboards in ${language}${wholeIf(language !== 'de')}`, async ({
    page,
  }) => {
    await page.goto(`/home?lang=${language}`)
    await unfold(page)
    await expect(page.locator('.keyboard kbd').last()).toHaveText(key)
  })
