/** `embed.html`: a live element, the log of its events, and snippets to copy. */
import { expect, type Page } from '@playwright/test'
import { test } from '../helpers/answered-page'
import { axeFinds } from '../helpers/axe'
import { wholeIf } from '../helpers/whole'

const device = (page: Page) => page.locator('.live iframe').contentFrame()
const log = (page: Page) => page.getByRole('list', { name: 'Events' }).getByRole('listitem')

/** Opens the page with a stored state, so that no guide starts. */
async function open(page: Page) {
  await page.addInitScript(() => localStorage.setItem('state', '{}'))
  await page.goto('/embed.html')
  await expect(log(page).last()).toHaveText('ready {"path":"/home","lang":"en"}')
}

async function go(page: Page, path: string) {
  await page.getByLabel('path').fill(path)
  await page.getByLabel('path').press('Enter')
  await expect(device(page).locator('[data-display]')).toHaveAttribute('data-path', path)
}

test('what the element tells is in the log, the newest first', async ({ page }) => {
  await open(page)
  await go(page, '/home/menu')
  await device(page).getByRole('button', { name: 'Next', exact: true }).click()
  await expect(log(page)).toHaveText(['press {"button":"next"}', 'screen {"path":"/home/menu"}', /^ready/])
})

test('the form shows where the device is, and leads it', { tag: '@whole' }, async ({ page }) => {
  await open(page)
  await expect(page.getByLabel('lang')).toHaveValue('en')
  await go(page, '/home/menu/program')
  await page.getByLabel('lang').selectOption('Svenska')
  await expect(device(page).locator('html')).toHaveAttribute('lang', 'sv')
  await device(page).getByRole('button', { name: 'Stäng', exact: true }).click()
  await expect(page.getByLabel('path')).toHaveValue('/home')
  await device(page).locator('.language select').selectOption('Dansk')
  await expect(page.getByLabel('lang')).toHaveValue('da')
  await page.getByRole('button', { name: 'reset()' }).click()
  await expect(log(page).getByText('screen {"path":"/"}')).toHaveCount(1)
  expect(new URL(page.url()).pathname).toBe('/embed.html')
})

test('the form starts a task, and the log says what becomes of it', async ({ page }) => {
  await open(page)
  const form = page.getByRole('form', { name: 'Task', exact: true })
  await form.getByLabel('task').fill('change-temperature')
  await form.getByLabel('mode').selectOption('try')
  await form.getByLabel('value').fill('20')
  await form.getByRole('button').click()
  await expect(log(page).first()).toHaveText(/^task .*"state":"tried"/)
  await device(page).getByRole('button', { name: 'Next', exact: true }).click()
  await expect(log(page).getByText('"state":"reached"')).toHaveCount(1)
})

test('the form lets time run and ends it, and the log says what hour it is', { tag: '@whole' }, async ({
  page,
}) => {
  await open(page)
  const form = page.getByRole('form', { name: 'Time', exact: true })
  await form.getByRole('button', { name: 'letTimeRun()' }).click()
  await expect(log(page).getByText(/^time {"at":"\d{4}-\d\d-\d\dT05:30:00","speed":600}$/)).toHaveCount(1)
  await form.getByLabel('time').selectOption('')
  await form.getByLabel('speed').selectOption('0')
  await form.getByRole('button', { name: 'letTimeRun()' }).click()
  await expect(log(page).first()).toHaveText(/^time .*"speed":0}$/)
  await form.getByRole('button', { name: 'backToNow()' }).click()
  await expect(log(page).first()).toHaveText('time {"at":null,"speed":1}')
})

test('a snippet is copied as it stands there, with the address of the page', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page)
  for (const snippet of await page.locator('pre').all()) {
    await snippet.getByRole('button', { name: 'Copy' }).click()
    await expect(snippet.getByRole('status')).toHaveText('Copied')
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(await snippet.locator('code').textContent())
    expect(copied).not.toContain('example.com')
    if (copied.includes('src=')) expect(copied).toContain(`"${baseURL}/`)
  }
})

test('where the clipboard is refused, the snippet is selected, and the page says how to copy it', {
  tag: '@whole',
}, async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  })
  await open(page)
  const snippet = page.locator('pre').first()
  await snippet.getByRole('button', { name: 'Copy' }).click()
  await expect(snippet.getByRole('status')).toContainText('Ctrl+C')
  expect(await page.evaluate(() => String(getSelection()))).toContain('<floor-thermostat')
})

for (const width of [320, 768, 1280]) {
  test(
    `nothing is cut at ${width} px, and axe finds nothing by day or by night`,
    wholeIf(width > 320),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await open(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        expect(await axeFinds(page)).toEqual([])
      }
    },
  )
}

test('it works without an inline script or style', { tag: '@whole' }, async ({ page }) => {
  const violations: string[] = []
  await page.exposeFunction('violated', (what: string) => violations.push(what))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
      ;(window as unknown as { violated(what: string): void }).violated(violatedDirective)
    })
  })
  await page.route('**/embed.html', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } })
  })
  await open(page)
  expect(violations).toEqual([])
})

const policy =
  `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; frame-src 'self';
  base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'`.replace(
    /\s+/g,
    ' ',
  )
