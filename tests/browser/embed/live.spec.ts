/** The element of `embed.js` with the real product, on another site's page. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { element, expect, fits, frame, type Host, height, test, told } from '../helpers/embed-host'
import { wholeIf } from '../helpers/whole'

const device = (page: Page, nth = 0) => page.locator('floor-thermostat iframe').nth(nth).contentFrame()
const path = (page: Page) => page.evaluate(() => document.querySelector('floor-thermostat')?.path)
const open = async (page: Page, host: Host, attributes = '') => {
  await host.open(`<floor-thermostat ${attributes}></floor-thermostat>`)
  await expect.poll(() => told(page, 'ready')).toHaveLength(1)
}

test('a press of a button is heard, and the screen that it leads to', async ({ page, host }) => {
  await open(page, host, 'lang="sv" path="/home"')
  expect(await told(page)).toEqual([{ type: 'ready', detail: { path: '/home', lang: 'sv' }, from: 0 }])
  await device(page).getByRole('button', { name: 'Bekräfta', exact: true }).click()
  await expect.poll(() => told(page)).toHaveLength(3)
  expect((await told(page)).slice(1)).toEqual([
    { type: 'press', detail: { button: 'confirm' }, from: 0 },
    { type: 'screen', detail: { path: '/home/menu' }, from: 0 },
  ])
  expect(await path(page)).toBe('/home/menu')
})

test('it is led to screens, languages and its factory state without a reload', async ({ page, host }) => {
  await open(page, host, 'lang="en" path="/home"')
  const shown = device(page).locator('[data-display]')
  await device(page)
    .locator('html')
    .evaluate((html) => html.setAttribute('data-still', ''))
  await page.evaluate(() => {
    const it = document.querySelector('floor-thermostat')
    if (it) it.path = '/home/menu/program'
    if (it) it.lang = 'de'
  })
  await expect(shown).toHaveAttribute('data-path', '/home/menu/program')
  await expect(device(page).locator('html')).toHaveAttribute('lang', 'de')
  await expect(frame(page)).toHaveAttribute('title', 'Thermostat für Fußbodenheizung')
  await expect
    .poll(() => told(page, 'language'))
    .toEqual([{ type: 'language', detail: { lang: 'de' }, from: 0 }])
  await page.evaluate(() => document.querySelector('floor-thermostat')?.reset())
  await expect
    .poll(() => told(page, 'screen'))
    .toContainEqual({ type: 'screen', detail: { path: '/' }, from: 0 })
  await expect(device(page).locator('html')).toHaveAttribute('data-still')
})

test('what the visitor chooses in the frame becomes the language of the element', { tag: '@whole' }, async ({
  page,
  host,
}) => {
  await open(page, host, 'lang="en" path="/home"')
  await device(page).getByLabel('Language').selectOption('fi')
  await expect(element(page)).toHaveAttribute('lang', 'fi')
})

for (const width of [280, 400, 620, 760, 1000]) {
  test(
    `at a width of ${width} px nothing of it is cut or scrolls, and there was room before`,
    wholeIf(width !== 400),
    async ({ page, host }) => {
      await page.setViewportSize({ width: 1100, height: 900 })
      await host.open('<floor-thermostat lang="en" path="/home" hidden></floor-thermostat>')
      const reserved = await page.evaluate((width) => {
        const it = document.querySelector('floor-thermostat')
        if (!it) return 0
        it.style.width = `${width}px`
        it.hidden = false
        document.body.append(it)
        return it.offsetHeight
      }, width)
      await expect.poll(() => told(page, 'ready')).toHaveLength(1)
      await fits(page)
      const html = device(page).locator('html')
      const inner = () => html.evaluate((it) => [it.scrollWidth - innerWidth, it.scrollHeight - innerHeight])
      await expect.poll(inner).toEqual([0, 0])
      // The page adds a line or two of text, because this browser refuses storage in frames.
      expect(Math.abs((await height(page)) - reserved)).toBeLessThan(80)
    },
  )
}

test('its height follows what it shows', async ({ page, host }) => {
  await page.setViewportSize({ width: 420, height: 900 })
  await open(page, host, 'lang="en" path="/home"')
  await fits(page)
  const folded = await height(page)
  const panel = device(page).getByRole('button', { name: 'House' })
  await panel.click()
  await expect.poll(() => height(page)).toBeGreaterThan(folded + 200)
  await panel.click()
  await expect.poll(() => height(page)).toBe(folded)
})

test('several live side by side', { tag: '@whole' }, async ({ page, host }) => {
  const one = (path: string) =>
    `<floor-thermostat lang="en" path="${path}" loading="eager"></floor-thermostat>`
  await host.open(one('/home') + one('/home/menu'))
  await expect.poll(() => told(page, 'ready')).toHaveLength(2)
  await device(page, 1).getByRole('button', { name: 'Next', exact: true }).click()
  await expect
    .poll(() => told(page, 'press'))
    .toEqual([{ type: 'press', detail: { button: 'next' }, from: 1 }])
  await expect(device(page, 0).locator('[data-display]')).toHaveAttribute('data-path', '/home')
})

test('reloaded from within, it is sized and led as before', async ({ page, host }) => {
  await open(page, host, 'lang="en" path="/home/menu"')
  await fits(page)
  const before = await height(page)
  await device(page)
    .locator('html')
    .evaluate((html) => {
      html.dataset.old = ''
      location.reload()
    })
  const shown = device(page).locator('html:not([data-old]) [data-display]')
  await expect(shown).toHaveAttribute('data-path', '/home/menu')
  await fits(page)
  await expect.poll(() => height(page)).toBe(before)
  await page.evaluate(() => {
    const it = document.querySelector('floor-thermostat')
    if (it) it.path = '/home'
  })
  await expect(shown).toHaveAttribute('data-path', '/home')
})

test('a strict policy of the host has nothing against it, and the console stays empty', async ({
  page,
  host,
}) => {
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  page.on('pageerror', (error) => lines.push(String(error)))
  await open(page, host, 'lang="en" path="/home"')
  await device(page).getByRole('button', { name: 'Confirm', exact: true }).click()
  await element(page).evaluate((it) => it.remove())
  expect(await page.evaluate(() => window.violations)).toEqual([])
  expect(lines).toEqual([])
})

test('as a module, and twice on a page, it works the same', { tag: '@whole' }, async ({
  page,
  host,
  baseURL,
}) => {
  // A module from another origin needs a header that its host sends; here the test sends it.
  await page.route('**/embed.js', async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'access-control-allow-origin': '*' },
    })
  })
  const script = `<script type="module" src="${baseURL}/embed.js"></script>`
  await host.open(
    '<floor-thermostat lang="en" path="/home"></floor-thermostat>',
    script + script.replace('.js', '.js?again'),
  )
  await expect(frame(page)).toHaveAttribute('src', `${baseURL}/home?lang=en`)
})

