/**
 * Tests the analytics of config.json in a real browser, with a stand-in for the tool's server that records every
 * request.
 */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { metaPolicy } from '../../../build/hosting/policy.ts'
import { readSettings, SITE_PLACEHOLDER } from '../../../build/hosting/settings.ts'
import { parseConfig } from '../../../src/site/browser/analytics/configuration'
import { pressKey } from '../helpers/press-key'
import { test as base } from '../helpers/routed-page'
import { expect, type Page } from '../helpers/test'

/** Short versions of the scripts of analytics tools. */
const scripts: Readonly<Record<string, string>> = {
  '/stats.js': 'window.found = true',
  '/throws.js': "throw new Error('the tool is broken')",
  // Matomo requests a picture with the values that its snippet has pushed.
  '/matomo.js': `
    const said = Object.fromEntries(_paq)
    new Image().src = said.setTrackerUrl + '?idsite=' + said.setSiteId + '&at=' + location.pathname`,
  // Plausible sends each address of the page, once its snippet has set its options.
  '/js/pa-XXXXX.js': `
    const origin = new URL(document.currentScript.src).origin
    const count = () => fetch(origin + '/api/event?at=' + location.pathname, { method: 'POST', mode: 'no-cors' })
    const push = history.pushState
    history.pushState = function () { push.apply(this, arguments); count() }
    if (plausible.o) count()`,
}

/** The origin of the tool's server, and the requests that it received. */
const test = base.extend<{ tool: { readonly origin: string; readonly requests: string[] } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs off this pattern
  tool: async ({}, use) => {
    const asked: string[] = []
    const server = createServer(({ url = '' }, response) => {
      asked.push(url)
      response.writeHead(scripts[url] ? 200 : 404, { 'content-type': 'text/javascript' }).end(scripts[url])
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    await use({ origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests: asked })
    server.close()
  },
})

/**
 * Opens the product with this config.json and waits until it listens for clicks. Returns the lines of the console.
 */
async function open(page: Page, analytics: object): Promise<readonly string[]> {
  const said: string[] = []
  page.on('console', (message) => {
    // Playwright itself writes this, because playwright.config.ts blocks service workers.
    if (message.text() === 'Service Worker registration blocked by Playwright') return
    if (['warning', 'error'].includes(message.type())) said.push(message.text())
  })
  await page.route('**/config.json', (route) => route.fulfill({ json: { analytics } }))
  const lazy = page.waitForResponse('**/assets/script-*.js')
  await page.goto('/home')
  const script = await lazy
  // A second import waits until the script has run. It is a string, so that no compiler changes it.
  await script.frame().evaluate(`import('${script.url()}').then(() => {})`)
  return said
}

const press = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click()
const found = (page: Page) => page.evaluate(() => Reflect.get(window, 'found') as unknown)

/** Waits until the page is idle and has sent its requests. */
async function rest(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
}

test.describe('with a policy that allows the tool', () => {
  // The built policy would block the stand-in, which the build does not know.
  test.use({ bypassCSP: true })

  // behaviour 24.8
  test('nothing is requested before a person clicks, then exactly the script with its attributes', async ({
    page,
    tool,
    baseURL,
  }) => {
    const foreign: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(String(baseURL))) foreign.push(request.url())
    })
    const src = `${tool.origin}/stats.js`
    const consoleLines = await open(page, { src, attributes: { 'data-domain': 'shop.example', id: 'stats' } })
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-key="next"]')?.click())
    await pressKey(page, 'ArrowRight')
    await page.mouse.move(20, 20)
    await rest(page)
    expect(foreign).toEqual([])

    await press(page)
    await expect.poll(() => found(page)).toBe(true)
    const script = await page.locator('script[defer]').evaluateAll((all) => all.map((one) => one.outerHTML))
    expect(script).toEqual([`<script data-domain="shop.example" id="stats" defer="" src="${src}"></script>`])
    await press(page)
    await rest(page)
    expect(foreign).toEqual([src])
    expect(tool.requests).toEqual(['/stats.js'])
    expect(consoleLines).toEqual([])
  })

  for (const [what, path, errors] of [
    ['is missing', '/missing.js', []],
    ['throws', '/throws.js', ['the tool is broken']],
  ] as const)
    test(`a script that ${what} does not affect the device or log an error`, {
      tag: '@whole',
    }, async ({ page, tool, unhandled }) => {
      const said = await open(page, { src: tool.origin + path })
      await press(page)
      await expect.poll(() => tool.requests).toEqual([path])
      await rest(page)
      await press(page)
      await expect(page.locator('[data-display] [data-value]')).toHaveAttribute('data-value', '21')
      // The browser itself reports a missing file and an error in the tool's script.
      expect(said.filter((line) => /config\.json|policy/.test(line))).toEqual([])
      expect(unhandled.splice(0)).toEqual(errors)
    })
})

/** The snippet for a tool in docs/hosting.md, and its configuration below it. */
function documented(tool: string) {
  const pairs = readFileSync('docs/hosting.md', 'utf8').matchAll(/```js\n([^`]+)```\n```json\n([^`]+)```/g)
  const [, snippet = '', config = ''] = [...pairs].find(([both]) => both.includes(tool)) ?? []
  return { snippet, config }
}

// behaviour 24.8
for (const [tool, asks] of [
  ['https://matomo.shop.example', ['/matomo.js', '/matomo.php?idsite=1&at=/home']],
  ['https://plausible.io', ['/js/pa-XXXXX.js', '/api/event?at=/home', '/api/event?at=/home/menu']],
] as const)
  test(`the snippet for ${tool} runs under the policy built from its configuration`, async ({ page }) => {
    const { snippet, config } = documented(tool)
    await page.route('**/home', async (route) => {
      const response = await route.fetch()
      const settings = readSettings({}, parseConfig(config, `${SITE_PLACEHOLDER}/config.json`))
      const policy = metaPolicy('device', settings)
      const html = await response.text()
      const body = html.replace(/(<meta http-equiv="content-security-policy" content=")[^"]*/i, `$1${policy}`)
      const headers = { ...response.headers(), 'content-security-policy': policy }
      await route.fulfill({ response, body, headers })
    })
    const contentType = 'text/javascript'
    await page.route('**/stats.js', (route) => route.fulfill({ contentType, body: snippet }))
    const requests: string[] = []
    await page.route(`${tool}/**`, (route) => {
      const path = route.request().url().slice(tool.length)
      requests.push(path)
      return route.fulfill({ contentType, body: scripts[path] ?? '' })
    })
    const said = await open(page, JSON.parse(config).analytics)
    await rest(page)
    expect(requests).toEqual([])
    await press(page)
    await expect.poll(() => requests).toEqual(asks.slice(0, 2))
    await page.getByRole('button', { name: 'Confirm', exact: true }).click()
    await expect(page.locator('[data-path="/home/menu"]')).toBeVisible()
    await expect.poll(() => requests).toEqual(asks)
    expect(said).toEqual([])
  })

test('a site built without analytics logs how to build it with analytics', async ({ page, tool }) => {
  const said = await open(page, { src: `${tool.origin}/stats.js` })
  await press(page)
  const ours = () => said.filter((line) => line.endsWith('see Analytics in docs/hosting.md.'))
  await expect.poll(ours).toEqual([expect.stringContaining('build the site with this config.json')])
  expect(tool.requests).toEqual([])
})
