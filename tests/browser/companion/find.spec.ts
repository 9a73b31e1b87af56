/** Tests the search field of the companion, a combobox: by keyboard, by pointer and with a screen reader. */
import { taskIds } from '../../../src/help/guidance/guidance'
import { findAxeViolations } from '../helpers/axe'
import { companion, display } from '../helpers/panel'
import { searchField } from '../helpers/search-field'
import { expect, type Locator, type Page, test } from '../helpers/test'

const options = (page: Page) => companion(page).getByRole('option')
const temperature = (page: Page) => display(page).locator('[data-value]').first()

/** Opens home and the list of the search field. */
async function openField(page: Page) {
  await page.goto('/home')
  await expect(display(page)).toHaveAttribute('data-path', '/home')
  const field = searchField(page)
  await expect(field).toHaveAccessibleName('What do you want to do?')
  await field.click()
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await expect(field).toBeFocused()
  return field
}

/** The active option of the combobox. */
async function active(page: Page) {
  const id = await page.locator('[aria-activedescendant]').getAttribute('aria-activedescendant')
  return page.locator(`[id="${id}"]`)
}

test('without a text the popular tasks are listed in groups, and all tasks on request', async ({ page }) => {
  const field = await openField(page)
  const everyday = companion(page).getByRole('group', { name: 'Everyday use' })
  await expect(companion(page).getByRole('group').first()).toHaveAccessibleName('Everyday use')
  await expect(companion(page).locator('[role="group"]').last()).toHaveAccessibleName('For the installer')
  await expect(options(page).first()).toHaveAttribute('data-task', 'change-temperature')
  await field.fill('lock')
  await expect(everyday).toBeHidden()
  await field.fill('xyzzy')
  await expect(companion(page).getByText('Nothing found')).toBeVisible()
  await expect(everyday).toBeVisible()
  await field.fill('')
  const all = companion(page).getByRole('button', { name: `All ${taskIds.length} tasks` })
  await all.click()
  await expect(options(page)).toHaveCount(taskIds.length)
})

test('arrows move through the results, and Enter chooses', async ({ page }) => {
  const field = await openField(page)
  await field.fill('lock')
  await expect(options(page).first()).toHaveAttribute('data-task', /lock-keys/)
  const isActive = async (option: Locator) =>
    expect(await (await active(page)).getAttribute('id')).toBe(await option.getAttribute('id'))
  await page.keyboard.press('ArrowDown')
  await expect(await active(page)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await isActive(options(page).nth(1))
  await page.keyboard.press('End')
  await isActive(options(page).last())
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowUp')
  await isActive(options(page).last())
  await page.keyboard.press('Home')
  const task = await (await active(page)).getAttribute('data-task')
  await page.keyboard.press('Enter')
  await expect(companion(page)).toHaveAttribute('data-task', String(task))
})

test('typed keys do not reach the device', async ({ page }) => {
  const field = await openField(page)
  const before = await temperature(page).getAttribute('data-value')
  await field.fill('e')
  for (const key of ['ArrowRight', 'ArrowLeft', 'Home', ' ', 'Backspace', 'Backspace', 'Backspace', 'Enter'])
    await page.keyboard.press(key)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await expect(display(page)).toHaveAttribute('data-path', '/home')
  await expect(temperature(page)).toHaveAttribute('data-value', String(before))
})

test('a result shows a value with its task or a screen with its menu, and a click chooses', async ({
  page,
}) => {
  const field = await openField(page)
  await field.fill('24 degrees')
  await expect(options(page).first()).toHaveAttribute('data-value', '24')
  await expect(options(page).first()).toContainText('24°')
  await field.fill('calibration')
  const screen = companion(page).locator('[data-path="/home/menu/installer/sensor/calibration"]')
  await expect(screen).toContainText('Sensor')
  await field.fill('E3')
  await options(page).first().click()
  await expect(companion(page)).toHaveAttribute('data-task', 'why-error')
})

test('axe finds no problem, every option is large enough for a finger, and the list does not move', async ({
  page,
}) => {
  const field = await openField(page)
  const tops = new Set<number>()
  for (const text of ['', 'temperature', 'xyzzy']) {
    await field.fill(text)
    expect(await findAxeViolations(page)).toEqual([])
    const boxes = await options(page).evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().height),
    )
    expect(Math.min(...boxes)).toBeGreaterThanOrEqual(44)
    const list = companion(page).getByRole('listbox')
    tops.add(await list.evaluate((one) => one.getBoundingClientRect().top))
  }
  expect(tops.size).toBe(1)
})
