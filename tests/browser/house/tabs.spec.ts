/** Tests the panel by keyboard: the order of the focus and the names of the controls. */

import { control, display, fault, open, openHouse, tab } from '../helpers/panel'
import { searchField } from '../helpers/search-field'
import { tagWholeIf } from '../helpers/tag-whole'
import { expect, test } from '../helpers/test'

test('Tab goes from the three buttons to back and close and then to the page; skip links lead to each', async ({
  page,
}) => {
  await open(page, '/home')
  await expect(page.locator('ul:has(button[data-task])')).toBeVisible()
  const skip = page.locator('nav a[href^="#"]')
  await page.keyboard.press('Tab')
  await expect(skip.nth(0)).toBeFocused()
  await expect(skip.nth(0)).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  const places: string[] = []
  for (let stop = 0; stop < 8; stop++) {
    places.push(
      await page.evaluate(() => {
        const { activeElement: at } = document
        return at?.getAttribute('data-key') ?? at?.role ?? at?.getAttribute('data-task') ?? ''
      }),
    )
    await page.keyboard.press('Tab')
  }
  const buttons = ['previous', 'confirm', 'next', 'back', 'close']
  expect(places).toEqual([...buttons, 'combobox', 'tab', 'change-temperature'])
  await skip.nth(1).focus()
  await page.keyboard.press('Enter')
  await expect(searchField(page)).toBeFocused()
  await skip.nth(2).focus()
  await page.keyboard.press('Enter')
  await expect(tab(page, 'house')).toBeFocused()
  await expect(page.locator('[data-room]')).toBeVisible()
  await expect(page).toHaveURL('/home')
})

test('on a phone the skip links lead to the house, and during a task to its tab', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/home?task=lock-keys')
  await expect(page.locator('[data-caption]')).toBeVisible()
  const skip = page.locator('nav a[href^="#"]')
  await page.keyboard.press('Tab')
  await skip.nth(2).focus()
  await page.keyboard.press('Enter')
  await expect(tab(page, 'house')).toBeFocused()
  await expect(page.locator('[data-room]')).toBeVisible()
  await skip.nth(1).focus()
  await page.keyboard.press('Enter')
  await expect(tab(page, 'tasks')).toBeFocused()
  await expect(page.locator('#panel-tasks section')).toBeVisible()
})

for (const [width, height, names] of [
  [1280, 800, ['Tasks', 'House', 'Faults']],
  [390, 844, ['Tasks', 'House', 'Faults', 'Time']],
] as const)
  test(
    `the arrows go from one tab to the next, Home and End to the first and last, ${width} px wide`,
    tagWholeIf(width < 1280),
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      await open(page, '/home')
      const tabs = page.getByRole('tab')
      await expect(tabs).toHaveText(names)
      await tabs.first().focus()
      for (const [key, at] of [
        ['ArrowRight', 1],
        ['ArrowLeft', 0],
        ['ArrowLeft', names.length - 1],
        ['ArrowRight', 0],
        ['ArrowRight', 1],
        ['Home', 0],
        ['End', names.length - 1],
      ] as const) {
        await page.keyboard.press(key)
        await expect(tabs.nth(at)).toBeFocused()
        await expect(page.getByRole('tab', { selected: true })).toHaveText(names[at] ?? '')
      }
      await expect(display(page)).toHaveAttribute('data-path', '/home')
    },
  )

// behaviour 17.1
test('on a phone the buttons of an answer stay with it, those of a demonstration are below any panel', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const actions = page.locator('[data-actions]')
  const faults = page.getByRole('tab', { name: 'Faults' })
  await page.goto('/home?task=why-bill-high')
  await expect(actions).toBeVisible()
  await faults.click()
  await expect(actions).toBeHidden()
  await page.getByRole('tab', { name: 'Tasks' }).click()
  await expect(actions).toBeVisible()
  await page.goto('/home?task=lock-keys&mode=show')
  await expect(page.locator('[data-do="pause"]')).toBeVisible()
  await faults.click()
  await expect(actions).toBeVisible()
})

test('on a phone the faults are one tap away', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/home')
  await page.getByRole('tab', { name: 'Faults' }).click()
  await expect(fault(page, 1)).toBeInViewport({ ratio: 0.99 })
  await fault(page, 3).click()
  await expect(page.getByRole('tab', { name: 'Faults changed' })).toHaveAttribute('aria-selected', 'true')
})

// behaviour 24.4
test('a switch that becomes disabled keeps the focus', { tag: '@whole' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('state', '{"wifiInstalled":"true"}'))
  await open(page, '/home')
  await openHouse(page)
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
test('Escape closes an explanation, and does not go back while one is open', async ({ page }) => {
  await open(page, '/home/menu')
  await openHouse(page)
  const popover = page.locator('[popover]').first()
  for (const place of ['the button', 'a key', 'nowhere'] as const) {
    await page.locator('[popovertarget]').first().click()
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
