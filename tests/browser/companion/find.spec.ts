/** Tests the search field of the companion, a combobox: by keyboard, by pointer and with a screen reader. */
import { taskIds } from '../../../src/help/guidance/guidance'
import { recordAnnouncements } from '../helpers/announcements'
import { findAxeViolations } from '../helpers/axe'
import { holdRequests } from '../helpers/hold-requests'
import { companion, display } from '../helpers/panel'
import { searchField } from '../helpers/search-field'
import { expect, type Locator, type Page, test } from '../helpers/test'

/** Of the list; on a phone the list of languages is beside the field. */
const options = (page: Page) => companion(page).locator('[role="option"]')
const examples = (page: Page) => companion(page).locator('[data-example]')
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

// behaviour 29.12
test('without a text six examples and six popular tasks are listed, and all in groups on request', async ({
  page,
}) => {
  await openField(page)
  await expect(options(page)).toHaveCount(13)
  await expect(examples(page)).toHaveCount(6)
  await expect(options(page).nth(5)).toHaveAttribute('data-example')
  await expect(options(page).nth(6)).toHaveAttribute('data-place', 'diagnosis')
  const mostAsked = companion(page).getByRole('group', { name: 'Most asked' })
  await expect(mostAsked.getByRole('option').first()).toHaveAttribute('data-task', 'change-temperature')
  const all = companion(page).getByRole('button', { name: `All ${taskIds.length} tasks and questions` })
  await all.click()
  await expect(options(page)).toHaveCount(taskIds.length)
  // The button is at the end of a list, and the new list is read from its beginning.
  await expect(companion(page).locator('.find-result')).toBeInViewport({ ratio: 1 })
  await expect(companion(page).getByRole('group').first()).toHaveAccessibleName('Everyday use')
  await expect(companion(page).locator('[role="group"]').last()).toHaveAccessibleName('For the installer')
})

test('an example puts its words into the field and shows its results, by pointer and by keyboard', async ({
  page,
}) => {
  const field = await openField(page)
  const code = examples(page).filter({ hasText: 'E3' })
  await code.click()
  await expect(field).toHaveValue('What does E3 mean?')
  await expect(field).toBeFocused()
  await expect(options(page).first()).toHaveAttribute('data-task', 'why-error')
  await expect(options(page).first()).toHaveAttribute('data-value', '3')
  await field.fill('')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('It is too cold')
  await expect(field).not.toHaveAttribute('aria-activedescendant')
  await expect(companion(page).locator('[data-task="change-temperature"]')).toBeVisible()
  await expect(companion(page)).toHaveAttribute('data-state', 'finding')
})

// behaviour 29.15
test('any results end with “What is wrong?”, the manual and the installer; if nothing is found, so do the examples', async ({
  page,
}) => {
  const field = await openField(page)
  const waysOn = companion(page).getByRole('group', { name: 'Something else?' }).getByRole('option')
  const installer = companion(page).getByText('If none of this helps, ask your installer or the dealer.')
  const expectWaysOn = async () => {
    await expect(waysOn).toHaveText(['What is wrong?', 'Open the manual'])
    await expect(installer).toBeVisible()
  }
  await field.fill('lock the buttons')
  await expect(companion(page).getByText(/^\d matches$/)).toBeVisible()
  await expectWaysOn()
  await field.fill('my neighbour sings')
  await expect(companion(page).getByText('No exact match. Nearest:')).toBeVisible()
  await expect(options(page)).toHaveCount(5)
  await expectWaysOn()
  await field.fill('xyzzy')
  await expect(companion(page).getByText('Nothing found.')).toBeVisible()
  await expect(examples(page)).toHaveCount(6)
  await expect(options(page)).toHaveCount(8)
  await expectWaysOn()
})

test('an extreme text is answered and leaves the layout whole', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const field = await openField(page)
  for (const text of [
    'a'.repeat(10_000),
    'heat the floor '.repeat(700),
    '<b>heat</b><img src=x onerror=alert(1)>',
    '\u{1F525}\u{1F976}'.repeat(50),
    'الأرضية باردة جدا',
    '\u202eheat\u202c \u0336'.repeat(20),
    `80 ${'x'.repeat(500)} 90`,
  ]) {
    await field.fill(text)
    await expect(options(page).first(), text.slice(0, 20)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    const list = companion(page).getByRole('listbox')
    expect(await list.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0)
  }
  expect(await companion(page).locator('img').count()).toBe(0)
})

// behaviour 29.12
test('a search that takes a moment to load says so, once', async ({ page }) => {
  const letThrough = await holdRequests(page, /phrases-.*\.js/)
  await openField(page)
  const readAnnouncements = await recordAnnouncements(page)
  await page.keyboard.type('loc')
  await expect(companion(page).getByText('Searching…')).toBeVisible()
  await expect(options(page)).toHaveCount(0)
  await expect(page.locator('[aria-live]').first()).toHaveText('Searching…')
  await page.keyboard.type('k')
  letThrough()
  await expect(page.locator('[aria-live]').first()).toContainText('First: Lock the buttons.')
  const announcements = await readAnnouncements()
  expect(announcements.filter((one) => one === 'Searching…')).toHaveLength(1)
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
  await expect(options(page).first()).toHaveText('Change the temperature →\u00a024°')
  await field.fill('80 degrees')
  await expect(options(page).first()).toHaveText('Change the temperature: 80 →\u00a035°')
  await expect(options(page).first()).toHaveAccessibleName('Change the temperature 35°')
  await field.fill('lock the buttons')
  const lock = companion(page).locator('[data-task="lock-keys"]')
  await expect(lock.locator('mark')).toHaveText(['Lock', 'buttons'])
  await expect(lock).toHaveAccessibleName('Lock the buttons')
  await field.fill('calibration')
  const screen = companion(page).locator('[data-path="/home/menu/installer/sensor/calibration"]')
  await expect(screen).toContainText('Sensor')
  await screen.click()
  await expect(display(page)).toHaveAttribute('data-path', '/home/menu/installer/sensor/calibration')
  await expect(options(page)).toHaveCount(0)
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
