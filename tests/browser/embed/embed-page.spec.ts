/** Tests `embed.html`: a live element, the log of its events, and snippets to copy. */
import { expect, type Page } from '@playwright/test'
import { findAxeViolations } from '../helpers/axe'
import { test } from '../helpers/routed-page'
import { recordProblems } from '../helpers/sites'
import { tagWholeIf } from '../helpers/tag-whole'

const device = (page: Page) => page.getByRole('region', { name: 'Live' }).locator('iframe').contentFrame()
const log = (page: Page) => page.getByRole('list', { name: 'Events received' }).getByRole('listitem')
const form = (page: Page, name: string) => page.getByRole('form', { name, exact: true })

/** Opens the page with a stored state, so that no guide starts. */
async function open(page: Page) {
  await page.addInitScript(() => localStorage.setItem('state', '{}'))
  await page.goto('/embed.html')
  await page.getByText('Try the interface').click()
  await expect(log(page).last()).toHaveText('ready {"path":"/home","lang":"en"}')
}

async function go(page: Page, path: string) {
  await page.getByLabel('path').fill(path)
  await page.getByLabel('path').press('Enter')
  await expect(device(page).locator('[data-display]')).toHaveAttribute('data-path', path)
}

const press = (page: Page, name: string) => device(page).getByRole('button', { name, exact: true }).click()

const cases = [320, 768, 1280].flatMap((width) => [[width, 'dark'] as const, [width, 'light'] as const])

for (const [width, colorScheme] of cases)
  test(
    `the log lists the element’s events, and the page fits and has no axe problem, ${width} px wide, ${colorScheme}`,
    tagWholeIf(width > 320 || colorScheme === 'light'),
    async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 800 })
      const problems = await recordProblems(page)
      await open(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      expect(await findAxeViolations(page)).toEqual([])

      await test.step('the newest is the first', async () => {
        await go(page, '/home/menu')
        await press(page, 'Next')
        const lines = ['press {"button":"next"}', 'screen {"path":"/home/menu"}', /^ready/]
        await expect(log(page)).toHaveText(lines)
      })

      await test.step('the form starts a task, and the log lists its events', async () => {
        await go(page, '/home')
        const task = form(page, 'Task')
        await task.getByLabel('task').fill('change-temperature')
        await task.getByLabel('mode').selectOption('try')
        await task.getByLabel('value').fill('20')
        await task.getByRole('button').click()
        await expect(log(page).first()).toHaveText(/^task .*"state":"tried"/)
        await press(page, 'Next')
        await expect(log(page).getByText('"state":"reached"')).toHaveCount(1)
      })
      expect(problems, 'under its strict policy').toEqual([])
    },
  )

test('the device and the example with its button are the first view, and the forms are closed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/embed.html')
  await expect(device(page).locator('[data-display]')).toBeInViewport({ ratio: 0.99 })
  const example = page.locator('pre').first()
  await expect(example.getByRole('button', { name: 'Copy' })).toBeInViewport({ ratio: 1 })
  await expect(example).toBeInViewport({ ratio: 1 })
  await expect(form(page, 'Controls')).toBeHidden()
  await page.getByText('Try the interface').click()
  await expect(form(page, 'Controls')).toBeVisible()
})

test('the language in the header is that of the device and of the examples', async ({ page }) => {
  await page.goto('/embed.html')
  const choice = page.getByRole('banner').getByLabel('Language')
  const example = page.locator('[data-snippet="element"]')
  await expect(example).toContainText('<floor-thermostat lang="en">')
  await choice.selectOption('Deutsch')
  await expect(device(page).locator('html')).toHaveAttribute('lang', 'de')
  await expect(example).toContainText('<floor-thermostat lang="de">')
  const frame = page.locator('[data-snippet="fixed"]')
  await expect(frame).toContainText('?lang=de" title="Thermostat für Fußbodenheizung"')
  await device(page).getByLabel('Sprache').selectOption('Suomi')
  await expect(choice).toHaveValue('fi')
})

test('the forms show the device’s screen, change it, and start simulated time', { tag: '@whole' }, async ({
  page,
}) => {
  await open(page)
  await expect(form(page, 'Controls').getByLabel('lang')).toHaveValue('en')
  await go(page, '/home/menu/program')
  await form(page, 'Controls').getByLabel('lang').selectOption('Svenska')
  await expect(device(page).locator('html')).toHaveAttribute('lang', 'sv')
  await press(page, 'Stäng')
  await expect(page.getByLabel('path')).toHaveValue('/home')
  await device(page).getByLabel('Språk').selectOption('Dansk')
  await expect(form(page, 'Controls').getByLabel('lang')).toHaveValue('da')
  await page.getByRole('button', { name: 'reset()' }).click()
  await expect(log(page).getByText('screen {"path":"/"}')).toHaveCount(1)
  expect(new URL(page.url()).pathname).toBe('/embed.html')

  await go(page, '/home')
  const time = form(page, 'Time')
  await time.getByRole('button', { name: 'letTimeRun()' }).click()
  await expect(log(page).getByText(/^time {"at":"\d{4}-\d\d-\d\dT05:30:00","speed":600}$/)).toHaveCount(1)
  await time.getByLabel('time').selectOption('')
  await time.getByLabel('speed').selectOption('0')
  await time.getByRole('button', { name: 'letTimeRun()' }).click()
  await expect(log(page).first()).toHaveText(/^time .*"speed":0}$/)
  await time.getByRole('button', { name: 'backToNow()' }).click()
  await expect(log(page).first()).toHaveText('time {"at":null,"speed":1}')
})

test('a snippet is copied as shown, or selected if the clipboard is blocked', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  // This test does not need the devices.
  await page.route('**/embed.js', (route) => route.abort())
  await page.goto('/embed.html')
  const snippets = page.locator('pre')
  for (const snippet of await snippets.all()) {
    await snippet.getByRole('button', { name: 'Copy' }).click()
    await expect(snippet.getByRole('status')).toHaveText('Copied')
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(await snippet.locator('code').textContent())
    expect(copied).not.toContain('example.com')
    if (copied.includes('src=')) expect(copied).toContain(`"${baseURL}/`)
  }

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  })
  await snippets.first().getByRole('button').click()
  await expect(snippets.first().getByRole('status')).toContainText('Ctrl+C')
  expect(await page.evaluate(() => String(getSelection()))).toContain('<floor-thermostat')
})
