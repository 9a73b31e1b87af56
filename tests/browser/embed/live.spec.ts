/** Tests the element of `embed.js` with the real product, on another site's page. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import {
  element,
  evaluateOnElement,
  expect,
  frame,
  type Host,
  readEvents,
  readFrameHeight,
  test,
  waitUntilFits,
} from '../helpers/embed-host'
import { recordConsole } from '../helpers/sized-frame'
import { tagWholeIf } from '../helpers/tag-whole'

const device = (page: Page) => frame(page).contentFrame()
const open = async (page: Page, host: Host, attributes = '') => {
  await host.open(`<floor-thermostat ${attributes}></floor-thermostat>`)
  await expect.poll(() => readEvents(page, 'ready')).toHaveLength(1)
}

test('the element reports the visitor’s actions, and is controlled without a reload, under a strict policy', async ({
  page,
  host,
}) => {
  const lines = recordConsole(page)
  await open(page, host, 'lang="sv" path="/home"')
  expect(await readEvents(page)).toEqual([{ type: 'ready', detail: { path: '/home', lang: 'sv' }, from: 0 }])
  await page.evaluate(() => {
    for (const type of ['press', 'screen', 'language'])
      document.body.addEventListener(type, () => window.violations.push(`${type} bubbles`))
  })

  await test.step('a press and the next screen are reported', async () => {
    await device(page).getByRole('button', { name: 'Bekräfta', exact: true }).click()
    await expect.poll(() => readEvents(page)).toHaveLength(3)
    expect((await readEvents(page)).slice(1)).toEqual([
      { type: 'press', detail: { button: 'confirm' }, from: 0 },
      { type: 'screen', detail: { path: '/home/menu' }, from: 0 },
    ])
    expect(await evaluateOnElement(page, (it) => it.path)).toBe('/home/menu')
  })

  await test.step('the page changes screen and language and resets the device', async () => {
    const html = device(page).locator('html')
    await html.evaluate((it) => it.setAttribute('data-still', ''))
    await evaluateOnElement(page, (it) => Object.assign(it, { path: '/home/menu/program', lang: 'de' }))
    await expect(device(page).locator('[data-display]')).toHaveAttribute('data-path', '/home/menu/program')
    await expect(html).toHaveAttribute('lang', 'de')
    await expect(frame(page)).toHaveAttribute('title', 'Thermostat für Fußbodenheizung')
    await device(page).getByLabel('Sprache').selectOption('fi')
    await expect(element(page)).toHaveAttribute('lang', 'fi')
    const languages = ['de', 'fi'].map((lang) => ({ type: 'language', detail: { lang }, from: 0 }))
    expect(await readEvents(page, 'language')).toEqual(languages)
    await evaluateOnElement(page, (it) => it.reset())
    const start = { type: 'screen', detail: { path: '/' }, from: 0 }
    await expect.poll(() => readEvents(page, 'screen')).toContainEqual(start)
    await expect(html).toHaveAttribute('data-still')
  })

  await evaluateOnElement(page, (it) => it.remove())
  expect(await page.evaluate(() => window.violations)).toEqual([])
  expect(lines).toEqual([])
})

for (const width of [280, 400, 620, 760, 1000])
  test(
    `the device fits its frame without scrolling, and its space is reserved before it loads, ${width} px wide`,
    tagWholeIf(width !== 400),
    async ({ page, host }) => {
      await page.setViewportSize({ width: 1100, height: 900 })
      await host.open('<floor-thermostat lang="en" path="/home" hidden></floor-thermostat>')
      const reserved = await element(page).evaluate((it: HTMLElement, width) => {
        it.style.width = `${width}px`
        it.hidden = false
        document.body.append(it)
        return it.offsetHeight
      }, width)
      await expect.poll(() => readEvents(page, 'ready')).toHaveLength(1)
      await waitUntilFits(page)
      const html = device(page).locator('html')
      const inner = () => html.evaluate((it) => [it.scrollWidth - innerWidth, it.scrollHeight - innerHeight])
      await expect.poll(inner).toEqual([0, 0])
      // The product adds a line or two of text, because this browser refuses storage in frames.
      const folded = await readFrameHeight(page)
      expect(Math.abs(folded - reserved)).toBeLessThan(80)
      if (width !== 400) return

      await test.step('its height follows its content', async () => {
        const panel = device(page).locator('[aria-controls="panel-house"]')
        await panel.click()
        await expect.poll(() => readFrameHeight(page)).toBeGreaterThan(folded + 200)
        await panel.click()
        await expect.poll(() => readFrameHeight(page)).toBe(folded)
      })

      await test.step('after a reload of the frame size and control work as before', async () => {
        await html.evaluate((it) => {
          it.dataset.old = ''
          location.reload()
        })
        const shown = device(page).locator('html:not([data-old]) [data-display]')
        await expect(shown).toHaveAttribute('data-path', '/home')
        await waitUntilFits(page)
        await expect.poll(() => readFrameHeight(page)).toBe(folded)
        await evaluateOnElement(page, (it) => {
          it.path = '/home/menu'
        })
        await expect(shown).toHaveAttribute('data-path', '/home/menu')
      })
    },
  )

test('the script works as a module, and twice on a page', { tag: '@whole' }, async ({
  page,
  host,
  baseURL,
}) => {
  // A module from another origin needs a header that its host sends; here the test sends it.
  await page.route('**/embed.js', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), 'access-control-allow-origin': '*' } })
  })
  const script = `<script type="module" src="${baseURL}/embed.js"></script>`
  await host.open(
    '<floor-thermostat lang="en" path="/home"></floor-thermostat>',
    script + script.replace('.js', '.js?again'),
  )
  await expect(frame(page)).toHaveAttribute('src', `${baseURL}/home?lang=en`)
})