/** The lines of docs/embedding.md for an own copy, filled in. */
function pinned(hash: string, product: string): readonly [script: string, element: string] {
  const guide = readFileSync('docs/embedding.md', 'utf8')
  const lines =
    /<script[^>]* integrity="sha384-…"[^>]*><\/script>\n<floor-thermostat[^>]*><\/floor-thermostat>/
  const [script = '', element = ''] = (lines.exec(guide)?.[0] ?? '').split('\n')
  return [
    script.replace('sha384-…', `sha384-${hash}`),
    element.replace('https://example.com/thermostat/', product),
  ]
}

test('an own copy of the script shows the product, as long as the copy is the one that was checked', {
  tag: '@whole',
}, async ({ page, host, baseURL }) => {
  const hash = createHash('sha384').update(host.copy).digest('base64')
  const [script, element] = pinned(hash, `${baseURL}/`)
  await host.open(element, script)
  await expect.poll(() => told(page, 'ready')).toHaveLength(1)
  await expect(frame(page)).toHaveAttribute('src', `${baseURL}/?lang=sv`)

  const [changed] = pinned(createHash('sha384').update(`${host.copy};`).digest('base64'), '')
  const refused = page.waitForEvent('console', (line) => line.text().includes('integrity'))
  await host.open(element, changed)
  await refused
  await expect(frame(page)).toHaveCount(0)
})

test('without JavaScript, or until the script is there, what is inside is shown', async ({
  page,
  host,
  baseURL,
}) => {
  const link = `<a href="${baseURL}/">Try the thermostat</a>`
  await host.open(`<floor-thermostat>${link}</floor-thermostat>`, ' ')
  await expect(page.getByRole('link')).toBeVisible()
  await host.open(`<floor-thermostat>${link}</floor-thermostat>`)
  await expect(page.getByRole('link')).toBeHidden()
})

for (const { scheme, page: says, text } of [
  { scheme: 'light', page: '', text: 'rgb(51, 48, 42)' },
  { scheme: 'dark', page: 'dark', text: 'rgb(239, 236, 230)' },
  { scheme: 'light dark', page: 'light dark', text: 'rgb(239, 236, 230)' },
]) {
  test(
    `for a visitor in the dark it is ${scheme} on a page whose color-scheme is “${says}”`,
    wholeIf(scheme !== 'dark'),
    async ({ page, host }) => {
      await page.emulateMedia({ colorScheme: 'dark' })
      await host.open('<div></div>')
      await page.evaluate((colorScheme) => {
        document.documentElement.style.colorScheme = colorScheme
        document.body.append(document.createElement('floor-thermostat'))
      }, says)
      await expect.poll(() => told(page, 'ready')).toHaveLength(1)
      await expect(device(page).locator('html')).toHaveCSS('color-scheme', scheme)
      await expect(device(page).locator('body')).toHaveCSS('color', text)
    },
  )
}
