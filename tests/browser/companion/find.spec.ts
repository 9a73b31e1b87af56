/** The field of the companion: a combobox over tasks and screens, by keys, by pointer, and for ears. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { taskIds } from '../../../src/guidance/guidance'
import { askField } from '../helpers/ask-field'
import { expect, type Page, test } from '../helpers/test'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const display = (page: Page) => page.locator('[data-display]')
const companion = (page: Page) => page.locator('[data-companion]')
const options = (page: Page) => companion(page).getByRole('option')
const temperature = (page: Page) => display(page).locator('[data-value]').first()

/** Opens the companion by its field, at home. */
async function openField(page: Page, language = 'en', label = 'What do you want to do?') {
  await page.addInitScript((stored) => {
    localStorage.setItem('state', localStorage.getItem('state') ?? JSON.stringify({ language: stored }))
  }, language)
  await page.goto('/home')
  await expect(display(page)).toHaveAttribute('data-path', '/home')
  const field = askField(page)
  await expect(field).toHaveAccessibleName(label)
  await field.click()
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await expect(field).toBeFocused()
  return field
}

/** The option that the field names as the one in hand. */
async function active(page: Page) {
  const id = await page.locator('[aria-activedescendant]').getAttribute('aria-activedescendant')
  return page.locator(`[id="${id}"]`)
}

test('without a text the most asked are there in groups, and all of them on request', async ({ page }) => {
  await openField(page)
  await expect(companion(page).getByRole('group').first()).toHaveAccessibleName('Everyday use')
  await expect(companion(page).locator('[role="group"]').last()).toHaveAccessibleName('For the installer')
  await expect(options(page).first()).toHaveAttribute('data-task', 'change-temperature')
  await companion(page)
    .getByRole('button', { name: `All ${taskIds.length} tasks` })
    .click()
  await expect(options(page)).toHaveCount(taskIds.length)
})

test('arrows lead through what is found, and enter chooses', async ({ page }) => {
  const field = await openField(page)
  await field.fill('lock')
  await expect(options(page).first()).toHaveAttribute('data-task', /lock-keys/)
  await page.keyboard.press('ArrowDown')
  await expect(await active(page)).toHaveAttribute('aria-selected', 'true')
  const second = options(page).nth(1)
  await page.keyboard.press('ArrowDown')
  expect(await (await active(page)).getAttribute('id')).toBe(await second.getAttribute('id'))
  await page.keyboard.press('End')
  expect(await (await active(page)).getAttribute('id')).toBe(await options(page).last().getAttribute('id'))
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowUp')
  expect(await (await active(page)).getAttribute('id')).toBe(await options(page).last().getAttribute('id'))
  await page.keyboard.press('Home')
  const task = await (await active(page)).getAttribute('data-task')
  await page.keyboard.press('Enter')
  await expect(companion(page)).toHaveAttribute('data-task', String(task))
})

test('enter chooses the best at once', { tag: '@whole' }, async ({ page }) => {
  const field = await openField(page)
  await field.fill('child lock')
  await page.keyboard.press('Enter')
  await expect(companion(page)).toHaveAttribute('data-task', 'lock-keys')
})

test('the device does not hear what is typed', async ({ page }) => {
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

test('escape empties the field, and the groups are back', { tag: '@whole' }, async ({ page }) => {
  const field = await openField(page)
  await field.fill('lock')
  await expect(companion(page).getByRole('group', { name: 'Everyday use' })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()
  await expect(companion(page).getByRole('group', { name: 'Everyday use' })).toBeVisible()
})

test('what is like nothing shows the groups', { tag: '@whole' }, async ({ page }) => {
  const field = await openField(page)
  await field.fill('xyzzy')
  await expect(companion(page).getByText('Nothing found')).toBeVisible()
  await expect(companion(page).getByRole('group', { name: 'Everyday use' })).toBeVisible()
})

test('a value stands with its task, a screen with its menu, and a click chooses', async ({ page }) => {
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

test('each language has its own words', { tag: '@whole' }, async ({ page }) => {
  const field = await openField(page, 'fi', 'Mitä haluat tehdä?')
  await field.fill('lukitus')
  await expect(options(page).first()).toHaveAttribute('data-task', 'lock-keys')
})

test('axe finds nothing, and no option is too small for a finger', async ({ page }) => {
  const field = await openField(page)
  await page.evaluate(axe)
  for (const text of ['', 'temperature', 'xyzzy']) {
    await field.fill(text)
    const found = await page.evaluate(async () => {
      const { axe: checker } = window as unknown as {
        axe: { run(where: string): Promise<{ violations: readonly { id: string; nodes: object[] }[] }> }
      }
      return (await checker.run('[data-companion]')).violations.map(
        ({ id, nodes }) => `${id}: ${nodes.length}`,
      )
    })
    expect(found).toEqual([])
    const heights = await options(page).evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().height),
    )
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
  }
})

test('the list begins where it began, whatever is found', { tag: '@whole' }, async ({ page }) => {
  const field = await openField(page)
  const top = () =>
    companion(page)
      .getByRole('listbox')
      .evaluate((list) => list.getBoundingClientRect().top)
  const before = await top()
  for (const text of ['temperature', 'xyzzy', '']) {
    await field.fill(text)
    expect(await top()).toBe(before)
  }
})
