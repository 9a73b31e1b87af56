/** Tests storage in frames on another site's page, in a browser that partitions storage as visitors' browsers do. */
import { expect, type FrameLocator, type Page } from '@playwright/test'
import { messageRecorder, readMessages, test } from '../helpers/frame-host'
import { chromiumWithFrameStorage } from '../helpers/full-chromium'
import { recordConsole } from '../helpers/sized-frame'

test.use({ launchOptions: chromiumWithFrameStorage })

const open = (src: string, more = '') =>
  `${messageRecorder}<iframe title="Thermostat" src="${src}" width="400" height="700" ${more}></iframe>`
const framed = (page: Page) => page.locator('iframe').contentFrame()
const product = (page: Page, index: number) => page.locator('iframe').nth(index).contentFrame()

const isAt = (place: Page | FrameLocator, value: string) =>
  expect(place.locator('[data-display] [data-value]')).toHaveAttribute('data-value', value)
const press = (place: Page | FrameLocator, name: string) => place.locator(`[data-key="${name}"]`).click()
const shows = (frame: FrameLocator, path: string) =>
  expect(frame.locator('html:not([data-old]) [data-display]')).toHaveAttribute('data-path', path)
const speaks = (frame: FrameLocator, language: string) =>
  expect(frame.locator('html:not([data-old])')).toHaveAttribute('lang', language)

// behaviour 18.6
test('a frame’s partitioned storage works, and is separate from that of the product’s own site', async ({
  page,
  host,
}) => {
  const product = `${host.product('cross-origin')}/home`
  await page.goto(product)
  // The page draws the buttons before its script runs, and the screen only afterwards.
  await isAt(page, '19')
  for (const value of ['20', '21']) {
    await press(page, 'next')
    await isAt(page, value)
  }

  await page.goto(host.serve(open(product)))
  await isAt(framed(page), '19')
  await expect(framed(page).locator('[data-forgetful]')).toHaveCount(0)
  await press(framed(page), 'next')
  await isAt(framed(page), '20')
  await page.reload()
  await isAt(framed(page), '20')

  await page.goto(product)
  await isAt(page, '21')
})

test('in a sandbox without an origin the device works and says that nothing is stored', {
  tag: '@whole',
}, async ({ page, host }) => {
  // A page without an origin may load scripts, fonts and config.json only if the host allows every origin.
  await page.route(/\/assets\/|config\.json/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), 'access-control-allow-origin': '*' } })
  })
  await page.goto(host.serve(open(`${host.product('cross-origin')}/home`, 'sandbox="allow-scripts"')))
  const consoleLines = recordConsole(page)
  await expect(framed(page).locator('[data-forgetful]')).toBeVisible()
  await press(framed(page), 'next')
  await isAt(framed(page), '20')
  await press(framed(page), 'confirm')
  await press(framed(page), 'back')
  await isAt(framed(page), '20')
  expect(consoleLines).toEqual([])
  await expect
    .poll(() => readMessages(page, 'ready'))
    .toEqual([{ v: 1, type: 'ready', path: '/home', lang: 'en' }])
  await page.evaluate(() => window.frames[0]?.postMessage({ v: 1, type: 'go', path: '/home/menu' }, '*'))
  await shows(framed(page), '/home/menu')
})

for (const origin of ['same-origin', 'cross-origin'] as const)
  test(`two frames without the element keep their own trails over a reload (${origin})`, {
    tag: '@whole',
  }, async ({ page, host }) => {
    const addresses = ['/home?lang=sv', '/home/menu/settings?lang=de']
    await page.goto(host.serve(addresses.map((address) => open(host.product(origin) + address)).join('')))
    const [one, two] = [product(page, 0), product(page, 1)]
    await shows(one, '/home')
    await shows(two, '/home/menu/settings')
    await press(one, 'confirm')
    await shows(one, '/home/menu')
    for (const name of ['next', 'next', 'confirm']) await press(two, name)
    await shows(two, '/home/menu/settings/screensaver')
    for (const frame of [one, two])
      await frame.locator('html').evaluate((html) => {
        html.dataset.old = ''
        location.reload()
      })
    await shows(one, '/home/menu')
    await speaks(one, 'sv')
    await shows(two, '/home/menu/settings/screensaver')
    await speaks(two, 'de')
    await press(one, 'back')
    await shows(one, '/home')
    await press(two, 'back')
    await shows(two, '/home/menu/settings')

    await page.reload()
    await shows(one, '/home')
    await press(two, 'back')
    await shows(two, '/home/menu')
    await page.goto('about:blank')
    await page.goBack()
    await speaks(one, 'sv')
  })

// behaviour 25.10
test('two elements keep the languages that their page requests, until the visitor chooses one', async ({
  page,
  host,
}) => {
  const element = (lang: string) =>
    `<floor-thermostat path="/home" ${lang} loading="eager"></floor-thermostat>`
  const script = `<script src="${host.product('cross-origin')}/embed.js"></script>`
  await page.goto(host.serve(script + element('lang="sv"') + element('lang="de"') + element('')))
  const areIn = async (...languages: string[]) => {
    for (const [index, language] of languages.entries()) await speaks(product(page, index), language)
  }
  await areIn('sv', 'de', 'en')
  const stored = () => localStorage.getItem('language')
  expect(await product(page, 2).locator('html').evaluate(stored)).toBeNull()
  await product(page, 0).getByLabel('Språk').selectOption('fi')
  await areIn('fi', 'de', 'fi')
  const attributes = () =>
    page.locator('floor-thermostat').evaluateAll((all) => all.map((one) => one.getAttribute('lang')))
  await expect.poll(attributes).toEqual(['fi', 'de', 'fi'])
  await page.reload()
  await areIn('sv', 'de', 'fi')
})