/** The markup of docs/embedding.md for a host's own copy of the script, filled in. */
function pinned(code: string, product: string): readonly [script: string, element: string] {
  const guide = readFileSync('docs/embedding.md', 'utf8')
  const lines =
    /<script[^>]* integrity="sha384-…"[^>]*><\/script>\n<floor-thermostat[^>]*><\/floor-thermostat>/
  const [script = '', element = ''] = (lines.exec(guide)?.[0] ?? '').split('\n')
  return [
    script.replace('sha384-…', `sha384-${createHash('sha384').update(code).digest('base64')}`),
    element.replace('https://example.com/thermostat/', product),
  ]
}

test('a copy of the script shows the product if its checksum is the verified one', {
  tag: '@whole',
}, async ({ page, host, baseURL }) => {
  const [script, element] = pinned(host.scriptCopy, `${baseURL}/`)
  await host.open(element, script)
  await expect.poll(() => readEvents(page, 'ready')).toHaveLength(1)
  await expect(frame(page)).toHaveAttribute('src', `${baseURL}/?lang=sv`)

  const [changed] = pinned(`${host.scriptCopy};`, '')
  const refused = page.waitForEvent('console', (line) => line.text().includes('integrity'))
  await host.open(element, changed)
  await refused
  await expect(frame(page)).toHaveCount(0)
})

test('in dark mode the frame is as light or dark as the page says', async ({ page, host }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await host.open('<div></div>')
  for (const [says, scheme, text] of [
    ['', 'light', 'rgb(51, 48, 42)'],
    ['dark', 'dark', 'rgb(239, 236, 230)'],
    ['light dark', 'light dark', 'rgb(239, 236, 230)'],
  ] as const) {
    await page.evaluate((colorScheme) => {
      document.documentElement.style.colorScheme = colorScheme
      document.body.replaceChildren(document.createElement('floor-thermostat'))
    }, says)
    await expect(device(page).locator('html')).toHaveCSS('color-scheme', scheme)
    await expect(device(page).locator('body')).toHaveCSS('color', text)
  }
})

// behaviour 25.6
test('an async script that runs before the page’s style sheet has loaded waits for its color scheme', async ({
  page,
  host,
  baseURL,
}) => {
  let letThrough = () => {}
  const isHeld = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/dark.css', async (route) => {
    await isHeld
    await route.fulfill({ contentType: 'text/css', body: ':root { color-scheme: dark }' })
  })
  const head = `<link rel="stylesheet" href="/dark.css"><script src="${baseURL}/embed.js" async></script>`
  const opened = host.open('<floor-thermostat></floor-thermostat>', head, {
    'Content-Security-Policy': `default-src 'self' ${baseURL}`,
  })
  await page.waitForFunction(() => customElements.get('floor-thermostat'))
  await evaluateOnElement(page, (it) => it.startTask('lock-keys', { mode: 'try' }))
  letThrough()
  await opened
  await expect(device(page).locator('html')).toHaveCSS('color-scheme', 'dark')
  await expect.poll(() => readEvents(page, 'task')).toContainEqual(expect.objectContaining({ type: 'task' }))
})
